import { supabase } from '~/data/supabase.ts'
import { timelineQuery } from './timeline-row.ts'

/** `queryKey` is that of the record, which a change of it makes out of date. */
export const leadTimelineQuery = (queryKey: readonly string[], lead: string) =>
  timelineQuery([...queryKey, 'timeline'], async (page, signal) => {
    const { data } = await supabase
      .rpc('lead_timeline', { lead, ...page })
      .abortSignal(signal)
      .throwOnError()
    return data
  })

/** Of an account or a contact: what happened in all its sales and beside them. */
export const customerTimelineQuery = (queryKey: readonly string[], customer: string) =>
  timelineQuery([...queryKey, 'timeline'], async (page, signal) => {
    const { data } = await supabase
      .rpc('customer_timeline', { customer, ...page })
      .abortSignal(signal)
      .throwOnError()
    return data
  })
