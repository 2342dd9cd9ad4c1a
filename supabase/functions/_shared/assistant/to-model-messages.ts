import type { ModelMessage } from 'ai'
import type { Chat } from './request.ts'

function readArguments(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * The chat's messages in the AI SDK's form. A call whose result is missing (its run failed in the browser) gets an
 * error result, since services refuse a call without a result.
 */
export function toModelMessages(messages: Chat['messages']): ModelMessage[] {
  const results = new Map(
    messages.flatMap((each) => (each.role === 'tool' ? [[each.tool_call_id, each.content] as const] : [])),
  )
  return messages.flatMap((each): ModelMessage[] => {
    if (each.role === 'tool') return []
    if (each.role === 'user') return [{ role: 'user', content: each.content }]
    const calls = each.tool_calls ?? []
    if (calls.length === 0)
      return each.content.trim() === '' ? [] : [{ role: 'assistant', content: each.content }]
    return [
      {
        role: 'assistant',
        content: [
          ...(each.content === '' ? [] : [{ type: 'text' as const, text: each.content }]),
          ...calls.map((call) => ({
            type: 'tool-call' as const,
            toolCallId: call.id,
            toolName: call.function.name,
            input: readArguments(call.function.arguments),
          })),
        ],
      },
      {
        role: 'tool',
        content: calls.map((call) => ({
          type: 'tool-result' as const,
          toolCallId: call.id,
          toolName: call.function.name,
          output: { type: 'text' as const, value: results.get(call.id) ?? 'Failed to execute' },
        })),
      },
    ]
  })
}
