import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { readPatch } from '@parley/core/records/read-patch'
import { formatNumber } from '~/data/formats.ts'
import { inPieces } from '~/data/in-pieces.ts'
import { findConflict, type QueuedChange } from '~/data/offline-queue.ts'
import { supabase } from '~/data/supabase.ts'
import { type CustomerTable, createCustomer, refreshCustomers } from './change-customer.ts'

const read = (table: CustomerTable, ids: readonly string[]) =>
  inPieces(ids, (piece) => supabase.from(table).select('*').in('id', piece).throwOnError())

/** Changes those that may be changed. @returns what is to be said of the others, or null */
async function write(table: CustomerTable, { id, ids, patch }: QueuedChange): Promise<string | null> {
  const values = table === 'accounts' ? readPatch(accountFields, patch) : readPatch(contactFields, patch)
  const answers = await inPieces(ids, (piece) =>
    supabase.rpc('change_each', { record: table, ids: piece, patch: values, change: id }).throwOnError(),
  )
  const refused = answers.reduce((sum, answer) => sum + answer.refused, 0)
  if (refused === 0) return null
  const reason = answers.find((answer) => answer.refused > 0)?.reason ?? ''
  return ids.length === 1
    ? reason
    : `Only ${formatNumber(ids.length - refused)} of ${formatNumber(ids.length)} were changed. ${reason}`
}

async function create(table: CustomerTable, { ids: [id], patch }: QueuedChange): Promise<null> {
  const { name, ...values } = patch
  if (typeof name === 'string') await createCustomer(table, { name, ...values }, id)
  return null
}

/** Makes a change of accounts or contacts that waited for the network; answers what stands against it. Throws what the server said. */
export async function sendCustomerChange(
  table: CustomerTable,
  change: QueuedChange,
  isForced: boolean,
): Promise<string | null> {
  if (change.kind === 'create') return await create(table, change)
  const conflict = isForced ? null : findConflict(change, await read(table, change.ids))
  const problem = conflict ?? (await write(table, change))
  await refreshCustomers()
  return problem
}
