import { queryClient } from '~/data/query-client.ts'
import { readStages } from '~/data/stages.ts'
import { fieldsQuery } from '../../fields/index.ts'
import { membersQuery, namesInFiles } from '../../people/index.ts'
import { type ExportedPart, exportRecords } from '../../records/index.ts'
import type { LeadFilter } from '../leads-filter.ts'
import { exportHead, toExportLine } from './columns.ts'
import { readAllLeads } from './read-leads.ts'

async function* readParts(
  filter: LeadFilter,
  hidden: ReadonlySet<string>,
  signal: AbortSignal,
): AsyncGenerator<ExportedPart> {
  const names = namesInFiles(await queryClient.ensureQueryData(membersQuery()))
  const fields = await queryClient.ensureQueryData(fieldsQuery('leads'))
  const known = { nameOf: (id: string) => names.get(id), stages: readStages() }
  for await (const { leads, read, total } of readAllLeads(filter, hidden, signal)) {
    const lines = leads.map((lead) => toExportLine(lead, known, fields)).join('')
    yield { lines, read, written: leads.length, total }
  }
}

/**
 * Saves all leads of a filter as a CSV file.
 * @param hidden ids of leads that are being deleted
 */
export const exportLeads = (filter: LeadFilter, hidden: ReadonlySet<string>): Promise<void> =>
  exportRecords({
    noun: 'lead',
    nouns: 'leads',
    head: async () => exportHead(await queryClient.ensureQueryData(fieldsQuery('leads'))),
    parts: (signal) => readParts(filter, hidden, signal),
  })
