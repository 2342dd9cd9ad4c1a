import { describeSubject } from '../../records/subject.ts'
import type { CommandContext, Entity } from '../entities.ts'
import type { KnownColleague, KnownLead } from '../known-names.ts'

/** Parameters of the tool, as they are sent; fields of a company's own go by their labels. */
export type Slots = Record<string, string | number | readonly string[] | Readonly<Record<string, string>>>

/** Why a command cannot be carried out as it stands. */
export type Problem =
  | { kind: 'missing'; slot: 'lead' | 'task' | 'title' | 'text' | 'name' | 'change' }
  | { kind: 'ambiguous'; slot: 'lead' | 'task' | 'stage'; choices: string[] }
  /** A value that its field doesn't take; `why` says it to the person. */
  | { kind: 'refused'; why: string }
  | { kind: 'hindered'; reason: 'forbidden' | 'conditional' | 'question' | 'doubtful' | 'many' | 'statement' }

export interface SlotReading {
  slots: Slots
  problem: Problem | null
  /** What was looked for by, and cannot be: it is said, so that nobody takes the answer for more than it is. */
  notRead?: string
}

/**
 * One command with what was found in it. `recentLead` is the lead that "him" or "that deal" refers to; `isLeadGiven`:
 * the person has just answered the question which lead is meant.
 */
export interface Reading {
  text: string
  entities: readonly Entity[]
  context: CommandContext
  recentLead: KnownLead | null
  isLeadGiven?: boolean
}

const pronoun =
  /\b(?:him|her|them|they|he|she|it|its|his|their|that (?:lead|deal|customer|contact|company|one)|this (?:lead|deal|customer|contact|company|one))\b/i

/** Whether the text refers to somebody named before. */
export const hasPronoun = (text: string): boolean => pronoun.test(text)

const politeStart =
  /^(?:(?:please|pls|ok(?:ay)?|so|well|hey|hi|hello|parley|assistant|(?:can|could|would|will) (?:you|somebody|someone|anybody|anyone)|would you|will you|can we|i(?:'d| would) like (?:you )?to|i want (?:you )?to|let'?s|go ahead and|quickly|um+|uh+)[\s,]+)+/i
const politeEnd = /[\s,]*(?:please|pls|thanks|thank you|thx|for me|will you|would you|ok)?[\s.!?]*$/i

/** The command without its courtesies. */
export const stripCourtesy = (text: string): string =>
  text.trim().replace(politeStart, '').replace(politeEnd, '')

/** Spaces and punctuation as a title has them: none doubled, none at the edges. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;!?])/g, '$1')
    .replace(/^[\s,;:.–-]+|[\s,;:.–-]+$/g, '')

/** The text without the given entities. */
export const without = (text: string, entities: readonly Entity[]): string =>
  entities.reduceRight((rest, entity) => `${rest.slice(0, entity.start)} ${rest.slice(entity.end)}`, text)

export const labelOf = (lead: KnownLead): string =>
  describeSubject({
    ...lead,
    name: lead.company === null ? lead.name : `${lead.name} (${lead.company})`,
    company: null,
  })

export type LeadSlot =
  | { kind: 'one'; lead: KnownLead; isNamed: boolean }
  | { kind: 'many'; choices: string[] }
  | { kind: 'none' }

/** The lead a command is about: the first one named in it, else the one a pronoun refers to. */
export function readLead({ text, entities, recentLead, isLeadGiven = false }: Reading): LeadSlot {
  const named = entities.flatMap((entity) => (entity.kind === 'lead' ? [entity] : []))[0]
  if (named) {
    const only = named.leads.length === 1 ? named.leads[0] : undefined
    return only
      ? { kind: 'one', lead: only, isNamed: true }
      : { kind: 'many', choices: named.leads.slice(0, 6).map(labelOf) }
  }
  return recentLead && (isLeadGiven || hasPronoun(text))
    ? { kind: 'one', lead: recentLead, isNamed: false }
    : { kind: 'none' }
}

/** What is left of a command without a name. */
const noName = /^\W*(?:to|as|in|into|at|for|from|by|with|of|on|all|up|as)\b/i

/**
 * The slot `lead` of a tool that needs one: the id of a known lead, else the name as it was written (`text`), else what
 * is missing or ambiguous.
 */
export function requireLead(reading: Reading, text: string | null): { lead: string } | { problem: Problem } {
  const found = readLead(reading)
  if (found.kind === 'one') return { lead: found.lead.id }
  if (found.kind === 'many') return { problem: { kind: 'ambiguous', slot: 'lead', choices: found.choices } }
  const name = text === null || hasPronoun(text) || noName.test(text) ? '' : tidy(text)
  return name === '' ? { problem: { kind: 'missing', slot: 'lead' } } : { lead: name }
}

/** A name as it is written: capitals where it was typed or spoken without. */
export const asName = (text: string): string =>
  /\p{Lu}/u.test(text) ? text : text.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())

/** The text with its names of leads and colleagues in capitals; offsets stay as they are. */
export const capitaliseNames = (text: string, entities: readonly Entity[]): string =>
  entities
    .filter((entity) => entity.kind === 'lead' || entity.kind === 'person')
    .reduce(
      (rest, entity) =>
        rest.slice(0, entity.start) + asName(rest.slice(entity.start, entity.end)) + rest.slice(entity.end),
      text,
    )

/** The first entity of a kind. */
export function firstOf<Kind extends Entity['kind']>(
  entities: readonly Entity[],
  kind: Kind,
): Extract<Entity, { kind: Kind }> | null {
  const isWanted = (entity: Entity): entity is Extract<Entity, { kind: Kind }> => entity.kind === kind
  return entities.find(isWanted) ?? null
}

/** The assignee: "for Ben to …", "ask Ben to …", "assign it to Ben", "Ben should …". */
export function readAssignee({ text, entities }: Reading): KnownColleague | null {
  const found = entities.flatMap((entity) => (entity.kind === 'person' ? [entity] : []))
  return (
    found.find(({ start, end }) => {
      const before = text.slice(0, start)
      const after = text.slice(end)
      if (
        /\b(?:assign(?:ed)?\b.*\bto|owner\b.*\b(?:to|is)|give\b.*\bto|reassign\b.*\bto|(?:hand|pass|transfer)\b.*\bto)\s+(?:(?:my |our |the )?(?:coll?e(?:ag|g)ue|co-?worker|team ?mate)\s+)?$/i.test(
          before,
        )
      )
        return true
      if (/\b(?:ask|tell|have|get|remind)\s+$/i.test(before)) return true
      if (/\bassign\s+$/i.test(before)) return true
      if (/\bfor\s+$/i.test(before) && /^\s*(?:to\b|:|,|$)/i.test(after)) return true
      if (
        /^\s*(?:takes? (?:over|on|care of)|owns|gets|handles|does|is (?:now )?(?:in charge|responsible|the owner))\b/i.test(
          after,
        )
      )
        return true
      if (/\bmake\s+$/i.test(before) && /^\s+(?:the )?owner\b/i.test(after)) return true
      if (/\bbelongs? to\s+$|\b(?:let|could|can|would|will)\s+$/i.test(before)) return true
      return /^\s*(?:should|needs? to|has to|must|will|can|to)\b/i.test(after)
    })?.person ?? null
  )
}
