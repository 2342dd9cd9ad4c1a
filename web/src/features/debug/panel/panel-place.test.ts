import { expect, it } from 'vitest'
import { insideWindow } from './panel-place.ts'

const place = { right: 16, bottom: 16, tab: 'Logs', isFolded: false } as const
const panel = { width: 400, height: 300 }
const window = { width: 1000, height: 800 }

it.each([
  [
    { right: -20, bottom: -1 },
    { right: 0, bottom: 0 },
  ],
  [
    { right: 600, bottom: 500 },
    { right: 600, bottom: 500 },
  ],
  [
    { right: 601, bottom: 900 },
    { right: 600, bottom: 500 },
  ],
])('keeps %o at %o', (asked, kept) => {
  expect(insideWindow({ ...place, ...asked }, panel, window)).toEqual({ ...place, ...kept })
})

it('shows the beginning of a panel larger than the window', () => {
  expect(insideWindow(place, panel, { width: 320, height: 200 })).toMatchObject({ right: 0, bottom: 0 })
})
