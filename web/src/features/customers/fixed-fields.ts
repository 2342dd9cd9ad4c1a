import { useQuery } from '@tanstack/react-query'
import { useRights } from '~/data/rights.ts'
import { supabase } from '~/data/supabase.ts'
import { customerKeys } from './customer-keys.ts'

const nothing: readonly string[] = []

/** The columns of an account or a contact that the person reads and can't change: a colleague looks after it. */
export function useFixedFields(customer: string): readonly string[] {
  const { isKnown, isManager } = useRights()
  const { data } = useQuery({
    queryKey: customerKeys.fixed(customer),
    enabled: isKnown && !isManager,
    queryFn: async () => (await supabase.rpc('fixed_fields', { customer }).throwOnError()).data,
  })
  return data ?? nothing
}
