import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import type { Editable, PatchOf } from '@parley/core/records/field'
import { readPatch } from '@parley/core/records/read-patch'
import { salesNouns } from '@parley/core/records/sales-records'
import { describeError } from '~/data/describe-error.ts'
import { inTurn } from '~/data/in-turn.ts'
import { isOffline, type QueuedChange, queueChange } from '~/data/offline-queue.ts'
import { queryClient } from '~/data/query-client.ts'
import { isOfParts } from '~/data/record-parts.ts'
import { supabase } from '~/data/supabase.ts'
import { toast } from '~/ui/toast.ts'
import { customerKeys } from './customer-keys.ts'
import { showCustomer } from './show-customer.ts'

export type AccountPatch = PatchOf<Editable<(typeof accountFields)[number]>>
export type ContactPatch = PatchOf<Editable<(typeof contactFields)[number]>>

export const customerNouns = { accounts: salesNouns.accounts, contacts: salesNouns.contacts } as const
export type CustomerTable = keyof typeof customerNouns

/** Values by column as a change of such a record. @throws Error where they are none of its fields */
export const patchOf = (
  table: CustomerTable,
  values: Readonly<Record<string, unknown>>,
): AccountPatch | ContactPatch =>
  table === 'accounts' ? readPatch(accountFields, values) : readPatch(contactFields, values)

/** Why it was not written, in words: two accounts of one name would be one customer twice. */
const reasonOf = (table: CustomerTable, error: unknown): string =>
  isTaken(table, error) ? 'There is already an account with this name.' : describeError(error)

const isTaken = (table: CustomerTable, error: unknown): boolean =>
  table === 'accounts' &&
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === '23505'

/** Reads accounts, contacts and their leads anew. */
export const refreshCustomers = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: customerKeys.accounts }),
    queryClient.invalidateQueries({ queryKey: customerKeys.contacts }),
    queryClient.invalidateQueries({ queryKey: customerKeys.allRelated }),
    queryClient.invalidateQueries({ queryKey: ['leads'] }),
  ])

const write = (table: CustomerTable, id: string, patch: AccountPatch | ContactPatch) =>
  supabase.from(table).update(patch).eq('id', id).throwOnError()

/** Keeps a change until the network is back, with Undo. */
function keepForLater(
  table: CustomerTable,
  id: string,
  patch: QueuedChange['patch'],
  before: QueuedChange['patch'],
  said: string,
): void {
  const takeBack = queueChange({ table, ids: [id], patch, before: { [id]: before }, said })
  const undo = () => {
    takeBack()
    showCustomer(table, id, before)
  }
  toast.success(said, {
    description: 'Sent when you are back online',
    action: { label: 'Undo', onClick: undo },
  })
}

/**
 * Shows a change of an account or a contact at once and saves it, with Undo; its leads follow in the database. A refusal
 * takes it back and says why. Offline it waits in the queue.
 * @param before what the changed columns hold now
 * @param said for the toast: "Phone saved"
 * @returns whether it was saved
 */
export function changeCustomer<Patch extends AccountPatch | ContactPatch>(
  table: CustomerTable,
  id: string,
  patch: Patch,
  before: Patch,
  said: string,
): Promise<boolean> {
  showCustomer(table, id, patch)
  return inTurn([id], () => saveCustomer(table, id, patch, before, said))
}

async function saveCustomer<Patch extends AccountPatch | ContactPatch>(
  table: CustomerTable,
  id: string,
  patch: Patch,
  before: Patch,
  said: string,
): Promise<boolean> {
  const showBack = () => showCustomer(table, id, before)
  try {
    if (isOffline()) {
      keepForLater(table, id, patch, before, said)
      return true
    }
    if (isOfParts(patch)) {
      const { changeInBulk, toParts } = await import('~/data/bulk-change.ts')
      const send = toParts(table, isOfParts(before) ? before : {}, patch)
      return await changeInBulk({ ids: [id], send, said, showBack, refresh: refreshCustomers })
    }
    await write(table, id, patch)
  } catch (error) {
    showBack()
    toast.error('The change was not saved', { description: reasonOf(table, error) })
    return false
  }
  const undo = () =>
    write(table, id, before).then(refreshCustomers, (error: unknown) =>
      toast.error('The change could not be undone', { description: reasonOf(table, error) }),
    )
  toast.success(said, { action: { label: 'Undo', onClick: () => void undo() } })
  void refreshCustomers()
  return true
}

/**
 * Makes an account or a contact.
 * @param values by column
 * @param id chosen by the browser, so that asking twice makes one
 * @returns its id
 * @throws what the server said; in words where the account's name is taken
 */
export async function createCustomer(
  table: CustomerTable,
  { name, ...values }: { name: string } & QueuedChange['patch'],
  id: string = crypto.randomUUID(),
): Promise<string> {
  const once = { ignoreDuplicates: true }
  const { error } =
    table === 'accounts'
      ? await supabase.from('accounts').upsert({ ...readPatch(accountFields, values), name, id }, once)
      : await supabase.from('contacts').upsert({ ...readPatch(contactFields, values), name, id }, once)
  if (error) throw isTaken(table, error) ? new Error(reasonOf(table, error)) : error
  void refreshCustomers()
  return id
}

/** Deletes an account or a contact. @throws what still hangs on it */
export async function deleteCustomer(table: CustomerTable, id: string): Promise<void> {
  await supabase.from(table).delete().eq('id', id).throwOnError()
  void refreshCustomers()
}

/** Opens another sale to somebody known. @returns the lead's id */
export async function createLeadFor(contact: { id: string; account_id: string | null; name: string }) {
  const { data } = await supabase
    .from('leads')
    .insert({ name: contact.name, contact_id: contact.id, account_id: contact.account_id })
    .select('id')
    .single()
    .throwOnError()
  void refreshCustomers()
  return data.id
}
