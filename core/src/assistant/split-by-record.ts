import { findNumbers } from '../claims/numbers.ts'
import type { Stage } from '../leads/stages.ts'
import { type CommandContext, type Entity, findEntities } from './entities.ts'
import type { ToolIntent } from './intents.ts'
import { readStatus } from './slots/statuses.ts'

interface Piece {
  text: string
  entities: readonly Entity[]
}

type LeadEntity = Extract<Entity, { kind: 'lead' }>
const isOneLead = (entity: Entity): entity is LeadEntity =>
  entity.kind === 'lead' && entity.leads.length === 1

const hasValue = (text: string, stages: readonly Stage[]): boolean =>
  readStatus(text, stages) !== null || findNumbers(text).length > 0

/**
 * The change of each lead with its own words: "move Acme to negotiation and Bluebird to won". Of leads that stand together
 * each gets the value behind them. Empty where the leads have one value in common.
 */
function splitByValue(text: string, leads: readonly LeadEntity[], stages: readonly Stage[]): string[] {
  const isValued = (part: string): boolean => hasValue(part, stages)
  const opening = text.slice(0, leads[0]?.start ?? 0)
  const parts = leads.map(({ end }, order) => text.slice(end, leads[order + 1]?.start ?? text.length))
  const before = leads.map(({ start }, order) => text.slice(leads[order - 1]?.end ?? 0, start))
  const own = /^\s*(?:we|i)\s/i.exec(opening)?.[0] ?? ''
  if (before.every(isValued) && !isValued(parts.at(-1) ?? ''))
    return leads.map(
      (lead, order) => `${(before[order] ?? '').replace(/^[\s,;]*(?:and|but|plus)\s+/i, own)}${lead.text}`,
    )
  if (parts.filter(isValued).length < 2 || !isValued(parts.at(-1) ?? '')) return []
  return leads.map((lead, order) => {
    const after = parts.slice(order).find(isValued) ?? ''
    return `${opening}${lead.text}${after.replace(/[\s,;]*\b(?:and|plus)?[\s,;]*$/i, '')}`
  })
}

const taskNamed = /\b(?:the|my)\s+(?:(?!the\b|my\b|and\b)[\p{L}\p{N}'’-]+\s+){1,5}?task\b/giu

/** "Mark the slides task and the invoice task as done": once for each task; empty where at most one is named so. */
function splitByTask(text: string): string[] {
  const named = [...text.matchAll(taskNamed)]
  const [first, last] = [named[0], named.at(-1)]
  if (named.length < 2 || !first || !last) return []
  const tail = text.slice(last.index + last[0].length)
  return named.map(([task]) => `${text.slice(0, first.index)}${task}${tail}`)
}

const reminder = /^.*?\b(?:remind (?:me|us)|reminders?)\b/i

/** "Remind me to call Ana on Monday and to email Tomasz on Tuesday": a reminder for each day. */
function splitByDate({ text, entities }: Piece): string[] {
  const opening = reminder.exec(text)?.[0]
  const [first, second, ...more] = entities.filter(({ kind }) => kind === 'date')
  // A reminder behind the date is one of the same task.
  if (
    opening === undefined ||
    (first && opening.length > first.start) ||
    !first ||
    !second ||
    more.length > 0
  )
    return [text]
  const between = text.slice(first.end, second.start)
  const joint = /^\s*,?\s+(?:and|then)\s+(?:then\s+)?(?:to\s+)?(?=\p{L})/iu.exec(between)
  if (!joint) return [text]
  const cut = first.end + joint[0].length
  return [text.slice(0, first.end), `remind me to ${text.slice(cut)}`]
}

/**
 * A change once for each of the records it is meant for ("make Karin and Uwe qualified"); as it is where it names one or
 * none.
 */
export function splitByRecord(intent: ToolIntent, piece: Piece, context: CommandContext): Piece[] {
  const { text, entities } = piece
  const read = (each: string): Piece => ({ text: each, entities: findEntities(each, context) })
  if (intent === 'update_task' || intent === 'delete_task') {
    const own = splitByTask(text)
    return own.length > 0 ? own.map(read) : [piece]
  }
  if (intent === 'create_task') return splitByDate(piece).map((own) => read(own))
  const isForSeveral = intent === 'update_lead' || intent === 'delete_lead'
  const leads = [
    ...new Map(entities.filter(isOneLead).map((entity) => [entity.leads[0]?.id, entity] as const)).values(),
  ]
  if (!isForSeveral || leads.length < 2 || !/\s(?:and|&|plus|but)\s|,/i.test(text)) return [piece]
  const own = splitByValue(text, leads, context.stages)
  if (own.length > 0) return own.map(read)
  return leads.map((lead) => ({
    text,
    entities: entities.filter(
      (entity) => entity.kind !== 'lead' || entity.leads.some(({ id }) => id === lead.leads[0]?.id),
    ),
  }))
}
