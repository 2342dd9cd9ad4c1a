import { describe, expect, test } from 'vitest'
import { completeMention, mentionAt, mentionChoices } from './mention-draft.ts'
import { findMentions } from './mentions.ts'

const people = [{ name: 'Ana Miller' }, { name: 'Ben Carter' }, { name: 'Zoë Åberg' }]
const atEnd = (text: string) => mentionAt(text, text.length)

describe('what is being typed', () => {
  test.each([
    ['@', ''],
    ['ask @b', 'b'],
    ['ask @Ben C', 'Ben C'],
    ['(@zo', 'zo'],
    ['line\n@', ''],
    ['@kim@northwind.example', 'kim@northwind.example'],
  ])('%j is a mention of %j', (text, query) => {
    expect(atEnd(text)).toEqual({ start: text.length - query.length - 1, query })
  })

  test.each(['', 'ben', 'ben@', 'ben@northwind', '@ben carter said ', '@ ', '@\n'])('%j is none', (text) => {
    expect(atEnd(text)).toBeNull()
  })

  test('counts from the start of a long text', () => {
    const text = `${'word '.repeat(100)}@an`
    expect(mentionAt(text, text.length)).toEqual({ start: 500, query: 'an' })
    expect(mentionAt(text, 3)).toBeNull()
  })
})

test.each([
  ['', 3],
  ['ben', 1],
  ['mill', 1],
  ['åb', 1],
  ['ille', 0],
])('%j fits %i people', (query, count) => {
  expect(mentionChoices(people, query)).toHaveLength(count)
})

test('the whole name takes its place, and is then understood', () => {
  const draft = mentionAt('ask @b about it', 6)
  expect(draft).not.toBeNull()
  if (!draft) return
  const done = completeMention('ask @b about it', draft, 'Ben Carter')
  expect(done.text).toBe('ask @Ben Carter about it')
  expect(done.text.slice(0, done.caret)).toBe('ask @Ben Carter ')
  expect(findMentions(done.text, [{ id: 'ben', name: 'Ben Carter' }])).toEqual(['ben'])
})
