import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { readRunStatus } from '../run.ts'
import { automationKeys } from './automation-keys.ts'

export const stepsQuery = (run: string) =>
  queryOptions({
    queryKey: automationKeys.steps(run),
    queryFn: async ({ signal }) => {
      const steps = await readAllById((after) =>
        supabase
          .from('automation_run_steps')
          .select('id, position, kind, status, input, output, error, finished_at', { count: 'exact' })
          .eq('run_id', run)
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return steps
        .toSorted((a, b) => a.position - b.position)
        .map((step) => ({ ...step, status: readRunStatus(step.status) }))
    },
  })
export type StepRow = Awaited<ReturnType<NonNullable<ReturnType<typeof stepsQuery>['queryFn']>>>[number]
