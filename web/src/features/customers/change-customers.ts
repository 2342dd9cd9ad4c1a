import type { Json } from '@parley/core/database.types'
import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { readPatch } from '@parley/core/records/read-patch'
import { changeInBulk, toValues } from '~/data/bulk-change.ts'
import { describeError } from '~/data/describe-error.ts'
import { isOffline, type QueuedChange, queueChange } from '~/data/offline-queue.ts'
import { queryClient } from '~/data/query-client.ts'
import { toast } from '~/ui/toast.ts'
import type { EditedRow, RowsPage } from '../records/index.ts'
import { type CustomerTable, refreshCustomers } from './change-customer.ts'
import { customerKeys } from './customer-keys.ts'
import { showCustomer } from './show-customer.ts'

type Patch = QueuedChange['patch']

const readValues = (table: CustomerTable, values: unknown): Patch =>
  table === 'accounts' ? readPatch(accountFields, values) : readPatch(contactFields, values)

/** What some columns hold on screen, by record; one that no screen shows is left out. */
function shownValues(
  table: CustomerTable,
  ids: ReadonlySet<string>,
  columns: readonly string[],
): Record<string, Patch> {
  const pages = queryClient.getQueriesData<RowsPage<EditedRow>>({
    queryKey: [...customerKeys[table], 'page'],
  })
  const rows = pages.flatMap(([, page]) => page?.rows ?? []).filter(({ id }) => ids.has(id))
  return Object.fromEntries(
    rows.map((row) => [
      row.id,
      readValues(table, Object.fromEntries(columns.map((column) => [column, Reflect.get(row, column)]))),
    ]),
  )
}

/** Keeps a change of several until the network is back, shows it, and offers Undo. */
function keepForLater(table: CustomerTable, ids: readonly string[], patch: Patch, said: string): void {
  const before = shownValues(table, new Set(ids), Object.keys(patch))
  const takeBack = queueChange({ table, ids: [...ids], patch, before, said })
  for (const id of ids) showCustomer(table, id, patch)
  const undo = () => {
    takeBack()
    for (const [id, values] of Object.entries(before)) showCustomer(table, id, values)
  }
  toast.success(said, {
    description: 'Sent when you are back online',
    action: { label: 'Undo', onClick: undo },
  })
}

/**
 * Gives several accounts or contacts the same values, with Undo. Offline it waits in the queue.
 * @param patch values by column
 * @param said for the toast: "3 accounts assigned to Ana"
 */
export function changeCustomers(
  table: CustomerTable,
  ids: readonly string[],
  patch: Readonly<Record<string, Json>>,
  said: string,
): void {
  if (!isOffline()) {
    const send = toValues(table, patch)
    void changeInBulk({ ids, send, said, showBack: () => {}, refresh: refreshCustomers })
    return
  }
  try {
    keepForLater(table, ids, readValues(table, patch), said)
  } catch (error) {
    toast.error('The change was not saved', { description: describeError(error) })
  }
}
