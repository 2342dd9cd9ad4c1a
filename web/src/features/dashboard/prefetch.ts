import { queryClient } from '~/data/query-client.ts'
import { todayQuery } from './queries.ts'
import { timeZone } from './time-zone.ts'

/** Asks for what /dashboard shows first. */
export default function prefetchDashboard(): void {
  void queryClient.prefetchQuery(todayQuery(timeZone))
}
