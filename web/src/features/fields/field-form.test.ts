import { expect, test } from 'vitest'
import { describeLabel, readOptions } from './field-form.ts'

test.each([
  ['Plan', null],
  ['', 'Give the field a name'],
  ['x'.repeat(60), null],
  ['x'.repeat(61), 'Use at most 60 characters'],
  [' renewal ', 'There is already a field with this name'],
])('%j: %s', (label, problem) => expect(describeLabel(label, [{ label: 'Renewal' }])).toBe(problem))

test('choices stand between commas, each once', () => {
  expect(readOptions(' Gold, Silver,,Gold ')).toEqual(['Gold', 'Silver'])
})
