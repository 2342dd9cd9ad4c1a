import { salesRecords } from '@parley/core/records/sales-records'
import { queryOptions } from '@tanstack/react-query'
import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import { readRunEvent, readRunStatus } from '../run.ts'
import { automationKeys } from './automation-keys.ts'

export const mostRuns = 100
/** Runs of one automation, the newest first, at most 100, with the name of what each is about. */
export const runsQuery = (automationId: string) =>
  queryOptions({
    queryKey: automationKeys.runs(automationId),
    queryFn: async ({ signal }) => {
      const { data: runs } = await supabase
        .from('automation_runs')
        .select('id, version, status, error, event, created_at, finished_at')
        .eq('automation_id', automationId)
        .order('created_at', { ascending: false })
        .limit(mostRuns)
        .abortSignal(signal)
        .throwOnError()
      const about = runs.map(({ event }) => readRunEvent(event))
      const found = await Promise.all(
        salesRecords.map((record) => {
          const ids = about.flatMap((each) => (each.about?.record === record ? [each.about.id] : []))
          return inPieces([...new Set(ids)], (piece) =>
            supabase.from(record).select('id, name').in('id', piece).abortSignal(signal).throwOnError(),
          )
        }),
      )
      const names = new Map(found.flat().map(({ id, name }) => [id, name]))
      return runs.map((run, index) => ({
        ...run,
        status: readRunStatus(run.status),
        words: about[index]?.words ?? 'Event',
        name: names.get(about[index]?.about?.id ?? '') ?? null,
      }))
    },
  })
export type RunRow = Awaited<ReturnType<NonNullable<ReturnType<typeof runsQuery>['queryFn']>>>[number]
