import { afterAll, expect, test, vi } from 'vitest'
import { openPage } from '~/data/testing/page.ts'

openPage()
afterAll(() => void vi.unstubAllGlobals())
const { titleFrom } = await import('./conversations.ts')

test.each([
  ['Call  Ana\nand Ben ', 'Call Ana and Ben'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  [`${'word '.repeat(11)}and the rest of it`, `${'word '.repeat(11).trim()} and…`],
  [`${'x'.repeat(58)}🙂🙂`, `${'x'.repeat(58)}…`],
])('the title from %j', (text, title) => {
  expect(titleFrom(text)).toBe(title)
  expect(titleFrom(text).isWellFormed()).toBe(true)
})
