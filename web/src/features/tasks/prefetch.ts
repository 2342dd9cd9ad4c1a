import { queryClient } from '~/data/query-client.ts'
import { readSession } from '~/data/session.ts'
import { tasksQuery } from './calls/tasks-query.ts'
import { filterOf, readTasksSearch } from './tasks-search.ts'

/** Asks for what /tasks shows first. @param search the query parameters of the address */
export default function prefetchTasks(search: Record<string, unknown>): Promise<void> | void {
  const userId = readSession().session?.user.id
  if (userId === undefined) return
  const filter = filterOf(readTasksSearch(search), userId)
  return queryClient.prefetchInfiniteQuery(tasksQuery(filter, filter.status === 'done' ? 'done' : 'open'))
}
