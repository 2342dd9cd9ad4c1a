import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

export const auditActionsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'audit-actions'],
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_audit_actions').abortSignal(signal).throwOnError()
      return data
    },
  })
