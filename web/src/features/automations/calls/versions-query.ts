import { readDefinition } from '@parley/core/automations/definition'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import type { Version } from '../automation.ts'
import { automationKeys } from './automation-keys.ts'

export const mostVersions = 100

/** The newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: automationKeys.versions(id),
    queryFn: async ({ signal }): Promise<Version[]> => {
      const { data } = await supabase
        .from('automation_versions')
        .select('version, created_at, created_by, trigger, conditions, actions')
        .eq('automation_id', id)
        .order('version', { ascending: false })
        .limit(mostVersions)
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ version, created_at, created_by, ...stored }) => ({
        version,
        createdAt: created_at,
        createdBy: created_by,
        definition: readDefinition(stored).definition,
      }))
    },
  })
