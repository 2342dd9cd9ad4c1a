import { isAskedFor } from '@parley/core/assistant/asked/is-asked-for'
import type { ToolCall } from '@parley/core/assistant/protocol'
import { z } from 'zod'
import type { Caller } from '../caller.ts'
import { findTool } from '../tools/registry.ts'
import type { Question } from './chat-engine.ts'
import { readKnownNames } from './known-names.ts'

const argumentsSchema = z.record(z.string(), z.unknown())

/** The arguments of a call; null where they are no JSON object: such a call never runs. */
function readArguments(text: string): Record<string, unknown> | null {
  try {
    return argumentsSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Whether the person's own words ask for each write among the calls. Reads, and what is always asked, count as such. */
export async function areAskedFor(
  calls: readonly ToolCall[],
  { messages, now, timeZone, asker }: Pick<Question, 'messages' | 'now' | 'timeZone' | 'asker'>,
  client: Caller['client'],
): Promise<boolean> {
  const writes = calls.flatMap(({ function: { name, arguments: text } }) => {
    const parameters = findTool(name)?.kind === 'write' ? readArguments(text) : null
    return parameters === null ? [] : [{ name, parameters }]
  })
  if (writes.length === 0) return true
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const known = await readKnownNames(client, said.toReversed().join(' '))
  const { vertical, currency, stages } = asker
  return writes.every((call) => isAskedFor(call, said, { now, timeZone, vertical, currency, stages, known }))
}
