import { lowestId, readAll } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { readRunStatus } from '../run.ts'
import { automationKeys } from './automation-keys.ts'

/** The newest run of each automation that ever ran. */
export const latestRunsQuery = () =>
  queryOptions({
    queryKey: automationKeys.latest,
    queryFn: async ({ signal }) => {
      // Runs belong to a version: the newest of each, and of these the newest.
      const versions = await readAll(
        `automation_id.gt.${lowestId}`,
        (after) =>
          supabase
            .from('automation_versions')
            .select('automation_id, version, automation_runs(status, created_at)', { count: 'exact' })
            .order('created_at', { referencedTable: 'automation_runs', ascending: false })
            .limit(1, { referencedTable: 'automation_runs' })
            .or(after)
            .order('automation_id')
            .order('version')
            .abortSignal(signal)
            .throwOnError(),
        ({ automation_id: id, version }) =>
          `automation_id.gt.${id},and(automation_id.eq.${id},version.gt.${version})`,
      )
      const runs = versions.flatMap(({ automation_id: id, automation_runs: [run] }) =>
        run ? [{ id, status: readRunStatus(run.status), at: run.created_at }] : [],
      )
      return new Map(
        runs.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ id, status, at }) => [id, { status, at }]),
      )
    },
  })
