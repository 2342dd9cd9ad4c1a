import type { ChatMessage, ChatRequest } from '@parley/core/assistant/protocol'
import { FunctionsHttpError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { environment } from '~/data/environment.ts'
import { readRefusal } from '~/data/function-refusal.ts'
import { person } from '~/data/person-place.ts'
import { readStages } from '~/data/stages.ts'
import { supabase } from '~/data/supabase.ts'
import { readTimeZone } from '~/data/time-zone.ts'
import { ChatFailure, toUnreached } from './failure.ts'
import { toolResultSchema } from './outcome.ts'
import { type Answer, readAnswer } from './read-answer.ts'
import type { ToolAnswer, ToolAsk, TurnPorts } from './turn.ts'

const resultSchema = z.object({ result: toolResultSchema })
const toolFailed = 'Tool execution failed'

/** Runs a tool as the person. A failure is its message or "Tool execution failed" (docs/specified.md S8.2). */
export async function runTool(ask: ToolAsk): Promise<ToolAnswer & { status?: number }> {
  const { data, error } = await supabase.functions.invoke<unknown>('ai-crm-tools', {
    body: { ...ask, timeZone: readTimeZone(), locale: person.locale },
  })
  if (error instanceof FunctionsHttpError) {
    const response: unknown = error.context
    if (!(response instanceof Response)) return { error: toolFailed }
    return { error: (await readRefusal(response)) || toolFailed, status: response.status }
  }
  const parsed = resultSchema.safeParse(data)
  return error || !parsed.success ? { error: toolFailed } : { result: parsed.data.result }
}

interface Asker {
  userId: string
  companyId: string
  conversationId: string | null
}

/** How a turn asks: the event stream of `ai-assistant`, with the session's own token. */
export const createPorts = (asker: () => Asker): TurnPorts => ({
  runTool,
  readStages,
  async ask(messages: readonly ChatMessage[], turnId, listeners, signal): Promise<Answer> {
    const { data } = await supabase.auth.getSession()
    const { userId, companyId, conversationId } = asker()
    const response = await fetch('/functions/v1/ai-assistant', {
      method: 'POST',
      signal,
      headers: {
        apikey: environment.publishableKey,
        Authorization: `Bearer ${data.session?.access_token ?? ''}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        messages,
        userId,
        companyId,
        timeZone: readTimeZone(),
        locale: person.locale,
        ...(conversationId === null ? {} : { conversationId }),
        ...(turnId === null ? {} : { turnId }),
      } satisfies ChatRequest),
    }).catch((error: unknown) => {
      throw toUnreached(error)
    })
    if (!response.ok) throw new ChatFailure((await readRefusal(response)) ?? '', response.status)
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (!response.body || !isStream)
      throw new ChatFailure(
        'Something between you and the assistant answered in its place. Please try again.',
        502,
      )
    return readAnswer(response.body, listeners)
  },
})
