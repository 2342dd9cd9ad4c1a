import { type ImportedFileRow, readFileRow } from '@parley/core/leads/import/read-file-row'
import type { Database } from '../../database/database.ts'
import { scoreLeads } from '../leads/score.ts'
import type { LeadImport } from './lead-import.ts'
import type { CsvRecord } from './read-records.ts'
import type { ImportContext } from './row-context.ts'
import { withTimeLimit } from './time-limit.ts'

const rowsAtOnce = 500
/** The most characters of a batch, so that memory stays constant with very long rows. */
const text = 2_000_000

type BatchRow = { row: number; cells: string[] } & ImportedFileRow

/** Text valid in JSON and Postgres: without NUL and lone surrogates. */
const storable = (cell: string) => cell.replaceAll('\u0000', '').toWellFormed()

interface Target {
  database: Database
  job: LeadImport
  context: ImportContext
  signal: AbortSignal
  /** Milliseconds that a batch, or the next row of the file, may take. */
  stepLimit: number
}

/**
 * Writes the records after those already imported, one transaction a batch.
 * @returns false where another process has taken over the import
 */
export async function writeBatches(
  records: AsyncIterable<CsvRecord>,
  { database, job, context, signal, stepLimit }: Target,
): Promise<boolean> {
  const owner = context.mapping.includes('owner') ? null : job.created_by
  let written = job.rows_read
  let seen = 0
  let batch: BatchRow[] = []
  let length = 0
  let bytes = 0

  async function write(): Promise<boolean> {
    const after = written
    const rows = batch
    batch = []
    length = 0
    written += rows.length
    return database.sql.begin(async (transaction) => {
      await transaction`
        select set_config('statement_timeout', ${String(stepLimit)}, true), set_config('parley.import', ${job.id}, true)`
      const body = JSON.stringify(rows)
      if (job.record === 'leads') {
        const leads = await transaction<{ id: string }[]>`
          select private.import_lead_batch(${job.id}, ${after}, ${body}::text::jsonb, ${bytes}, ${owner}) as id`
        await scoreLeads(
          transaction,
          leads.map(({ id }) => id),
        )
      } else if (job.record === 'notes')
        await transaction`
          select private.import_note_batch(${job.id}, ${after}, ${body}::text::jsonb, ${bytes}, ${context.titleKeys})`
      else
        await transaction`
          select private.import_customer_batch(${job.id}, ${after}, ${body}::text::jsonb, ${bytes}, ${owner})`
      const [now] = await transaction<{ rows_read: number; status: string }[]>`
        select rows_read, status from public.lead_imports where id = ${job.id}`
      return now?.status === 'running' && now.rows_read === written
    })
  }

  let isHeader = job.has_header
  for await (const record of withTimeLimit(records, stepLimit)) {
    if (isHeader) {
      isHeader = false
      continue
    }
    seen += 1
    if (seen <= job.rows_read) continue
    const cells = record.cells.map(storable)
    batch.push({ row: seen, cells, ...readFileRow(cells, context) })
    length += cells.reduce((sum, cell) => sum + cell.length, 0)
    bytes = record.bytes
    if (batch.length < rowsAtOnce && length < text) continue
    signal.throwIfAborted()
    if (!(await write())) return false
  }
  return batch.length === 0 || write()
}
