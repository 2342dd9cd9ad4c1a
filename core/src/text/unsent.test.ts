import { expect, test } from 'vitest'
import { unsentText } from './unsent.ts'

test.each([
  ['Call Ana', 'Call Ana', ''],
  ['  Call Ana \n', 'Call Ana', ''],
  ['Call Ana\nand Ben', 'Call Ana', 'and Ben'],
  ['Call Ana and Ben ', 'Call Ana ', 'and Ben '],
  ['Call Ana', 'Call Ana and Ben', 'Call Ana'],
  ['Call Eva', 'Call Ana', 'Call Eva'],
  ['Please call Ana', 'Call Ana', 'Please call Ana'],
  ['', 'Call Ana', ''],
  ['Next 🙂', 'Next', '🙂'],
])('of %j, once %j was sent, there remains %j', (now, sent, left) => {
  expect(unsentText(now, sent)).toBe(left)
})
