import { firstStage, type Stage, stageName } from '@parley/core/leads/stages'
import { describeLogged, type LoggedKind, loggedKinds } from '@parley/core/records/activity'
import { type SalesRecord, salesNouns } from '@parley/core/records/sales-records'
import { capitalise } from '@parley/core/text/words'
import type { TimelineRow } from './timeline-row.ts'

interface Reference {
  id: string
  name: string
}

export interface TimelineEntry {
  id: string
  kind: 'note' | 'change' | 'recording' | 'email'
  /** ISO 8601. */
  at: string
  title: string
  body: string | null
  /** What went wrong with it, in the words of whoever refused it. */
  problem: string | null
  actorId: string | null
  recordingId: string | null
  /** Of a merge that can be undone. */
  mergeId: string | null
  /** In a customer's timeline, the sale or the person it is about. */
  lead: Reference | null
  contact: Reference | null
}

type Data = TimelineRow['data']

function readText(data: Data, key: string): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  const value = data[key]
  return typeof value === 'string' ? value : null
}

function readNumber(data: Data, key: string): number | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  const value = data[key]
  return typeof value === 'number' ? value : null
}

/** The kind of entry that people write themselves; undefined for any other. */
export const findLogged = (kind: string): LoggedKind | undefined =>
  loggedKinds.find((known) => known === kind)

/** What an entry is of: in a customer's timeline the sale or the person that it names, or the customer itself. */
const nounOf = ({ lead_id, contact_id }: TimelineRow, timelineOf: SalesRecord): string =>
  salesNouns[lead_id ? 'leads' : contact_id ? 'contacts' : timelineOf]

function describeChange(data: Data, noun: string): string {
  const merged = readText(data, 'merged')
  if (merged !== null) return `${merged} merged into this ${noun}`
  const file = readText(data, 'file')
  return file === null ? 'Changed' : `Changed by the import of ${file}`
}

function describeActivity(row: TimelineRow, stages: readonly Stage[], timelineOf: SalesRecord): string {
  const { kind, data } = row
  const logged = findLogged(kind)
  if (logged) return describeLogged(logged, readText(data, 'outcome'), readNumber(data, 'minutes'))
  if (kind === 'created') {
    const file = readText(data, 'file')
    const added = `${capitalise(nounOf(row, timelineOf))} added`
    return file === null ? added : `${added} by the import of ${file}`
  }
  if (kind === 'status_changed') {
    const label = (key: string) => stageName(stages, readText(data, key) ?? firstStage)
    return `${label('from')} → ${label('to')}`
  }
  if (kind === 'changed') return describeChange(data, nounOf(row, timelineOf))
  if (kind === 'email' && readText(data, 'returned') !== null) return 'Email not delivered'
  return { recording: 'Recording', task: 'Task', email: 'Email' }[kind] ?? 'Changed'
}

const followUps: Record<string, string> = { sent: 'Email sent', failed: 'Email not delivered' }

const readers: Record<
  Exclude<TimelineRow['source'], 'change'>,
  (row: TimelineRow, stages: readonly Stage[], timelineOf: SalesRecord) => Partial<TimelineEntry>
> = {
  activity: (row, stages, timelineOf) => ({
    kind: findLogged(row.kind) ? 'note' : row.kind === 'recording' ? 'recording' : 'change',
    title: describeActivity(row, stages, timelineOf),
    problem: readText(row.data, 'returned'),
    recordingId: readText(row.data, 'recording_id'),
    mergeId: readText(row.data, 'merge_id'),
  }),
  recording: ({ title }) => ({ kind: 'recording', title: title || 'Recording' }),
  email: ({ kind, title }) => ({ kind: 'email', title: `${followUps[kind] ?? 'Email drafted'}: ${title}` }),
}

const readReference = (id: string | null | undefined, name: string | null | undefined): Reference | null =>
  id && name ? { id, name } : null

/** One line of the timeline of such a record in words; a change of its fields is shown by the history. */
export const readEntry = (
  row: TimelineRow,
  stages: readonly Stage[],
  timelineOf: SalesRecord,
): TimelineEntry => ({
  id: row.id,
  kind: 'change',
  at: row.at,
  title: '',
  body: row.body,
  problem: null,
  actorId: row.actor_id,
  recordingId: row.recording_id,
  mergeId: null,
  lead: readReference(row.lead_id, row.lead_name),
  contact: readReference(row.contact_id, row.contact_name),
  ...(row.source === 'change' ? {} : readers[row.source](row, stages, timelineOf)),
})
