import { toWords } from '../../text/words.ts'
import type { Facts } from './facts-in.ts'
import type { CustomerFact, RecordFact } from './record-fields.ts'

export const firstOf = ({ name }: { name: string }): string => name.split(' ')[0] ?? ''

/** Where a statement names the record, by its whole or its first name; -1 where it does not. */
export function placeOf(text: string, record: { name: string }): number {
  const whole = text.indexOf(record.name)
  const first = firstOf(record)
  if (whole !== -1 || first.length < 2) return whole
  const words = toWords(text).map((word) => word.replace(/['’]s$/, ''))
  return words.includes(first) ? text.indexOf(first) : -1
}

const areOne = (named: readonly { name: string }[]): boolean =>
  new Set(named.map(({ name }) => name)).size === 1

/** The one lead that a statement names, as often as it was read; none where it names several, or a contact beside it. */
export function namedIn(text: string, { records, customers }: Facts): RecordFact[] {
  const named = records.filter((record) => placeOf(text, record) !== -1)
  if (!areOne(named)) return []
  const isOthers = customers.some(
    ({ record, name }) => record === 'contacts' && name !== named[0]?.name && text.includes(name),
  )
  return isOthers ? [] : named
}

/**
 * The one contact that a statement names, or else the one account, as often as it was read; none where it names several, or a lead
 * of another name.
 */
export function customerIn(text: string, { records, customers }: Facts): CustomerFact[] {
  const leads = new Set(records.filter((record) => placeOf(text, record) !== -1).map(({ name }) => name))
  const people = customers.filter((each) => each.record === 'contacts' && placeOf(text, each) !== -1)
  if (people.length > 0) return areOne([...people, ...[...leads].map((name) => ({ name }))]) ? people : []
  const accounts = customers.filter(({ record, name }) => record === 'accounts' && text.includes(name))
  return leads.size === 0 && areOne(accounts) ? accounts : []
}

/** What was told of the record besides its fields: sentences that name it, and its history. */
export const toldOf = (record: { name: string } | undefined, facts: Facts): string[] => [
  ...facts.texts.filter((each) => record && /\S\s\S/.test(each) && each.includes(firstOf(record))),
  ...facts.histories.flatMap(({ name, texts }) => (name === record?.name ? texts : [])),
]

/** What a statement foresees, denies or tells of the past settles nothing about what a record is. */
export const unsettled =
  /\b(?:cards?|confirm\w*|click|wait\w*|propos(?:e|es|ed|ing)|would|will|once|if|not|could|should|want\w*|asked?|from|before|was|were|had)\b|n['’]t\b/i
