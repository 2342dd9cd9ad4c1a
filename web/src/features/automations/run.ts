import { actionKinds, actionLabels } from '@parley/core/automations/action'
import { isRaw, type Raw } from '@parley/core/automations/read'
import { type SalesRecord, salesNouns, salesRecords } from '@parley/core/records/sales-records'
import { describeRecurrence, parseRecurrence } from '@parley/core/tasks/recurrence'
import { formatDayAndTime } from '~/data/formats.ts'
import type { StatusKind } from '~/ui/status.tsx'

export type RunStatus = 'waiting' | 'running' | 'completed' | 'failed' | 'skipped'
const statuses: readonly RunStatus[] = ['waiting', 'running', 'completed', 'failed', 'skipped']

export const readRunStatus = (status: string): RunStatus =>
  statuses.find((known) => known === status) ?? 'waiting'

/** The word and the dot of each status. */
export const runStatusWords: Record<RunStatus, { word: string; dot: StatusKind }> = {
  waiting: { word: 'Waiting', dot: 'idle' },
  running: { word: 'Running', dot: 'active' },
  completed: { word: 'Done', dot: 'done' },
  failed: { word: 'Failed', dot: 'failed' },
  skipped: { word: 'Skipped', dot: 'idle' },
}

/** "Create a task", from a step's kind. */
export function stepLabel(kind: string | null): string {
  const label = actionLabels[actionKinds.find((known) => known === kind) ?? 'wait']
  return label.slice(0, 1).toUpperCase() + label.slice(1)
}

const eventWords: Record<string, string> = {
  'lead.created': 'Lead created',
  'lead.changed': 'Lead changed',
  'lead.status_changed': 'Status changed',
  'lead.score_changed': 'Score changed',
  'account.created': 'Account created',
  'account.changed': 'Account changed',
  'contact.created': 'Contact created',
  'contact.changed': 'Contact changed',
  'recording.ready': 'Recording ready',
  'task.created': 'Task created',
  'task.changed': 'Task changed',
  'task.completed': 'Task done',
  'task.overdue': 'Task overdue',
  'form.received': 'Contact form',
  'automation.scheduled': 'Schedule',
  'webhook.received': 'Webhook',
}

export interface RunEvent {
  words: string
  /** What it was about. */
  about: { record: SalesRecord; id: string } | null
}

/** What started a run. */
export function readRunEvent(event: unknown): RunEvent {
  const raw = isRaw(event) ? event : {}
  const name = String(raw['name'])
  // An event of a contact names its account too.
  const own = salesRecords.filter((record) => name.startsWith(`${salesNouns[record]}.`))
  const about = [...own, ...salesRecords].flatMap((record) => {
    const id = raw[`${salesNouns[record]}_id`]
    return typeof id === 'string' ? [{ record, id }] : []
  })
  return { words: eventWords[name] ?? 'Event', about: about[0] ?? null }
}

const hidden = new Set(['kind', 'templateId', 'email_id', 'task_id'])
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function showDetail(value: unknown): string {
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : JSON.stringify(value)
  const recurrence = parseRecurrence(value)
  if (recurrence) return describeRecurrence(recurrence)
  return moment.test(value) ? formatDayAndTime(value) : value
}

/** The fields of a new task stand among what else is said of it. */
const flat = (details: Raw): [string, unknown][] =>
  Object.entries(details).flatMap(([name, value]) =>
    name === 'more' && isRaw(value) ? Object.entries(value) : [[name, value] as [string, unknown]],
  )

/** A step's input or output, line by line. */
export function readDetails(value: unknown): { name: string; text: string }[] {
  if (!isRaw(value)) return []
  return flat(value)
    .filter(([name, text]) => !hidden.has(name) && text !== null && text !== '')
    .map(([name, text]) => ({
      name: name
        .replaceAll('_', ' ')
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase(),
      text: showDetail(text),
    }))
}
