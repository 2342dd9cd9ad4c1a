import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { page, text } from '../reading.ts'

const auditLog = z.array(
  z.object({
    id: z.string(),
    created_at: z.string(),
    action: text,
    actor_id: text,
    actor_email: text,
    target_id: text,
    target_email: text,
    ip_address: text,
    details: z.nullable(z.record(z.string(), z.unknown())),
  }),
)
export type AuditEvent = z.infer<typeof auditLog>[number]

export const auditQuery = (filter: { action: string | undefined; account: string | undefined }) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter.action, filter.account],
    placeholderData: keepPreviousData,
    initialPageParam: {},
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await supabase
        .rpc('admin_audit_log', {
          page_size: page,
          ...(filter.action === undefined ? {} : { only_action: filter.action }),
          ...(filter.account === undefined ? {} : { only_account: filter.account }),
          ...pageParam,
        })
        .abortSignal(signal)
        .throwOnError()
      return auditLog.parse(data)
    },
    getNextPageParam: (last) => {
      const end = last.length === page ? last.at(-1) : undefined
      return end && { before_time: end.created_at, before_id: end.id }
    },
  })
