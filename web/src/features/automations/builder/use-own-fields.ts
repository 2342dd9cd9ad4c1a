import type { OwnFields } from '@parley/core/automations/fields'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { useQueries } from '@tanstack/react-query'
import { fieldsQuery } from '~/features/fields/index.ts'

/** The company's own fields of these records, as far as they have been read. */
export function useOwnFields(records: readonly SalesRecord[]): OwnFields {
  const found = useQueries({ queries: records.map((record) => fieldsQuery(record)) })
  return Object.fromEntries(
    records.flatMap((record, index) => {
      const fields = found[index]?.data
      return fields ? [[record, fields] as const] : []
    }),
  )
}
