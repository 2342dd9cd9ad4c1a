import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { readPatch } from '@parley/core/records/read-patch'
import type { EditedRow } from '../records/index.ts'
import { type CustomerTable, changeCustomer } from './change-customer.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Saves a change made in the list.
 * @param values by column
 * @param label of the field
 * @returns whether it was saved
 */
export function changeCell(
  table: CustomerTable,
  row: EditedRow,
  values: Values,
  label: string,
): Promise<boolean> {
  const before = Object.fromEntries(Object.keys(values).map((column) => [column, Reflect.get(row, column)]))
  const said = `${label} saved`
  return table === 'accounts'
    ? changeCustomer(table, row.id, readPatch(accountFields, values), readPatch(accountFields, before), said)
    : changeCustomer(table, row.id, readPatch(contactFields, values), readPatch(contactFields, before), said)
}
