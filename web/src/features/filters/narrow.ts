import type { Condition, Narrowable } from '@parley/core/leads/filters/conditions'
import type { FieldFilter } from '@parley/core/leads/filters/filter'
import type { SalesRecord } from '@parley/core/records/sales-records'

/** Loaded where something is filtered by single fields. */
const loadConditions = () => import('./conditions-now.ts')

/** Today's conditions of filters on single fields of a record. */
export async function readConditions(
  record: SalesRecord,
  filters: readonly FieldFilter[],
): Promise<Condition[]> {
  return filters.length === 0 ? [] : (await loadConditions()).readConditions(record, filters)
}

/** Leaves of a request for records those that all filters on single fields hold. */
export async function narrowByFields(
  record: SalesRecord,
  query: Narrowable,
  filters: readonly FieldFilter[],
): Promise<void> {
  if (filters.length > 0) await (await loadConditions()).narrowByFields(record, query, filters)
}
