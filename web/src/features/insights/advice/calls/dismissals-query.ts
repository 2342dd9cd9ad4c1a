import { readAll } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { adviceKey } from './advice-key.ts'

/** The subjects that are out of sight for now. */
export const dismissalsQuery = () =>
  queryOptions({
    queryKey: [...adviceKey, 'dismissals'],
    queryFn: ({ signal }) =>
      readAll(
        '',
        (after) =>
          supabase
            .from('advice_dismissals')
            .select('subject, dismissed_until', { count: 'exact' })
            .gt('dismissed_until', new Date().toISOString())
            .gt('subject', after)
            .order('subject')
            .abortSignal(signal)
            .throwOnError(),
        ({ subject }) => subject,
      ),
  })

const twoWeeks = 14 * 86_400_000

/** Takes a line out of everybody's sight for two weeks. */
export async function dismissAdvice(subject: string, leadId: string | null): Promise<void> {
  await supabase
    .from('advice_dismissals')
    .upsert(
      { subject, lead_id: leadId, dismissed_until: new Date(Date.now() + twoWeeks).toISOString() },
      { onConflict: 'company_id,subject' },
    )
    .throwOnError()
}

export async function showAdviceAgain(subject: string): Promise<void> {
  await supabase.from('advice_dismissals').delete().eq('subject', subject).throwOnError()
}
