import { showCustomValue } from '@parley/core/leads/custom-fields'
import { keyOf } from '@parley/core/records/field'
import { listedFields } from '@parley/core/records/lead'
import type { ReactNode } from 'react'
import { formatAge } from '~/data/ages.ts'
import { formatDay } from '~/data/formats.ts'
import { formatMoney } from '~/data/money.ts'
import type { OwnField } from '../../fields/index.ts'
import type { Member } from '../../people/index.ts'
import type { Lead } from '../lead.ts'
import type { LeadSort } from '../leads-filter.ts'
import { Score } from '../score.tsx'
import { type BuiltInColumn, type ColumnName, readColumns, usualColumns } from './column-names.ts'

export interface TableColumn {
  name: ColumnName
  label: string
  /** What the server sorts by; null where it cannot, without reading every lead. */
  sort: LeadSort | null
  isNumeric: boolean
  /** Widths and the widths of the page at which it stands; phones have the list's form. */
  className: string
  /** Of the cells. */
  textClass: string
  /** Not asked for the status, which is edited in place, nor for the pipeline, whose name the company's stages know. */
  show: (lead: Lead, members: readonly Member[]) => ReactNode
}

type Shape = Pick<TableColumn, 'label' | 'show'> & {
  sort?: LeadSort
  isNumeric?: boolean
  width?: string
  /** The width of the page from which it stands among the usual columns. */
  from?: string
  textClass?: string
}

const muted = 'truncate text-muted'
const time = (at: string | null, format: (at: string) => string) =>
  at === null ? '' : <time dateTime={at}>{format(at)}</time>

/** What is special about a column; all others show their text. */
const special: Partial<Record<BuiltInColumn, Partial<Shape>>> = {
  // Addresses are longer than names: what is left is theirs first.
  email: { width: 'lg:w-48 xl:w-64 min-[87.5rem]:w-87', from: 'hidden lg:table-cell' },
  status: { width: 'w-34 sm:w-36', from: '', textClass: '', show: () => null },
  value: {
    isNumeric: true,
    width: 'w-28',
    textClass: '',
    show: ({ value, currency }) => (value === null ? '' : formatMoney(value, currency)),
  },
  score: {
    isNumeric: true,
    width: 'w-30',
    from: 'hidden sm:table-cell',
    textClass: '',
    show: (lead) => <Score lead={lead} />,
  },
  owner: {
    width: 'w-36',
    from: 'hidden xl:table-cell',
    textClass: 'truncate text-sm text-muted',
    show: ({ owner_id }, members) => members.find(({ id }) => id === owner_id)?.name,
  },
  last_activity_at: { label: 'Activity' },
  closed_at: { show: ({ closed_at }) => time(closed_at, formatDay) },
  pipeline: { width: 'w-36', show: () => null },
  phone: { width: 'w-40' },
  source: { width: 'w-36' },
}

const dated = { isNumeric: true, width: 'w-28', textClass: 'text-sm text-muted' }

function builtInShape(field: (typeof listedFields)[number]): Shape {
  const { column, label, type } = field
  return {
    label,
    show: ({ [column]: held }) => held,
    textClass: muted,
    ...('isSorted' in field && { sort: field.column }),
    ...(type === 'moment' && { ...dated, show: (lead: Lead) => time(lead[column], formatAge) }),
    ...(type === 'day' && { ...dated, show: (lead: Lead) => time(lead[column], formatDay) }),
    ...special[keyOf(field)],
  }
}

function shapeOf(name: ColumnName, fields: readonly OwnField[]): Shape | null {
  const builtIn = listedFields.find((field) => keyOf(field) === name)
  if (builtIn) return builtInShape(builtIn)
  const field = fields.find(({ key }) => `custom.${key}` === name)
  if (!field) return null
  return {
    label: field.label,
    isNumeric: field.type === 'number',
    textClass: muted,
    ...(['number', 'date', 'boolean', 'choice'].includes(field.type) ? { width: 'w-32' } : {}),
    show: ({ custom }) => showCustomValue(custom[field.key]),
  }
}

/** From which width of the page a chosen column stands: as many as fit beside each other, the first ones first. */
function placeAt(index: number): string {
  if (index < 4) return 'hidden md:table-cell'
  return index < 6 ? 'hidden lg:table-cell' : 'hidden xl:table-cell'
}

/** Every column there is, for choosing. */
export const columnChoices = (
  names: readonly ColumnName[],
  fields: readonly OwnField[],
): { name: ColumnName; label: string }[] =>
  names.flatMap((name) => {
    const shape = shapeOf(name, fields)
    return shape ? [{ name, label: shape.label }] : []
  })

/**
 * The columns behind the name. One of a field that the company has no more is left out. On phones the status stands
 * whatever was chosen.
 * @param chosen as the address says it
 */
export function tableColumns(chosen: string | undefined, fields: readonly OwnField[]): TableColumn[] {
  const names = readColumns(chosen ?? '')
  const isUsual = names.length === 0
  const columns = (isUsual ? usualColumns : names).flatMap((name, index): TableColumn[] => {
    const shape = shapeOf(name, fields)
    if (!shape) return []
    const { label, sort = null, isNumeric = false, width = '', textClass = '', show } = shape
    const usualPlace = shape.from ?? 'hidden md:table-cell'
    const place = name === 'status' || isUsual ? usualPlace : placeAt(index)
    return [{ name, label, sort, isNumeric, className: `${place} ${width}`, textClass, show }]
  })
  if (columns.some(({ name }) => name === 'status')) return columns
  const status = tableColumns('status', fields)[0]
  return status ? [...columns, { ...status, className: 'w-34 sm:w-36 md:hidden' }] : columns
}
