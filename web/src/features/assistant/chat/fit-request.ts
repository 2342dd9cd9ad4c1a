import type { ChatMessage } from '@parley/core/assistant/protocol'
import type { ReadToolResult } from './outcome.ts'

/** The function takes 40 messages and 60 KB; the rest of the body needs some of it. */
const mostBytes = 56 * 1024
const mostHistory = 20
const longestOld = 4000
export const longestMessage = 8000

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** What was said before, the newest that fit: at most 20 messages and 16 KB, beginning with a person's. */
export function fitHistory(messages: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = []
  let bytes = 0
  for (const message of messages.slice(-mostHistory).toReversed()) {
    const cut = { ...message, content: message.content.slice(0, longestOld) }
    bytes += bytesOf(cut)
    if (bytes > 16 * 1024) break
    kept.unshift(cut)
  }
  const first = kept.findIndex(({ role }) => role === 'user')
  return first === -1 ? [] : kept.slice(first)
}

function cutLists(value: unknown, rows: number): unknown {
  if (Array.isArray(value)) return value.slice(0, rows).map((each) => cutLists(each, rows))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cutLists(each, rows)]))
}

/**
 * A result for the model in at most `bytes`: whole, else without its links, else with shorter lists, else the sentence
 * alone. Always JSON.
 */
export function fitResult(result: ReadToolResult, bytes: number): string {
  const { evidence: _links, ...bare } = result
  const { data: _rows, ...sentence } = bare
  const tries: (() => unknown)[] = [
    () => result,
    () => bare,
    ...[20, 10, 5, 2].map((rows) => () => ({ ...bare, data: cutLists(bare.data, rows) })),
  ]
  for (const attempt of tries) {
    const value = { result: attempt() }
    if (bytesOf(value) <= bytes) return JSON.stringify(value)
  }
  return JSON.stringify({ result: sentence })
}

/** How many bytes each of `count` results may have beside the messages that are sent anyway. */
export const roomForEach = (messages: readonly ChatMessage[], count: number): number =>
  Math.max(600, Math.floor((mostBytes - bytesOf(messages)) / Math.max(1, count)))
