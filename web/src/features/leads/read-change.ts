import { type Change, changeSchema } from '../history/index.ts'
import type { TimelineRow } from './timeline-query.ts'

/** The change of fields that a row of the timeline is; null for anything else. */
export function readChange({ source, id, kind, at, data, actor_id }: TimelineRow): Change | null {
  if (source !== 'change') return null
  const facts = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}
  return changeSchema.parse({ ...facts, id, record: 'leads', operation: kind, changed_at: at, actor_id })
}
