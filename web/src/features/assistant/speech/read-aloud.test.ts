import { expect, test } from 'vitest'
import { toSpoken } from './read-aloud.ts'

test.each([
  ['**Two** leads:\n\n- Ana\n- Bo', 'Two leads: Ana. Bo'],
  ['See [the list](/leads).', 'See the list.'],
  ['Done.\n\n```\ncode\n```', 'Done.'],
  ['', ''],
])('%j is spoken as "%s"', (markdown, spoken) => {
  expect(toSpoken(markdown)).toBe(spoken)
})
