import type { StreamedToolCall } from '@parley/core/assistant/protocol'
import { expect, test } from 'vitest'
import { createCallJoiner } from './join-calls.ts'

function join(pieces: readonly StreamedToolCall[]) {
  const joiner = createCallJoiner()
  for (const piece of pieces) joiner.add(piece)
  return joiner.calls().map(({ id, function: { name, arguments: text } }) => [id, name, text])
}

test('joins pieces per index, however they are mixed', () => {
  expect(
    join([
      { index: 0, id: 'one', type: 'function', function: { name: 'search_leads', arguments: '{"que' } },
      { index: 1, id: 'two', type: 'function', function: { name: 'search_tasks', arguments: '' } },
      { index: 0, function: { arguments: 'ry":"A"}' } },
      { index: 1, function: { arguments: '{}' } },
    ]),
  ).toEqual([
    ['one', 'search_leads', '{"query":"A"}'],
    ['two', 'search_tasks', '{}'],
  ])
})

test('takes another id at the same index for another call, and a repeated one for the same', () => {
  expect(
    join([
      { index: 0, id: 'one', function: { name: 'hot_leads', arguments: '{' } },
      { index: 0, id: 'one', function: { name: 'hot_leads', arguments: '}' } },
      { index: 0, id: 'two', function: { name: 'daily_briefing', arguments: '{}' } },
    ]),
  ).toEqual([
    ['one', 'hot_leads', '{}'],
    ['two', 'daily_briefing', '{}'],
  ])
})

test('names a call without an id, and leaves out one without a name', () => {
  expect(
    join([
      { index: 0, function: { name: 'hot_leads' } },
      { index: 1, function: { arguments: '{}' } },
    ]),
  ).toEqual([['call_0', 'hot_leads', '']])
})
