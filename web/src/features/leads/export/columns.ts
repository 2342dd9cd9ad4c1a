import { type CustomField, showCustomValue } from '@parley/core/leads/custom-fields'
import { leadStages } from '@parley/core/leads/status'
import { toCsvLine } from '@parley/core/text/csv'
import { readCustom } from '../fields/custom-values.ts'
import { type LeadRow, readStatus } from '../lead.ts'
import { leadTextFields } from '../lead-fields.ts'

interface ExportColumn {
  label: string
  /** @param nameOf a colleague's name by id */
  read: (lead: LeadRow, nameOf: (id: string) => string | undefined) => unknown
}

const columns: readonly ExportColumn[] = [
  ...leadTextFields.map(({ column, label }) => ({ label, read: (lead: LeadRow) => lead[column] })),
  { label: 'Status', read: ({ status }) => leadStages[readStatus(status)].label },
  { label: 'Value', read: ({ value }) => value },
  { label: 'Currency', read: ({ currency }) => currency },
  { label: 'Owner', read: ({ owner_id }, nameOf) => (owner_id === null ? null : nameOf(owner_id)) },
  { label: 'Score', read: ({ score }) => score },
  { label: 'Next step', read: ({ next_step }) => next_step },
  { label: 'Tags', read: ({ tags }) => tags.join('; ') },
  { label: 'Last activity', read: ({ last_activity_at }) => last_activity_at },
  { label: 'Created', read: ({ created_at }) => created_at },
  { label: 'ID', read: ({ id }) => id },
]

const allColumns = (fields: readonly CustomField[]): readonly ExportColumn[] => [
  ...columns,
  ...fields.map(({ key, label }) => ({
    label,
    read: ({ custom }: LeadRow) => readExported(readCustom(custom)[key]),
  })),
]

/** A number stays one, so that a spreadsheet can add it up. */
const readExported = (value: unknown) => (typeof value === 'number' ? value : showCustomValue(value))

/**
 * The first line of the file. The mark in front tells spreadsheets that it is UTF-8.
 * @param fields the company's own
 */
export const exportHead = (fields: readonly CustomField[]): string =>
  `\uFEFF${toCsvLine(allColumns(fields).map(({ label }) => label))}`

/** A lead as a line of the file: amounts in digits, times in ISO 8601. */
export const toExportLine = (
  lead: LeadRow,
  nameOf: (id: string) => string | undefined,
  fields: readonly CustomField[],
): string => toCsvLine(allColumns(fields).map(({ read }) => read(lead, nameOf)))

/** @param day `YYYY-MM-DD` */
export const exportName = (day: string): string => `leads-${day}.csv`
