import { queryClient } from '~/data/query-client.ts'
import { readTimeZone } from '~/data/time-zone.ts'
import { todayQuery } from './queries.ts'

/** Asks for what /dashboard shows first. */
export default function prefetchDashboard(): Promise<void> {
  return queryClient.prefetchQuery(todayQuery(readTimeZone()))
}
