import { leadStages } from '@parley/core/leads/status'
import { readStatus } from './lead.ts'
import type { LeadPageData } from './queries.ts'

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
}

type Activity = LeadPageData['activities'][number]

function readText(data: Activity['data'], key: string): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  const value = data[key]
  return typeof value === 'string' ? value : null
}

function describeChange(data: Activity['data']): string {
  const merged = readText(data, 'merged')
  if (merged !== null) return `${merged} merged into this lead`
  const file = readText(data, 'file')
  return file === null ? 'Changed' : `Changed by the import of ${file}`
}

function describeActivity({ kind, data }: Activity): string {
  if (kind === 'note') return 'Note'
  if (kind === 'created') {
    const file = readText(data, 'file')
    return file === null ? 'Lead added' : `Lead added by the import of ${file}`
  }
  if (kind === 'status_changed') {
    const label = (key: string) => leadStages[readStatus(readText(data, key) ?? '')].label
    return `${label('from')} → ${label('to')}`
  }
  if (kind === 'changed') return describeChange(data)
  if (kind === 'email' && readText(data, 'returned') !== null) return 'Email not delivered'
  return { recording: 'Recording', task: 'Task', email: 'Email' }[kind] ?? 'Changed'
}

const fromActivity = (activity: Activity): TimelineEntry => ({
  id: activity.id,
  kind: activity.kind === 'note' ? 'note' : activity.kind === 'recording' ? 'recording' : 'change',
  at: activity.created_at,
  title: describeActivity(activity),
  body: activity.body,
  problem: readText(activity.data, 'returned'),
  actorId: activity.actor_id,
  recordingId: readText(activity.data, 'recording_id'),
  mergeId: readText(activity.data, 'merge_id'),
})

const followUps: Record<string, string> = { sent: 'Email sent', failed: 'Email not delivered' }

/** Everything that happened with a lead, the latest first. A recording linked to it stands once, with its summary. */
export function mergeTimeline({
  activities,
  recordings,
  emails,
}: Pick<LeadPageData, 'activities' | 'recordings' | 'emails'>): TimelineEntry[] {
  const known = new Set(recordings.map(({ id }) => id))
  return [
    ...activities
      .map(fromActivity)
      .filter(({ recordingId }) => recordingId === null || !known.has(recordingId)),
    ...recordings.map((recording) => ({
      id: recording.id,
      kind: 'recording' as const,
      at: recording.recorded_at,
      title: recording.title || 'Recording',
      body: recording.summary,
      problem: null,
      actorId: null,
      recordingId: recording.id,
      mergeId: null,
    })),
    ...emails.map((email) => ({
      id: email.id,
      kind: 'email' as const,
      at: email.sent_at ?? email.created_at,
      title: `${followUps[email.status] ?? 'Email drafted'}: ${email.subject}`,
      body: null,
      problem: null,
      actorId: null,
      recordingId: email.recording_id,
      mergeId: null,
    })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
