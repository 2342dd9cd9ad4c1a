import { unknownSpeaker } from '../voice/transcript.ts'

/** What a statement is about, as the page names it. */
export const statementKinds = [
  'title',
  'summary',
  'action_item',
  'assignee',
  'due_date',
  'question',
  'objection',
  'key_moment',
  'topic',
  'competitor',
  'budget',
  'decision_maker',
  'timeline',
  'lead',
  'email',
] as const
export type StatementKind = (typeof statementKinds)[number]

export const unprovenKinds = [
  'number',
  'day',
  'time',
  'name',
  'address',
  'link',
  'concession',
  'fact',
  'speaker',
] as const

/** A value of a statement that its grounds do not hold. */
export interface Unproven {
  kind: (typeof unprovenKinds)[number]
  text: string
}

/**
 * A statement of an engine that did not hold: `quote` as the engine gave it, null where it quotes nothing; `unproven` the
 * values that the cited words lack, empty where the quoted words themselves were not said.
 */
export interface LeftOut {
  kind: StatementKind
  text: string
  quote: string | null
  unproven: Unproven[]
}

/** Why a statement was left out, as one sentence. */
export function whyLeftOut({ quote, unproven }: LeftOut): string {
  const [first, ...others] = unproven
  if (!first) return 'The words it quotes were not said.'
  if (first.kind === 'speaker')
    return first.text === unknownSpeaker
      ? 'Nobody knows who is speaking.'
      : `Nobody has said which side ${first.text} is on.`
  const where = quote === null ? 'in this conversation' : 'in the words it quotes'
  const more = others.length > 0 ? `, nor ${others.map(({ text }) => `“${text}”`).join(', ')}` : ''
  return `The ${first.kind} “${first.text}” does not occur ${where}${more}.`
}
