import { toWords } from '../../text/words.ts'
import type { Facts } from './facts-in.ts'
import type { RecordFact } from './record-fields.ts'

export const firstOf = ({ name }: { name: string }): string => name.split(' ')[0] ?? ''

/** Where a statement names the record, by its whole or its first name; -1 where it does not. */
export function placeOf(text: string, record: { name: string }): number {
  const whole = text.indexOf(record.name)
  const first = firstOf(record)
  if (whole !== -1 || first.length < 2) return whole
  const words = toWords(text).map((word) => word.replace(/['’]s$/, ''))
  return words.includes(first) ? text.indexOf(first) : -1
}

/** The one record that a statement names, as often as it was read; none where it names several. */
export function namedIn(text: string, { records }: Facts): RecordFact[] {
  const named = records.filter((record) => placeOf(text, record) !== -1)
  return new Set(named.map(({ name }) => name)).size === 1 ? named : []
}

/** What was told of the record besides its fields: sentences that name it, and its history. */
export const toldOf = (record: RecordFact | undefined, facts: Facts): string[] => [
  ...facts.texts.filter((each) => record && /\S\s\S/.test(each) && each.includes(firstOf(record))),
  ...facts.histories.flatMap(({ name, texts }) => (name === record?.name ? texts : [])),
]

/** What a statement foresees, denies or tells of the past settles nothing about what a record is. */
export const unsettled =
  /\b(?:cards?|confirm\w*|click|wait\w*|propos(?:e|es|ed|ing)|would|will|once|if|not|could|should|want\w*|asked?|from|before|was|were|had)\b|n['’]t\b/i
