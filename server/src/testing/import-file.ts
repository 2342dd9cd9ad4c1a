import { guessMapping } from '@parley/core/leads/import/fields'
import type { ImportSubject } from '@parley/core/leads/import/import-subjects'
import type { DateOrder } from '@parley/core/leads/import/read-date'
import { toCsvLine } from '@parley/core/text/csv'
import { expect } from 'vitest'
import type { Person } from './host.ts'

export interface FileOptions {
  record?: ImportSubject
  duplicates?: 'skip' | 'fill' | 'overwrite' | 'create'
  mapping?: (string | null)[]
  dateOrder?: DateOrder
  timeZone?: string
  values?: Record<string, Record<string, string>>
}

const read = async (person: Person, id: string) =>
  (await person.client.from('lead_imports').select('*').eq('id', id).single().throwOnError()).data

/** Waits until an import stands in one of the states, and reads it. */
export async function importEnds(person: Person, id: string, states: readonly string[]) {
  const status = async () => (await read(person, id)).status
  await expect.poll(status, { timeout: 60_000 }).toSatisfy((value: string) => states.includes(value))
  return read(person, id)
}

/**
 * Starts the import of a table, its headings first, as a person does whose mapping is the guessed one.
 * @returns the import's id
 */
export async function startTable(
  person: Person,
  table: readonly (readonly unknown[])[],
  options: FileOptions = {},
): Promise<string> {
  const { record = 'leads', duplicates = 'fill', dateOrder, timeZone, values = {} } = options
  const id = crypto.randomUUID()
  const headers = (table[0] ?? []).map(String)
  const blob = new Blob([table.map(toCsvLine).join('')], { type: 'text/csv' })
  await person.client
    .from('lead_imports')
    .insert({
      id,
      record,
      file_name: `${record}.csv`,
      size_bytes: blob.size,
      mapping: options.mapping ?? guessMapping(headers, new Map(), [], record),
      headers,
      duplicates,
      value_map: values,
      ...(dateOrder && { date_order: dateOrder }),
      ...(timeZone && { time_zone: timeZone }),
    })
    .throwOnError()
  const stored = await person.client.storage
    .from('imports')
    .upload(`${person.companyId}/${id}/leads.csv`, blob)
  expect(stored.error).toBeNull()
  await person.client.rpc('start_lead_import', { import: id }).throwOnError()
  return id
}

/** Imports a table as `startTable` does, and waits for its end. */
export const importTable = async (...[person, table, options]: Parameters<typeof startTable>) =>
  importEnds(person, await startTable(person, table, options), ['done', 'failed'])

/** Takes an import back and waits for its end. */
export async function undoImport(person: Person, id: string) {
  await person.client.rpc('undo_lead_import', { import: id }).throwOnError()
  return importEnds(person, id, ['undone', 'done'])
}

/** How many rows were read, created, updated, skipped and failed. */
export const countsOf = (done: Awaited<ReturnType<typeof read>>) => [
  done.rows_read,
  done.created_count,
  done.updated_count,
  done.skipped_count,
  done.failed_count,
]
