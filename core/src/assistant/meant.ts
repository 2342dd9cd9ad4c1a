import type { Entity } from './entities.ts'
import type { ToolIntent } from './intents.ts'
import type { Problem } from './slots/reading.ts'

/** Writes whose words are all about the change; a task's or a note's own text may say "if" and "not". */
const changes: ReadonlySet<ToolIntent> = new Set([
  'update_lead',
  'delete_lead',
  'create_lead',
  'update_task',
  'delete_task',
])
const negated =
  /^(?:please |no,? |and |but |hey,? )*(?:do not|don['’]?t|never|you (?:must not|mustn['’]t|shouldn['’]t|should not))\b(?! (?:let me )?forget\b)/i
const conditional =
  /^(?:and |but |then |so |please )*(?:if|when|whenever|once|as soon as|unless|in case|should|provided|assuming)\s+\S+|\S\s+(?:if|unless|once|as soon as|in case|provided(?: that)?|assuming)\s+\S+/i
const courtesy =
  /\b(?:if (?:you|possible|that['’]s (?:ok|okay|fine|possible))|when you (?:can|have))\b[^,]*/gi

/**
 * Why a change that was understood is not what was asked for: it was forbidden, or depends on something that has not happened.
 * Null for a plain command.
 */
export function findHindrance(intent: ToolIntent, text: string): Problem | null {
  if (!changes.has(intent)) return null
  const plain = text.replace(courtesy, ' ').trim()
  if (negated.test(plain)) return { kind: 'hindered', reason: 'forbidden' }
  return conditional.test(plain) ? { kind: 'hindered', reason: 'conditional' } : null
}

/**
 * The entities of a change once for each of the leads it is meant for ("make Karin and Uwe qualified"); as they are where it
 * names one or none.
 */
export function splitByLead(
  intent: ToolIntent,
  text: string,
  entities: readonly Entity[],
): (readonly Entity[])[] {
  const leads = new Set(
    entities.flatMap((entity) =>
      entity.kind === 'lead' && entity.leads.length === 1 ? (entity.leads[0]?.id ?? []) : [],
    ),
  )
  const isForSeveral = intent === 'update_lead' || intent === 'delete_lead'
  if (!isForSeveral || leads.size < 2 || !/\s(?:and|&|plus)\s/i.test(text)) return [entities]
  return [...leads].map((id) =>
    entities.filter((entity) => entity.kind !== 'lead' || entity.leads.some((lead) => lead.id === id)),
  )
}
