import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { readPatch } from '@parley/core/records/read-patch'
import { inPieces } from '~/data/in-pieces.ts'
import { findConflict, type QueuedChange } from '~/data/offline-queue.ts'
import { supabase } from '~/data/supabase.ts'
import { type CustomerTable, createCustomer, refreshCustomers } from './change-customer.ts'

const read = (table: CustomerTable, ids: readonly string[]) =>
  inPieces(ids, (piece) => supabase.from(table).select('*').in('id', piece).throwOnError())

const write = (table: CustomerTable, { ids, patch }: QueuedChange) =>
  inPieces(ids, (piece) =>
    table === 'accounts'
      ? supabase.from('accounts').update(readPatch(accountFields, patch)).in('id', piece).throwOnError()
      : supabase.from('contacts').update(readPatch(contactFields, patch)).in('id', piece).throwOnError(),
  )

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
  if (conflict === null) await write(table, change)
  await refreshCustomers()
  return conflict
}
