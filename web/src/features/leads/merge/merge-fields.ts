import { leadStages } from '@parley/core/leads/status'
import { formatMoney } from '~/data/money.ts'
import type { CustomValues } from '../fields/custom-values.ts'
import type { Lead, LeadPatch } from '../lead.ts'
import { leadTextFields } from '../lead-fields.ts'

/** The fields among which a merge chooses; an amount goes with its currency. */
interface MergeField {
  key: string
  label: string
  /** As people read it; empty where nothing is known. */
  show: (lead: Lead) => string
  /** What it takes to give a lead this one's value. */
  take: (lead: Lead) => LeadPatch & { tags?: string[] }
}

export const mergeFields = (ownerName: (id: string) => string | undefined): readonly MergeField[] => [
  ...leadTextFields.map(({ column, label }) => ({
    key: column,
    label,
    show: (lead: Lead) => lead[column] ?? '',
    take: (lead: Lead) => ({ [column]: lead[column] }),
  })),
  {
    key: 'status',
    label: 'Status',
    show: ({ status }) => leadStages[status].label,
    take: ({ status }) => ({ status }),
  },
  {
    key: 'value',
    label: 'Value',
    show: ({ value, currency }) => (value === null ? '' : formatMoney(value, currency)),
    take: ({ value, currency }) => ({ value, currency }),
  },
  {
    key: 'owner_id',
    label: 'Owner',
    show: ({ owner_id: id }) => (id === null ? '' : (ownerName(id) ?? 'Somebody')),
    take: ({ owner_id }) => ({ owner_id }),
  },
  {
    key: 'next_step',
    label: 'Next step',
    show: ({ next_step }) => next_step ?? '',
    take: ({ next_step }) => ({ next_step }),
  },
  { key: 'tags', label: 'Tags', show: ({ tags }) => tags.join(', '), take: ({ tags }) => ({ tags }) },
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
  const taken = fields.filter(
    (field) => (choices.get(field.key) ?? defaultChoice(field, keep, drop)) === drop.id,
  )
  // The company's own fields are not chosen among: what only the other lead knows goes over.
  const [own, others] = [keep.custom, drop.custom]
  const custom = { ...others, ...own }
  const hasMore = Object.keys(custom).length > Object.keys(own).length
  return Object.assign({}, ...taken.map(({ take }) => take(drop)), hasMore ? { custom } : {})
}
