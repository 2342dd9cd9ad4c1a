import { showCustomValue } from '@parley/core/leads/custom-fields'
import type { CustomValues } from '@parley/core/records/custom-values'
import { useQuery } from '@tanstack/react-query'
import { fieldsQuery } from '../fields/index.ts'
import type { CustomerTable } from './change-customer.ts'
import type { CustomerColumn } from './customer-table.tsx'

/** How many of the company's own fields fit beside the other columns. */
const shown = 2

/** The company's first own fields as columns of a wide window; managers put them in order. */
export function useOwnColumns<R extends { custom: CustomValues }>(table: CustomerTable): CustomerColumn<R>[] {
  const fields = useQuery(fieldsQuery(table)).data ?? []
  return fields.slice(0, shown).map(({ key, label, type }) => ({
    label,
    isNumeric: type === 'number',
    className: 'w-32 hidden xl:table-cell',
    show: ({ custom }) => showCustomValue(custom[key]),
  }))
}
