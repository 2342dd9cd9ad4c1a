import type { Json } from '@parley/core/database.types'
import type { LoggedKind } from '@parley/core/records/activity'
import { toLocalInput } from '~/data/local-input.ts'
import type { Correction } from './change-activity.ts'
import type { LoggedDraft } from './logged-draft.ts'
import type { TimelineRow } from './timeline-row.ts'

type Facts = Readonly<Record<string, Json | undefined>>

const factsOf = ({ data }: TimelineRow): Facts =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}

/** What an entry says, as it is typed again. */
export function toDraft(row: TimelineRow, kind: LoggedKind, timeZone: string): LoggedDraft {
  const { outcome, minutes } = factsOf(row)
  return {
    kind,
    text: row.body ?? '',
    outcome: typeof outcome === 'string' ? outcome : '',
    minutes: typeof minutes === 'number' ? String(minutes) : '',
    at: toLocalInput(row.at, timeZone),
  }
}

/**
 * What differs between an entry and what was typed, and the same columns as they stand; null where nothing does.
 * @param at the moment that was typed, ISO 8601
 * @param isMoved whether that is another one than was shown
 */
export function toCorrection(
  row: TimelineRow,
  { kind, text, outcome, minutes }: LoggedDraft,
  at: string | null,
  isMoved: boolean,
): { correction: Correction; before: Correction } | null {
  const correction: Correction = {}
  const before: Correction = {}
  const body = text.trim() || null
  if (body !== row.body) {
    correction.body = body
    before.body = row.body
  }
  if (kind !== 'note') {
    const facts = factsOf(row)
    const { outcome: _, minutes: __, ...others } = facts
    const data = {
      ...others,
      ...(outcome === '' ? {} : { outcome }),
      ...(minutes.trim() === '' ? {} : { minutes: Number(minutes) }),
    }
    if (data.outcome !== facts['outcome'] || data.minutes !== facts['minutes']) {
      correction.data = data
      before.data = row.data
    }
    if (isMoved && at !== null) {
      correction.created_at = at
      before.created_at = row.at
    }
  }
  return Object.keys(correction).length === 0 ? null : { correction, before }
}
