import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { askedVariable, matchingVariables } from './asked-variable.ts'
import { readText } from './variable-text-model.ts'

/** The text with `^` where the caret stands, which is in its first line. */
function askedIn(marked: string) {
  const doc = readText(marked.replace('^', ''))
  const caret = 1 + readText(marked.split('^')[0] ?? '').child(0).content.size
  return askedVariable(EditorState.create({ doc, selection: TextSelection.create(doc, caret) }))
}

it.each([
  ['{{^', { typed: '', from: 1, to: 3 }],
  ['Hi {{lead.f^', { typed: 'lead.f', from: 4, to: 12 }],
  ['{{first na^ and more', { typed: 'first na', from: 1, to: 11 }],
  // A variable that stands before it is one piece.
  ['{{lead.name}} {{o^', { typed: 'o', from: 3, to: 6 }],
  // One that is closed already, with a slip in it, is replaced as a whole.
  ['{{lead.n^mae}} x', { typed: 'lead.n', from: 1, to: 14 }],
])('is asked for: %s', (text, asked) => {
  expect(askedIn(text)).toEqual(asked)
})

it.each(['^', '{^', 'a { {b^', '{{lead.nmae}}^', '{{lead.name|there^', '{{a{b^', '{{lead.name}}^'])(
  'is not asked for: %s',
  (text) => {
    expect(askedIn(text)).toBeNull()
  },
)

it('is found by its words and by its stored name', () => {
  const known = [
    { name: 'lead.name', label: 'lead’s name' },
    { name: 'lead.first_name', label: 'lead’s first name' },
    { name: 'company.name', label: 'your company’s name' },
  ]
  const found = (typed: string) => matchingVariables(known, typed).map(({ name }) => name)
  expect(found('')).toEqual(['lead.name', 'lead.first_name', 'company.name'])
  expect(found('lead.fi')).toEqual(['lead.first_name'])
  expect(found("Lead's na")).toEqual(['lead.name', 'lead.first_name'])
  expect(found('first')).toEqual(['lead.first_name'])
  expect(found('your na')).toEqual(['company.name'])
  expect(found('zebra')).toEqual([])
})

it('offers what begins with the word that was typed first', () => {
  const known = [
    { name: 'lead.owner_id', label: 'lead’s owner' },
    { name: 'owner.name', label: 'owner’s name' },
    { name: 'owner.email', label: 'owner’s email' },
  ]
  const found = (typed: string) => matchingVariables(known, typed).map(({ name }) => name)
  expect(found('own')).toEqual(['owner.name', 'owner.email', 'lead.owner_id'])
  expect(found('lead ow')).toEqual(['lead.owner_id'])
})
