import { expect, test } from 'vitest'
import { findMentions } from './mentions.ts'

const colleagues = [
  { id: 'ana', name: 'Ana Miller' },
  { id: 'ana-maria', name: 'Ana Maria' },
  { id: 'ben', name: 'Ben Carter' },
  { id: 'zoe', name: 'Zoë Åberg' },
  { id: 'kim', name: 'kim@northwind.example' },
]

test.each([
  ['@Ben please look', ['ben']],
  ['thanks (@ben carter).', ['ben']],
  ['@Ana Maria and @Ana Miller', ['ana-maria', 'ana']],
  ['@BEN, @Ben and @ben', ['ben']],
  ['@Zoë knows', ['zoe']],
  ['@kim@northwind.example, see below', ['kim']],
  ['at the end @Ben', ['ben']],
])('%s', (text, ids) => {
  expect(findMentions(text, colleagues)).toEqual(ids)
})

test.each([
  ['a first name that two have', '@Ana, call them'],
  ['a longer word', '@Benjamin'],
  ['an email address', 'write to x@ben.example'],
  ['nobody', '@Carla'],
  ['an @ alone', 'lunch @ noon'],
])('%s means nobody', (_what, text) => {
  expect(findMentions(text, colleagues)).toEqual([])
})
