import { type CustomField, exportedCustomValue } from '@parley/core/leads/custom-fields'
import { pipelineName, type Stage, stageName } from '@parley/core/leads/stages'
import { readCustom } from '@parley/core/records/custom-values'
import { leadFields } from '@parley/core/records/lead'
import { toCsvLine } from '@parley/core/text/csv'
import type { LeadRow } from '../lead.ts'

interface Known {
  /** A colleague's name by id. */
  nameOf: (id: string) => string | undefined
  stages: readonly Stage[]
}

interface ExportColumn {
  label: string
  read: (lead: LeadRow, known: Known) => unknown
}

const columns: readonly ExportColumn[] = leadFields
  .filter(({ type }) => type !== 'custom')
  .map(({ column, label }) => ({
    label,
    read(lead, { nameOf, stages }) {
      if (column === 'status') return stageName(stages, lead.status)
      if (column === 'pipeline') return pipelineName(stages, lead.pipeline)
      if (column === 'owner_id') return lead.owner_id === null ? null : nameOf(lead.owner_id)
      return column === 'tags' ? lead.tags.join('; ') : lead[column]
    },
  }))

const allColumns = (fields: readonly CustomField[]): readonly ExportColumn[] => [
  ...columns,
  ...fields.map(({ key, label }) => ({
    label,
    read: ({ custom }: LeadRow) => exportedCustomValue(readCustom(custom)[key]),
  })),
]

/**
 * The first line of the file. The mark in front tells spreadsheets that it is UTF-8.
 * @param fields the company's own
 */
export const exportHead = (fields: readonly CustomField[]): string =>
  `\uFEFF${toCsvLine(allColumns(fields).map(({ label }) => label))}`

/** A lead as a line of the file: amounts in digits, times in ISO 8601. */
export const toExportLine = (lead: LeadRow, known: Known, fields: readonly CustomField[]): string =>
  toCsvLine(allColumns(fields).map(({ read }) => read(lead, known)))
