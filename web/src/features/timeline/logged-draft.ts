import { type LoggedKind, loggedKinds, longestMinutes, outcomes } from '@parley/core/records/activity'
import * as z from 'zod/mini'
import type { NewActivity } from './add-activity.ts'

/** What stands in the form: words, and of a call or a meeting how it went. Minutes and time as they are typed. */
export const loggedDraft = z.object({
  kind: z.enum(loggedKinds),
  text: z.string(),
  outcome: z.string(),
  minutes: z.string(),
  at: z.string(),
})
export type LoggedDraft = z.infer<typeof loggedDraft>

export const emptyDraft: LoggedDraft = { kind: 'note', text: '', outcome: '', minutes: '', at: '' }

/** As the database has it, in characters. */
export const longestText = 20_000

/** The choices of how it went, the usual one first. */
export const outcomesOf = (kind: LoggedKind): [key: string, label: string][] =>
  kind === 'note' ? [] : Object.entries(outcomes[kind])

/** Why it can't be saved yet, in words. */
export function findProblem({ kind, minutes }: LoggedDraft, at: string | null, now: string): string | null {
  if (kind === 'note') return null
  const count = minutes.trim() === '' ? 0 : Number(minutes)
  if (!Number.isInteger(count) || count < 0 || count > longestMinutes)
    return `Give the minutes as a whole number up to ${longestMinutes}.`
  return at !== null && at > now ? 'That is in the future. Plan it as a task.' : null
}

/** As it is stored. `at` is ISO 8601, null for now. */
export function toActivity(
  { kind, text, outcome, minutes }: LoggedDraft,
  at: string | null,
): Pick<NewActivity, 'kind' | 'body' | 'data' | 'created_at'> {
  const body = text.trim() || null
  if (kind === 'note') return { kind, body }
  const [usual = ['']] = outcomesOf(kind)
  return {
    kind,
    body,
    data: { outcome: outcome || usual[0], ...(minutes.trim() === '' ? {} : { minutes: Number(minutes) }) },
    ...(at === null ? {} : { created_at: at }),
  }
}
