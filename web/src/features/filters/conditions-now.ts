import {
  type Condition,
  conditionsOf,
  type Narrowable,
  narrowBy,
} from '@parley/core/leads/filters/conditions'
import { filterFields } from '@parley/core/leads/filters/fields'
import type { FieldFilter } from '@parley/core/leads/filters/filter'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { dayOf, fromWallClock, utcToWall } from '@parley/core/text/time-zone'
import { queryClient } from '~/data/query-client.ts'
import { readTimeZone } from '~/data/time-zone.ts'
import { fieldsQuery } from '../fields/index.ts'

/** Today's conditions of filters on single fields. The company's fields are asked for where they are not known. */
export async function readConditions(
  record: SalesRecord,
  filters: readonly FieldFilter[],
): Promise<Condition[]> {
  const hasCustom = filters.some(([field]) => field.startsWith('custom.'))
  const custom = hasCustom ? await queryClient.fetchQuery(fieldsQuery(record)) : []
  const timeZone = readTimeZone()
  const startOf = (day: string): string => fromWallClock(utcToWall(Date.parse(day)), timeZone).toISOString()
  const today = dayOf(new Date().toISOString(), timeZone)
  return conditionsOf(filters, filterFields(record, custom), { today, startOf })
}

/** Leaves of a request those that all filters on single fields hold. */
export async function narrowByFields(
  record: SalesRecord,
  query: Narrowable,
  filters: readonly FieldFilter[],
): Promise<void> {
  narrowBy(query, await readConditions(record, filters))
}
