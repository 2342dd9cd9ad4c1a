import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { adminKeys } from '../admin-keys.ts'
import { page, text } from '../reading.ts'

const accounts = z.array(
  z.object({
    id: z.string(),
    email: text,
    phone: text,
    full_name: text,
    company_name: text,
    is_admin: z.boolean(),
    is_disabled: z.boolean(),
    has_second_factor: z.boolean(),
    last_sign_in_at: text,
    created_at: z.string(),
    total: z.number(),
  }),
)
export type Account = z.infer<typeof accounts>[number]

export const accountsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...adminKeys.accounts, search],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await supabase
        .rpc('admin_accounts', { search, page_size: page, page_offset: pageParam })
        .abortSignal(signal)
        .throwOnError()
      return accounts.parse(data)
    },
    getNextPageParam: (last, _, from) => (last.length === page ? from + page : undefined),
  })
