import { type CustomField, showCustomValue } from '@parley/core/leads/custom-fields'
import { type Stage, stageName } from '@parley/core/leads/stages'
import { type CustomValues, mergeCustom, ownChoice } from '@parley/core/records/custom-values'
import { editableLeadFields } from '@parley/core/records/lead'
import { formatDate } from '~/data/formats.ts'
import { formatAmount } from '~/data/money.ts'
import type { Lead, LeadPatch } from '../lead.ts'

type MergedField = Exclude<(typeof editableLeadFields)[number], { type: 'currency' | 'custom' | 'pipeline' }>
const mergedFields = editableLeadFields.filter(
  (field): field is MergedField => !['currency', 'custom', 'pipeline'].includes(field.type),
)

/** The fields among which a merge chooses; an amount goes with its currency, a stage with its pipeline. */
interface MergeField {
  key: string
  label: string
  /** As people read it; empty where nothing is known. */
  show: (lead: Lead) => string
  /** What it takes to give a lead this one's value; the key of one of the company's own fields instead. */
  take: ((lead: Lead) => LeadPatch) | { own: string }
}

interface Known {
  ownerName: (id: string) => string | undefined
  stages: readonly Stage[]
  /** The company's own fields. */
  own: readonly CustomField[]
}

function shown(lead: Lead, { column, type }: MergedField, { ownerName, stages }: Known): string {
  const held: unknown = lead[column]
  if (Array.isArray(held)) return held.join(', ')
  if (typeof held === 'number') return formatAmount(held, lead.currency)
  if (typeof held !== 'string' || held === '') return ''
  if (type === 'stage') return stageName(stages, held)
  if (type === 'colleague') return ownerName(held) ?? 'Someone'
  return type === 'day' || type === 'moment' ? formatDate(held) : held
}

export const mergeFields = (known: Known): readonly MergeField[] => [
  ...mergedFields.map((field) => ({
    key: field.column,
    label: field.label,
    show: (lead: Lead) => shown(lead, field, known),
    take: (lead: Lead) => ({
      [field.column]: lead[field.column],
      ...(field.type === 'amount' && { currency: lead.currency }),
      ...(field.type === 'stage' && { pipeline: lead.pipeline }),
    }),
  })),
  ...known.own.map(({ key, label }) => ({
    key: ownChoice(key),
    label,
    show: ({ custom }: Lead) => showCustomValue(custom[key]),
    take: { own: key },
  })),
]

/** The fields in which two leads differ. */
export const differing = (fields: readonly MergeField[], one: Lead, other: Lead): readonly MergeField[] =>
  fields.filter(({ show }) => show(one) !== show(other))

/** Which lead's value stands at first: the kept one's, where it knows anything. */
export const defaultChoice = ({ show }: MergeField, keep: Lead, drop: Lead): string =>
  show(keep) === '' ? drop.id : keep.id

export type MergeValues = Record<string, string | number | string[] | CustomValues | null>

/** What of the kept lead changes. @param choices lead id by field; without one the default */
export function chosenValues(
  fields: readonly MergeField[],
  keep: Lead,
  drop: Lead,
  choices: ReadonlyMap<string, string>,
): MergeValues {
  const isTaken = (field: MergeField) =>
    (choices.get(field.key) ?? defaultChoice(field, keep, drop)) === drop.id
  const taken = fields.map((field) =>
    typeof field.take === 'function' && isTaken(field) ? field.take(drop) : {},
  )
  const own = fields.flatMap((field) =>
    typeof field.take === 'function'
      ? []
      : [[field.take.own, (isTaken(field) ? drop : keep).custom[field.take.own] ?? null] as const],
  )
  return Object.assign({}, ...taken, mergeCustom(keep.custom, drop.custom, Object.fromEntries(own)))
}
