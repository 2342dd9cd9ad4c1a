import type { ChatMessage } from '@parley/core/assistant/protocol'
import { expect, test } from 'vitest'
import { fitHistory, fitResult, roomForEach } from './fit-request.ts'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
const talk = (count: number, content: string): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }))

test('history: the newest twenty, from a question on, in 16 KB however it is written', () => {
  expect(fitHistory([])).toEqual([])
  expect(fitHistory(talk(41, 'hi'))).toHaveLength(19)
  expect(fitHistory(talk(41, 'hi'))[0]?.role).toBe('user')
  expect(bytes(fitHistory(talk(40, '語'.repeat(8000))))).toBeLessThan(17 * 1024)
})

test('results shrink until eight fit beside the longest question', () => {
  const asked: ChatMessage[] = [
    ...fitHistory(talk(20, 'x'.repeat(4000))),
    { role: 'user', content: '語'.repeat(8000) },
  ]
  const room = roomForEach(asked, 8)
  const row = { id: crypto.randomUUID(), name: 'N'.repeat(400) }
  const result = {
    status: 'done' as const,
    message: 'Fifty.',
    data: { leads: Array.from({ length: 50 }, () => row) },
    evidence: [{ kind: 'record' as const, path: '/leads', label: 'x' }],
  }
  const content = fitResult(result, room)
  expect(JSON.parse(content).result.message).toBe('Fifty.')
  expect(bytes([...asked, ...Array.from({ length: 8 }, () => content)])).toBeLessThan(60 * 1024)
  expect(JSON.parse(fitResult(result, 1e6)).result).toEqual(result)
  expect(JSON.parse(fitResult(result, 10)).result).toEqual({ status: 'done', message: 'Fifty.' })
})
