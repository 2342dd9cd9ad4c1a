import type { CallResult } from '@parley/core/assistant/results'
import { z } from 'zod'
import type { Chat } from './request.ts'

const resultSchema = z.object({
  status: z.enum(['done', 'needs_confirmation']),
  message: z.string().optional(),
  data: z.unknown().optional(),
})
/** A browser sends what ai-crm-tools answered: `{ result }`, the result itself, `{ error }`, or a sentence. */
const contentSchema = z.union([
  z.object({ result: resultSchema }).transform(({ result }) => result),
  resultSchema,
  z
    .object({ error: z.string() })
    .transform(({ error }) => ({ status: 'failed' as const, message: error, data: null })),
])

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const failures = /^(?:failed to execute|tool execution failed)/i

function toResult(name: string, content: string): CallResult {
  const parsed = contentSchema.safeParse(readJson(content))
  if (parsed.success)
    return { name, status: parsed.data.status, message: parsed.data.message ?? '', data: parsed.data.data }
  return { name, status: failures.test(content) ? 'failed' : 'done', message: content, data: null }
}

/** The results of the calls asked last; empty where the last message is the person's. */
export function readToolResults(messages: Chat['messages']): CallResult[] {
  const names = new Map(
    messages.flatMap((each) =>
      each.role === 'assistant'
        ? (each.tool_calls ?? []).map((call) => [call.id, call.function.name] as const)
        : [],
    ),
  )
  const lastSaid = messages.findLastIndex((each) => each.role !== 'tool')
  return messages
    .slice(lastSaid + 1)
    .flatMap((each) =>
      each.role === 'tool' ? [toResult(names.get(each.tool_call_id) ?? '', each.content)] : [],
    )
}
