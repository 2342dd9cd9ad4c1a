import { expect, test } from 'vitest'
import { factFields, withArticle } from './fields.ts'

test('no field has two articles in a sentence', () => {
  const said = factFields.map(({ label }) => withArticle(label))
  expect(said).toContain('your company’s name')
  expect(said).toContain('the lead’s value')
  expect(said.filter((label) => /^the (?:your|the)\b/.test(label))).toEqual([])
})
