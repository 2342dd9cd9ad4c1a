import { queryClient } from '~/data/query-client.ts'
import type { EditedRow, RowsPage } from '../records/index.ts'
import { customerKeys } from './customer-keys.ts'

/** Shows other values of an account or a contact wherever it stands on screen, until it is read anew. @param values by column */
export function showCustomer(table: 'accounts' | 'contacts', id: string, values: object): void {
  queryClient.setQueriesData<RowsPage<EditedRow>>(
    { queryKey: [...customerKeys[table], 'page'] },
    (page) =>
      page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...values } : row)) },
  )
  queryClient.setQueryData<object | null>([...customerKeys[table], 'one', id], (held) =>
    held ? { ...held, ...values } : held,
  )
}
