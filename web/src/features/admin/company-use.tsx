import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { countOf, formatNumber } from '~/data/formats.ts'
import { formatBytes, formatSpan } from '~/data/measures.ts'
import { supabase } from '~/data/supabase.ts'
import { useClock } from '~/data/use-clock.ts'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Stat } from '~/ui/stat.tsx'
import { windowOf } from './health/figures.ts'
import { QueryState } from './query-state.tsx'

const days = 30
const number = z.number()
const use = z.object({
  people: number,
  leads: number,
  new_leads: number,
  tasks: number,
  new_tasks: number,
  recordings: number,
  new_recordings: number,
  recorded_seconds: number,
  recorded_bytes: number,
  ai_calls: number,
  ai_tokens: number,
})

const useQueryOf = (since: string) =>
  queryOptions({
    queryKey: ['company-use', since],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('company_use', { since })
        .abortSignal(signal)
        .single()
        .throwOnError()
      return use.parse(data)
    },
  })

/** The use that one's own company makes of the instance: what /admin/metrics shows to who is no admin. */
export default function CompanyUse() {
  const { now } = useClock()
  const figures = useQuery(useQueryOf(windowOf(days, now).since))
  const recent = (count: number) => `${formatNumber(count)} new in ${days} days`
  return (
    <PageBody>
      <PageHeader
        title="Admin Metrics"
        description="Your company’s use of this instance. Administrators see all companies together."
      />
      <QueryState query={figures} what="your company’s figures" rows={3}>
        {(company) => (
          <dl className="grid grid-cols-2 gap-x-8 border-t md:grid-cols-3">
            <Stat label="People" value={formatNumber(company.people)} note="in your company" />
            <Stat label="Leads" value={formatNumber(company.leads)} note={recent(company.new_leads)} />
            <Stat label="Tasks" value={formatNumber(company.tasks)} note={recent(company.new_tasks)} />
            <Stat
              label="Recordings"
              value={formatNumber(company.recordings)}
              note={recent(company.new_recordings)}
            />
            <Stat
              label="Recorded"
              value={company.recorded_seconds === 0 ? 'Nothing yet' : formatSpan(company.recorded_seconds)}
              note={formatBytes(company.recorded_bytes)}
            />
            <Stat
              label="AI calls"
              value={formatNumber(company.ai_calls)}
              note={`${countOf(company.ai_tokens, 'token')} in ${days} days`}
            />
          </dl>
        )}
      </QueryState>
    </PageBody>
  )
}
