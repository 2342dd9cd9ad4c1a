import { expect, test } from 'vitest'
import { findCommands, type SearchCommand } from './commands.ts'

const page = (label: string, keywords = ''): SearchCommand => ({
  label,
  keywords,
  keys: [],
  group: 'Pages',
  href: '/',
})
const commands = [page('Tasks', '/tasks'), page('New task', 'add create'), page('Analytics')]
function labels(words: string) {
  const { named, other } = findCommands(commands, words)
  return [named.map(({ label }) => label), other.map(({ label }) => label)]
}

test('a name that begins with the words stands apart from one that holds them', () => {
  expect(labels('task')).toEqual([['Tasks'], ['New task']])
})

test('each word counts, in any order, also the keywords', () => {
  expect(labels('create task')).toEqual([[], ['New task']])
  expect(labels('ana')).toEqual([['Analytics'], []])
  expect(labels('nothing')).toEqual([[], []])
})
