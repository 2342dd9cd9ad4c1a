import { type Field, type FieldType, labelOfChoice } from '@parley/core/records/field'
import { formatDate, formatDayAndTime, formatNumber } from '~/data/formats.ts'
import { typedText } from './field-text.ts'

type NameOf = (id: string) => string | undefined
type Words = (held: unknown, field: Field, nameOf: NameOf) => string

const plain: Words = typedText
/** Of what is kept as text. */
const ofText =
  (words: (held: string, field: Field, nameOf: NameOf) => string): Words =>
  (held, field, nameOf) =>
    typeof held === 'string' && held !== '' ? words(held, field, nameOf) : ''

/** How a value is written, by the type of its field; null where it says something by a part of its own alone. */
const wordsOf: Record<FieldType, Words | null> = {
  text: plain,
  longText: plain,
  email: plain,
  phone: plain,
  url: plain,
  currency: plain,
  id: plain,
  amount: (held) => (typeof held === 'number' ? formatNumber(held) : ''),
  score: plain,
  day: ofText((day) => formatDate(day)),
  moment: ofText((at) => formatDayAndTime(at)),
  choice: ofText((choice, field) => labelOfChoice(field, choice)),
  colleague: ofText((id, _, nameOf) => nameOf(id) ?? 'Someone'),
  tags: (held) => (Array.isArray(held) ? held.join(', ') : ''),
  // Each of the company's own fields stands by itself.
  custom: null,
  // Their names stand with the record, not in the column.
  lead: null,
  account: null,
  contact: null,
  // Those of sales and tasks alone.
  stage: null,
  pipeline: null,
  rhythm: null,
}

/** Whether what a field holds can be written without knowing more than its record. */
export const isWritten = ({ type }: Field): boolean => wordsOf[type] !== null

/** What a field holds, as people read it; empty for nothing. @param nameOf a colleague's name by id */
export const fieldWords = (field: Field, held: unknown, nameOf: NameOf): string =>
  wordsOf[field.type]?.(held, field, nameOf) ?? ''
