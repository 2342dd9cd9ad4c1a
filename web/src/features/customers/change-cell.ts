import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { readPatch } from '@parley/core/records/read-patch'
import { queryClient } from '~/data/query-client.ts'
import type { EditedRow, RowsPage } from '../records/index.ts'
import { type CustomerTable, changeCustomer } from './change-customer.ts'
import { customerKeys } from './customer-keys.ts'

type Values = Readonly<Record<string, unknown>>

function show(table: CustomerTable, id: string, values: Values): void {
  queryClient.setQueriesData<RowsPage<EditedRow>>(
    { queryKey: [...customerKeys[table], 'page'] },
    (page) =>
      page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...values } : row)) },
  )
}

/**
 * Shows a change in the list at once and saves it; a refusal takes it back.
 * @param values by column
 * @param label of the field
 * @returns whether it was saved
 */
export async function changeCell(
  table: CustomerTable,
  row: EditedRow,
  values: Values,
  label: string,
): Promise<boolean> {
  const before = Object.fromEntries(Object.keys(values).map((column) => [column, Reflect.get(row, column)]))
  show(table, row.id, values)
  const said = `${label} saved`
  const isSaved =
    table === 'accounts'
      ? await changeCustomer(
          table,
          row.id,
          readPatch(accountFields, values),
          readPatch(accountFields, before),
          said,
        )
      : await changeCustomer(
          table,
          row.id,
          readPatch(contactFields, values),
          readPatch(contactFields, before),
          said,
        )
  if (!isSaved) show(table, row.id, before)
  return isSaved
}
