import { type ImportedRow, type RowContext, readImportRow } from '@parley/core/leads/import/read-row'
import type { Database } from '../../database/database.ts'
import { scoreLeads } from '../leads/score.ts'
import type { LeadImport } from './lead-import.ts'
import type { CsvRecord } from './read-records.ts'

const ROWS = 500
/** A batch of very long rows ends earlier, so that memory stays flat. Characters. */
const TEXT = 2_000_000

type BatchRow = { row: number; cells: string[] } & ImportedRow

/** What JSON and Postgres both take: without NUL and halves of letters. */
const storable = (cell: string) => cell.replaceAll('\u0000', '').toWellFormed()

interface Target {
  database: Database
  job: LeadImport
  context: RowContext
  signal: AbortSignal
}

/**
 * Writes records behind those that are already in, a batch a transaction.
 * @returns false where another process went on with the same import meanwhile
 */
export async function writeBatches(
  records: AsyncIterable<CsvRecord>,
  { database, job, context, signal }: Target,
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
      const leads = await transaction<{ id: string }[]>`
        select private.import_lead_batch(${job.id}, ${after}, ${JSON.stringify(rows)}::text::jsonb, ${bytes}, ${owner}) as id`
      await scoreLeads(
        transaction,
        leads.map(({ id }) => id),
      )
      const [now] = await transaction<{ rows_read: number; status: string }[]>`
        select rows_read, status from public.lead_imports where id = ${job.id}`
      return now?.status === 'running' && now.rows_read === written
    })
  }

  let isHeader = job.has_header
  for await (const record of records) {
    if (isHeader) {
      isHeader = false
      continue
    }
    seen += 1
    if (seen <= job.rows_read) continue
    const cells = record.cells.map(storable)
    batch.push({ row: seen, cells, ...readImportRow(cells, context) })
    length += cells.reduce((sum, cell) => sum + cell.length, 0)
    bytes = record.bytes
    if (batch.length < ROWS && length < TEXT) continue
    signal.throwIfAborted()
    if (!(await write())) return false
  }
  return batch.length === 0 || write()
}
