import type { CustomField } from '@parley/core/leads/custom-fields'
import { pipelinesOf, type Stage } from '@parley/core/leads/stages'
import { keyOf } from '@parley/core/records/field'
import { listedFields } from '@parley/core/records/lead'
import { formatDay } from '~/data/formats.ts'
import { formatAmount } from '~/data/money.ts'
import type { Member } from '../../people/index.ts'
import {
  arrangeColumns,
  type ColumnShape,
  fieldColumn,
  type ListColumn,
  ownColumns,
} from '../../records/index.ts'
import type { Lead } from '../lead.ts'
import { Score } from '../score.tsx'
import { type BuiltInColumn, usualColumns } from './usual-columns.ts'

type Shape = ColumnShape<Lead>

/** What is special about a column; all others show their text. */
const special: Partial<Record<BuiltInColumn, Partial<Shape>>> = {
  // Who it is about is changed where one sees which other sales share them.
  company: { edit: null, from: 'hidden lg:table-cell', width: 'lg:w-44 xl:w-45 min-[87.5rem]:w-auto' },
  lost_reason: { edit: null },
  // Addresses are longer than names: what is left is theirs first.
  email: {
    edit: null,
    width: 'xl:w-76 min-[87.5rem]:w-84',
    from: 'hidden xl:table-cell',
    textClass: 'truncate text-muted max-[87.5rem]:text-sm',
  },
  // At 320 px its word has room beside a whole company name; the bars do not.
  status: {
    width: 'w-34 sm:w-36 xl:w-30 min-[87.5rem]:w-36 max-[22.5rem]:w-24',
    from: '',
    textClass: 'max-[22.5rem]:[&_svg]:hidden',
  },
  value: {
    isNumeric: true,
    width: 'w-26',
    textClass: '',
    show: ({ value, currency }) => (value === null ? '' : formatAmount(value, currency)),
  },
  score: {
    isNumeric: true,
    width: 'w-27 xl:w-26.5 min-[87.5rem]:w-27',
    from: 'hidden sm:table-cell',
    textClass: '',
    show: (lead) => <Score lead={lead} isColumn />,
  },
  owner: {
    width: 'w-27 min-[87.5rem]:w-30',
    from: 'hidden xl:table-cell',
    textClass: 'truncate text-sm text-muted',
  },
  last_activity_at: { label: 'Activity', width: 'w-22 min-[87.5rem]:w-24', from: 'hidden lg:table-cell' },
  closed_at: {
    show: ({ closed_at }) => closed_at && <time dateTime={closed_at}>{formatDay(closed_at)}</time>,
  },
  pipeline: { width: 'w-36' },
  phone: { width: 'w-40' },
  source: { width: 'w-36' },
}

/** A value with the currency that it names. */
async function readTyped(text: string) {
  const { readSaleValue, saleValueProblem } = await import('@parley/core/records/sale-value')
  return readSaleValue(text) ?? saleValueProblem
}

/** Every column there is. @param fields the company's own */
export const leadColumnShapes = (
  fields: readonly CustomField[],
  members: readonly Member[] = [],
): Shape[] => [
  ...listedFields.map((field) => {
    const column = { ...fieldColumn<Lead>(field, members), ...special[keyOf(field)] }
    return field.type === 'amount' && column.edit
      ? { ...column, edit: { ...column.edit, read: readTyped } }
      : column
  }),
  ...ownColumns<Lead>(fields),
]

/** Those to choose among: a pipeline tells something where there are several. */
export const columnChoices = (fields: readonly CustomField[], stages: readonly Stage[]): Shape[] =>
  leadColumnShapes(fields).filter(({ name }) => name !== 'pipeline' || pipelinesOf(stages).length > 1)

/**
 * The columns behind the name. On phones the status stands whatever was chosen.
 * @param chosen as the address says it
 */
export function tableColumns(
  chosen: string | undefined,
  fields: readonly CustomField[],
  members: readonly Member[] = [],
): ListColumn<Lead>[] {
  const all = leadColumnShapes(fields, members)
  const columns = arrangeColumns(all, usualColumns, chosen)
  if (columns.some(({ name }) => name === 'status')) return columns
  const [status] = arrangeColumns(all, usualColumns, 'status')
  return status ? [...columns, { ...status, className: `${status.className} md:hidden` }] : columns
}
