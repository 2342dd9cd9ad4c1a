import { maxActionResultLength } from '@parley/core/assistant/protocol'
import * as z from 'zod/mini'
import { cardsSchema } from './cards.ts'

const evidenceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('recording'),
    recordingId: z.string(),
    title: z.string(),
    second: z.number(),
    /** Answers kept before it was told don't promise any. */
    hasSound: z._default(z.boolean(), false),
    quote: z.string(),
  }),
  z.object({ kind: z.literal('record'), path: z.string(), label: z.string() }),
])

const confirmationSchema = z.object({
  id: z.string(),
  title: z.string(),
  changes: z.array(z.object({ label: z.string(), before: z.optional(z.string()), after: z.string() })),
  isDestructive: z.boolean(),
  reason: z.optional(z.string()),
})

/** `result` of ai-crm-tools. */
export const toolResultSchema = z.object({
  status: z.enum(['done', 'needs_confirmation']),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
  evidence: z.optional(z.array(evidenceSchema)),
  confirmation: z.optional(confirmationSchema),
  undo: z.optional(z.object({ callId: z.string(), label: z.string() })),
  hasUntrustedText: z.optional(z.boolean()),
})
export type ReadToolResult = z.infer<typeof toolResultSchema>

const states = ['done', 'failed', 'waiting', 'declined', 'expired', 'undone'] as const

/** What came of one call, as it is shown and kept in `tool_results`. Of what was read only the card's lines are kept. */
export const outcomeSchema = z.object({
  callId: z.string(),
  name: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  /** `waiting` for a click; `expired`: the question was too old, or its record had changed, when it was clicked. */
  state: z.enum(states),
  message: z.string(),
  cards: cardsSchema,
  evidence: z._default(z.array(evidenceSchema), []),
  confirmation: z.optional(confirmationSchema),
  undo: z.optional(z.object({ callId: z.string(), label: z.string() })),
})
export type Outcome = z.infer<typeof outcomeSchema>
export type Evidence = z.infer<typeof evidenceSchema>

const heading = '\n\nCompleted actions:\n'

/** The lines of the list under a reply: what ran, not what waits for a click or was declined. */
export const actionsOf = (
  outcomes: readonly Outcome[],
): { name: string; result: string; outcome: Outcome }[] =>
  outcomes
    .filter(({ state }) => state === 'done' || state === 'undone' || state === 'failed')
    .map((outcome) => ({
      name: outcome.name,
      result: outcome.message.slice(0, maxActionResultLength),
      outcome,
    }))

/** A reply as it is stored and told to the model: its words, then the list of actions (docs/specified.md S8.2). */
export function composeReply(text: string, outcomes: readonly Outcome[]): string {
  const actions = actionsOf(outcomes)
  if (actions.length === 0) return text
  return `${text}${heading}${actions.map(({ name, result }) => `- ${name}: ${result}`).join('\n')}`.trimStart()
}

/** The words of a stored reply, without the list that its outcomes give again. */
export function wordsOf(content: string, outcomes: readonly Outcome[]): string {
  if (actionsOf(outcomes).length === 0) return content
  const at = `\n\n${content}`.lastIndexOf(heading)
  return at === -1 ? content : content.slice(0, Math.max(0, at - 2))
}
