import { queryClient } from '~/data/query-client.ts'

/** The page behind the panel shows what was written. */
export function refreshRecords(): void {
  for (const key of ['leads', 'accounts', 'contacts', 'customers', 'tasks', 'today'])
    void queryClient.invalidateQueries({ queryKey: [key] })
}
