import { productLocale, toEnglish } from '@parley/core/format/place'
import { isTimeZone } from '@parley/core/text/time-zone'
import { z } from 'zod'
import { refuse } from '../caller.ts'
import { readBody } from '../read-body.ts'

const mostMessages = 40
const longestMessage = 8000
const longestBody = 60 * 1024

const toolCall = z.object({
  id: z.string().min(1).max(200),
  type: z.literal('function'),
  function: z.object({ name: z.string().min(1).max(100), arguments: z.string() }),
})
const message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: z.string() }),
  z.object({
    role: z.literal('assistant'),
    content: z.string(),
    tool_calls: z.array(toolCall).max(20).optional(),
  }),
  z.object({ role: z.literal('tool'), content: z.string(), tool_call_id: z.string().min(1).max(200) }),
])

/** `ChatRequest` and `GenerateRequest` of core/src/assistant/protocol.ts. */
const chatSchema = z.object({
  messages: z.array(message).min(1),
  userId: z.uuid(),
  companyId: z.uuid(),
  conversationId: z.uuid().optional(),
  turnId: z.uuid().optional(),
  timeZone: z.string().max(64).refine(isTimeZone).optional(),
  locale: z.string().max(64).default(productLocale).transform(toEnglish),
})
const generateSchema = z.object({ type: z.literal('generate'), message: z.string().trim().min(1) })

export type Chat = z.infer<typeof chatSchema>
export type AssistantRequest = { kind: 'chat'; chat: Chat } | { kind: 'generate'; message: string }

function isCallKnown(messages: Chat['messages']): boolean {
  const known = new Set<string>()
  return messages.every((each) => {
    if (each.role === 'assistant') for (const call of each.tool_calls ?? []) known.add(call.id)
    return each.role !== 'tool' || known.has(each.tool_call_id)
  })
}

function hasQuestion(messages: Chat['messages']): boolean {
  const last = messages.at(-1)
  if (last?.role === 'tool') return messages.some((each) => each.role === 'user')
  return last?.role === 'user' && last.content.trim() !== ''
}

/**
 * The parsed request, or the error response: 400 for what is no such request, 413 beyond 40 messages, 8,000 characters
 * of a message or 60 KB in all.
 */
export async function parseAssistantRequest(request: Request): Promise<AssistantRequest | Response> {
  const body = await readBody(request, longestBody)
  if (!body.ok) {
    return body.reason === 'invalid'
      ? refuse(400, 'Send a JSON body with messages, userId and companyId.')
      : refuse(413, 'That is more than the assistant can read at once (60 KB). Start a new conversation.')
  }
  const generate = generateSchema.safeParse(body.value)
  if (generate.success) return { kind: 'generate', message: generate.data.message }
  const parsed = chatSchema.safeParse(body.value)
  if (!parsed.success) {
    return refuse(400, 'Send messages, userId and companyId, or a message with "type": "generate".')
  }
  const { messages } = parsed.data
  if (messages.length > mostMessages) {
    return refuse(413, `A conversation holds at most ${mostMessages} messages here. Start a new one.`)
  }
  if (messages.some((each) => each.role === 'user' && each.content.length > longestMessage)) {
    return refuse(413, 'A message can have at most 8,000 characters. Shorten it and send it again.')
  }
  if (!isCallKnown(messages)) return refuse(400, 'A tool message answers a call that is not in the messages.')
  if (!hasQuestion(messages))
    return refuse(400, 'The last message must be a question or the result of a tool.')
  return { kind: 'chat', chat: parsed.data }
}
