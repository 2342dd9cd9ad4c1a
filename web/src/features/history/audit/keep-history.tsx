import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { supabase } from '~/data/supabase.ts'
import { Select } from '~/ui/select.tsx'
import { toast } from '~/ui/toast.ts'
import { historyKeys } from '../history-keys.ts'

const spans = new Map([
  [90, '90 days'],
  [365, '1 year'],
  [1095, '3 years'],
  [1825, '5 years'],
  [3650, '10 years'],
])

const daysQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...historyKeys.all, 'days', companyId],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('companies')
        .select('history_days')
        .eq('id', companyId)
        .abortSignal(signal)
        .single()
        .throwOnError()
      return data.history_days
    },
  })

/** How long the company keeps its history. */
export function KeepHistory({ companyId }: { companyId: string }) {
  const queryClient = useQueryClient()
  const query = daysQuery(companyId)
  const { data: days } = useQuery(query)
  const save = useMutation({
    mutationFn: async (value: number) => {
      await supabase.from('companies').update({ history_days: value }).eq('id', companyId).throwOnError()
    },
    onSuccess: () => {
      toast.success('Saved')
      void queryClient.invalidateQueries({ queryKey: historyKeys.all })
    },
    onError: (error) => toast.error('Not saved', { description: describeError(error) }),
  })
  if (days === undefined) return null
  const offered = spans.has(days) ? [...spans.keys()] : [...spans.keys(), days].toSorted((a, b) => a - b)
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      Kept for
      <span className="w-32">
        <Select
          aria-label="Kept for"
          value={String(days)}
          disabled={save.isPending}
          onChange={({ target }) => save.mutate(Number(target.value))}
        >
          {offered.map((value) => (
            <option key={value} value={value}>
              {spans.get(value) ?? countOf(value, 'day')}
            </option>
          ))}
        </Select>
      </span>
    </p>
  )
}
