import { findWatched } from '../automations/trigger.ts'
import { type Stage, stageName } from '../leads/stages.ts'
import { nounOf } from '../records/field.ts'
import type { SalesRecord } from '../records/sales-records.ts'
import { taskFields } from '../records/task.ts'
import { escapeMarkup } from '../text/html-entities.ts'

function taskNoun(column: string): string | undefined {
  const field = taskFields.find((known) => known.column === column)
  return field && nounOf(field)
}

/** The fields of an event that its sentence needs. */
export interface EventWords {
  lead?: { id: string; name: string; company: string | null } | null
  account?: { id: string; name: string } | null
  contact?: { id: string; name: string } | null
  /** What changed of a record, by column. */
  fields?: readonly string[] | null
  task?: { id: string; title: string } | null
  recording?: { id: string; title: string; summary: string | null; failure_reason: string | null } | null
  from?: string | number | null
  to?: string | number | null
  message?: string | null
}

/** Slack reads three signs as mark-up and shows everything else as it stands (Slack, "Formatting text for app surfaces"). */
const escape = (text: string): string => escapeMarkup(text).replaceAll('\n', ' ')
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
const link = (url: string, label: string): string => `<${url}|${escape(label).replaceAll('|', '/')}>`

/**
 * One line on an event, in the mark-up of Slack's incoming webhooks.
 * @param stages the company's
 * @param appUrl origin of the app, without a trailing slash; the line links into it
 */
export function eventText(
  event: string,
  words: EventWords,
  stages: readonly Stage[],
  appUrl: string,
): string {
  const stage = (key: EventWords['from']) => escape(stageName(stages, String(key ?? '')))
  const { lead, task, recording, message } = words
  const who = lead
    ? link(`${appUrl}/leads/${lead.id}`, lead.company ? `${lead.name} (${lead.company})` : lead.name)
    : 'Someone'
  const named = (record: 'accounts' | 'contacts', found: EventWords['account']) =>
    found ? link(`${appUrl}/${record}/${found.id}`, found.name) : 'Someone'
  const changed = (nounFor: (field: string) => string | undefined) =>
    escape((words.fields ?? []).map((field) => nounFor(field) ?? field).join(', '))
  const changedOf = (record: SalesRecord) => changed((field) => findWatched(record, field)?.noun)
  const todo = `${task ? link(`${appUrl}/tasks?task=${task.id}`, task.title) : 'a task'}${lead ? ` for ${who}` : ''}`
  const what = recording ? link(`${appUrl}/voice/${recording.id}`, recording.title || 'A recording') : ''
  switch (event) {
    case 'lead.created':
      return `New lead: ${who}`
    case 'lead.changed':
      return `Lead ${who} changed: ${changedOf('leads')}`
    case 'lead.status_changed':
      return `${who}: ${stage(words.from)} → ${stage(words.to)}`
    case 'account.created':
      return `New account: ${named('accounts', words.account)}`
    case 'account.changed':
      return `Account ${named('accounts', words.account)} changed: ${changedOf('accounts')}`
    case 'contact.created':
      return `New contact: ${named('contacts', words.contact)}`
    case 'contact.changed':
      return `Contact ${named('contacts', words.contact)} changed: ${changedOf('contacts')}`
    case 'task.created':
      return `New task: ${todo}`
    case 'task.changed':
      return `Task ${todo} changed: ${changed(taskNoun)}`
    case 'task.completed':
      return `Done: ${todo}`
    case 'recording.ready':
      return `${what} is ready${recording?.summary ? `: ${escape(cut(recording.summary, 300))}` : ''}`
    case 'recording.failed':
      return `${what} needs attention${recording?.failure_reason ? `: ${escape(cut(recording.failure_reason, 300))}` : ''}`
    case 'form.received':
      return `${who} wrote: ${escape(cut(message ?? '', 300))}`
    default:
      return escape(message ?? event)
  }
}
