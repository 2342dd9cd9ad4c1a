import { expect, it } from 'vitest'
import { findNameMentions, type KnownNames } from './known-names.ts'

const known: KnownNames = {
  leads: [
    { id: 'ana', name: 'Ana Silva', company: 'Acme Inc.' },
    { id: 'jose', name: 'José Núñez', company: 'Café Central' },
    { id: 'grace', name: 'Grace Hill', company: 'Northwind Traders' },
  ],
  tasks: [],
  colleagues: [{ id: 'ben', name: 'Ben Carter' }],
}

const read = (text: string) =>
  findNameMentions(text, known).map((mention) => [
    mention.text,
    ...(mention.kind === 'person' ? [mention.person.id] : mention.leads.map((lead) => lead.id)),
  ])

it.each<[string, string[][]]>([
  ['call Ana Silva', [['Ana Silva', 'ana']]],
  ["acme's value", [['acme', 'ana']]],
  ['ACME INC signed', [['ACME INC', 'ana']]],
  ['email jose nunez', [['jose nunez', 'jose']]],
  ['lunch at cafe central', [['cafe central', 'jose']]],
  ['north wind traders', [['north wind traders', 'grace']]],
  ['the northwnd deal', [['northwnd', 'grace']]],
  ['Ana from Acme', [['Ana from Acme', 'ana']]],
  [
    'ask Ben to call Grace',
    [
      ['Ben', 'ben'],
      ['Grace', 'grace'],
    ],
  ],
  ['nobody here', []],
  ['an acre of land', []],
])('finds in "%s" who is meant', (text, expected) => {
  expect(read(text)).toEqual(expected)
})
