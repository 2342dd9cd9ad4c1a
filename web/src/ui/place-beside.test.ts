import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const window = { width: 400, height: 300 }
const size = { width: 80, height: 20 }

test('stands centred on the wanted side', () => {
  const anchor = { left: 180, top: 100, width: 40, height: 30 }
  expect(placeBeside(anchor, size, 'bottom', window)).toEqual({ left: 160, top: 136 })
  expect(placeBeside(anchor, size, 'top', window)).toEqual({ left: 160, top: 74 })
  expect(placeBeside(anchor, size, 'right', window)).toEqual({ left: 226, top: 105 })
  expect(placeBeside(anchor, size, 'left', window)).toEqual({ left: 94, top: 105 })
})

test('goes to the other side where there is no room', () => {
  const low = { left: 180, top: 270, width: 40, height: 30 }
  expect(placeBeside(low, size, 'bottom', window).top).toBe(244)
  const right = { left: 360, top: 100, width: 40, height: 30 }
  expect(placeBeside(right, size, 'right', window).left).toBe(274)
})

test('never leaves the window', () => {
  const corner = { left: 380, top: 100, width: 20, height: 30 }
  expect(placeBeside(corner, size, 'bottom', window).left).toBe(312)
  expect(placeBeside({ ...corner, left: 0 }, size, 'bottom', window).left).toBe(8)
})
