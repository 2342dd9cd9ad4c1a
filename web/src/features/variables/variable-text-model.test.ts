import { expect, it } from 'vitest'
import { readText, readVariable, withFallback, writeText } from './variable-text-model.ts'

it.each([
  '',
  'no variable',
  '\n\n',
  'Hello {{lead.first_name|there}},\n\n{{owner.name}}\n',
  '{{lead.name}}{{lead.name}}',
  'not one: {{lead.nmae}} {{ }} {{{lead.name}}} {x} [lead’s name]',
])('is stored as it was written: %j', (text) => {
  expect(writeText(readText(text))).toBe(text)
})

it('keeps a variable together and leaves what is none as words', () => {
  const kinds: string[] = []
  readText('Hi {{lead.first_name|there}} {{lead.nmae}}').descendants((node) => {
    if (node.isInline) kinds.push(node.isText ? (node.text ?? '') : node.type.name)
  })
  expect(kinds).toEqual(['Hi ', 'variable', ' {{lead.nmae}}'])
})

it('says a variable in words', () => {
  expect(readVariable('{{lead.first_name}}')).toEqual({ name: 'lead’s first name', fallback: undefined })
  expect(readVariable('{{ lead.first_name |there}}')).toEqual({
    name: 'lead’s first name',
    fallback: 'there',
  })
})

it('takes other words for what is not known', () => {
  expect(withFallback('{{lead.first_name}}', 'there')).toBe('{{lead.first_name|there}}')
  expect(withFallback('{{lead.first_name|there}}', '')).toBe('{{lead.first_name}}')
  expect(withFallback('{{lead.first_name}}', 'a|b}}')).toBe('{{lead.first_name|ab}}')
})
