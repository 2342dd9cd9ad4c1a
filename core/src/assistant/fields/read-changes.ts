import { keyOf } from '../../records/field.ts'
import type { CommandContext } from '../entities.ts'
import { findNameMentions } from '../known-names.ts'
import { saidCurrency } from '../said-currency.ts'
import type { Problem, Slots } from '../slots/reading.ts'
import { isFree, readValue } from './read-value.ts'
import type { SaidChange } from './said-change.ts'
import { fieldNamed, type SaidField, type SaidRecord } from './said-fields.ts'

/** The fields that a change sets, as parameters of its tool; `isFree`: any words may be their values. */
export interface FieldChanges {
  slots: Slots
  problem: Problem | null
  isFree: boolean
  /** Among them is a text that may say more than one thing. */
  isLong: boolean
}

const nextField =
  /\s*(?:,\s*|;\s*|\s+)(?:and\s+|,\s*)*(?:(?:set|change|update|with)\s+)?(?:(?:the|his|her|its|their)\s+)?(?<field>[\p{L}-]+(?:\s[\p{L}-]+){0,2})\s+(?:to|is|as|=)\s+(?=\S)/giu

interface Part {
  said: SaidField
  words: string
}

/** "Referral and the role to CFO": what follows the first value is of another field. */
function partsOf(record: SaidRecord, first: SaidField, value: string, context: CommandContext): Part[] {
  const parts: Part[] = [{ said: first, words: value }]
  for (const joint of value.matchAll(nextField)) {
    const isJoined = /,|;|\band\b/i.test(joint[0])
    const said = isJoined ? fieldNamed(record, joint.groups?.['field'] ?? '', context) : undefined
    const last = parts.at(-1)
    if (!said || !last) continue
    const from = value.length - last.words.length
    last.words = value.slice(from, joint.index)
    parts.push({ said, words: value.slice(joint.index + joint[0].length) })
  }
  return parts
}

/** "Referral and of Bo to Fair", "CFO and Bo's to CEO": a second record, which is no part of the value. */
const namesAnother = (words: string, { known }: CommandContext): boolean =>
  /\band\b.*\bto\b/i.test(words) &&
  findNameMentions(words, known).some(({ kind, end }) => kind === 'lead' && /\bto\b/i.test(words.slice(end)))

/** Told rather than asked for, any words may be talk; what is written like a name is meant as a value. */
const isTold = (words: string): boolean => /^["“„]?[\p{Lu}\p{N}]/u.test(words)

/**
 * What a change sets in a record of its kind. Null where it names no field of it, and where something is told of a field that is no value
 * for it ("Ana's website is down").
 */
export function readChanges(
  record: SaidRecord,
  { field: words, value, way }: SaidChange,
  context: CommandContext,
): FieldChanges | null {
  const first = fieldNamed(record, words, context)
  if (!first) return null
  const isOfTags = 'field' in first && first.field.type === 'tags'
  if (way === 'remove' && !isOfTags) return null
  const slots: Slots = {}
  let problem: Problem | null = null
  let hasFree = false
  let hasLong = false
  for (const { said, words: given } of isOfTags
    ? [{ said: first, words: value }]
    : partsOf(record, first, value, context)) {
    if ('own' in said) {
      hasFree = true
      if (way === 'tell' && !isTold(given)) return null
      const before = slots['own_fields']
      slots['own_fields'] = {
        ...(typeof before === 'object' && !Array.isArray(before) ? before : {}),
        [said.own]: given,
      }
      continue
    }
    const { field } = said
    hasFree ||= isFree(field)
    hasLong ||= field.type === 'longText'
    if (way === 'tell' && isFree(field) && !isTold(given)) return null
    const read = readValue(field, given, context)
    if ('why' in read) {
      if (way === 'tell') return null
      problem ??= { kind: 'refused', why: read.why }
    } else {
      const before = isOfTags && (way === 'add' || way === 'remove') ? `${way}_` : ''
      slots[`${before}${keyOf(field)}`] = read.value
      const currency = field.type === 'amount' ? saidCurrency(given, context.currency) : null
      if (currency !== null) slots['currency'] ??= currency
    }
  }
  if (hasFree && namesAnother(value, context)) problem ??= { kind: 'missing', slot: 'change' }
  return { slots, problem, isFree: hasFree, isLong: hasLong }
}
