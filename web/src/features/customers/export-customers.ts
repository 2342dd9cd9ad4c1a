import { type CustomField, exportedCustomValue } from '@parley/core/leads/custom-fields'
import { readPages } from '@parley/core/paging/read-pages'
import { readCustom } from '@parley/core/records/custom-values'
import { salesFields } from '@parley/core/records/sales-records'
import { toCsvLine } from '@parley/core/text/csv'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { fieldsQuery } from '../fields/index.ts'
import { membersQuery, namesInFiles } from '../people/index.ts'
import { type ExportedPart, exportRecords, handOut } from '../records/index.ts'
import { type CustomerTable, customerNouns } from './change-customer.ts'
import type { CustomerFilter } from './customers-filter.ts'
import { narrowTo } from './narrow-customers.ts'

const rowsPerRead = 1000

/** Own fields are columns each by itself, behind the others. */
const builtIn = (table: CustomerTable) => salesFields[table].filter(({ type }) => type !== 'custom')

type Place = { created_at: string; id: string } | undefined

/** What stands behind a row, the newest first. The first condition follows from the second; it alone begins an index. */
const behind = (last: NonNullable<Place>) =>
  `created_at.lt."${last.created_at}",and(created_at.eq."${last.created_at}",id.gt.${last.id})`

async function readAccounts(filter: CustomerFilter, last: Place, signal: AbortSignal) {
  const query = supabase.from('accounts').select('id, created_at', last ? {} : { count: 'exact' })
  await narrowTo('accounts', query, filter)
  if (last) query.lte('created_at', last.created_at).or(behind(last))
  return query
    .order('created_at', { ascending: false })
    .order('id')
    .limit(rowsPerRead)
    .abortSignal(signal)
    .throwOnError()
}

async function readContacts(filter: CustomerFilter, last: Place, signal: AbortSignal) {
  const query = supabase.from('contacts').select('id, created_at', last ? {} : { count: 'exact' })
  await narrowTo('contacts', query, filter)
  if (last) query.lte('created_at', last.created_at).or(behind(last))
  return query
    .order('created_at', { ascending: false })
    .order('id')
    .limit(rowsPerRead)
    .abortSignal(signal)
    .throwOnError()
}

/** A record as a line of the file: times in ISO 8601, colleagues and accounts by name. */
function toLine(
  table: CustomerTable,
  row: { custom: unknown },
  names: ReadonlyMap<string, string>,
  own: readonly CustomField[],
): string {
  const values = readCustom(row.custom)
  return toCsvLine([
    ...builtIn(table).map(({ column, type }) => {
      const held: unknown = Reflect.get(row, column)
      if (type === 'tags') return Array.isArray(held) ? held.join('; ') : null
      if (type === 'colleague') return typeof held === 'string' ? names.get(held) : null
      return type === 'account' ? Reflect.get(row, 'account_name') : held
    }),
    ...own.map(({ key }) => exportedCustomValue(values[key])),
  ])
}

async function* readParts(
  table: CustomerTable,
  filter: CustomerFilter,
  signal: AbortSignal,
): AsyncGenerator<ExportedPart> {
  const names = namesInFiles(await queryClient.ensureQueryData(membersQuery()))
  const own = await queryClient.ensureQueryData(fieldsQuery(table))
  const start: Place = undefined
  const whole = crypto.randomUUID()
  const pages = readPages<NonNullable<Place>, Place>(
    start,
    (last) => (table === 'accounts' ? readAccounts : readContacts)(filter, last, signal),
    (place) => place,
  )
  for await (const { data, count } of pages) {
    const ids = data.map(({ id }) => id)
    const rows = await handOut<{ id: string; custom: unknown }>(ids, (ids) =>
      (table === 'accounts'
        ? supabase.rpc('export_accounts', { export: whole, ids })
        : supabase.rpc('export_contacts', { export: whole, ids })
      )
        .abortSignal(signal)
        .throwOnError(),
    )
    const lines = rows.map((row) => toLine(table, row, names, own)).join('')
    yield { lines, read: data.length, written: rows.length, total: count ?? null }
  }
}

/** Saves all accounts or contacts that a filter holds as a CSV file, which an import takes back as it is. */
export const exportCustomers = (table: CustomerTable, filter: CustomerFilter): Promise<void> =>
  exportRecords({
    noun: customerNouns[table],
    nouns: table,
    async head() {
      const own = await queryClient.ensureQueryData(fieldsQuery(table))
      return `\uFEFF${toCsvLine([...builtIn(table), ...own].map(({ label }) => label))}`
    },
    parts: (signal) => readParts(table, filter, signal),
  })
