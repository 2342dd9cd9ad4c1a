import type { Stage } from '@parley/core/leads/stages'
import type { SampleCompany } from '../../seed/types.ts'
import type { Engine } from '../_shared/engines/engine.ts'
import type { Calendar } from './calendar.ts'
import { toActivityRows, toLeadRow } from './leads.ts'
import type { Owner } from './owner.ts'
import { toPostRow } from './posts.ts'
import {
  readConversation,
  toEmailRows,
  toRecordingInsightRows,
  toRecordingRow,
  toSegmentRows,
} from './recordings.ts'
import { toPromiseRow, toTaskRow } from './tasks.ts'

const promisesKept = 20

/**
 * The sample company as the document `load_sample` takes: rows by table, around the calendar's now. The insights of the
 * conversations are the engine's analysis. Rejects with `EngineError`.
 */
export async function toDocument(
  company: SampleCompany,
  owner: Owner,
  stages: readonly Stage[],
  calendar: Calendar,
  engine: Engine,
) {
  const known = company.leads.map((lead) => ({ id: crypto.randomUUID(), lead }))
  const people = known.map(({ id, lead }) => ({
    id,
    name: lead.name,
    company: lead.company,
    email: lead.email,
  }))
  const conversations = await Promise.all(
    company.conversations.map((each) => readConversation(each, people, owner, calendar, engine)),
  )
  // Of several sales to a customer the first is meant: what comes last stays in the map.
  const byName = new Map(
    known
      .toSorted((one, other) => one.lead.createdDaysAgo - other.lead.createdDaysAgo)
      .map(({ id, lead }) => [lead.name, { id, createdDaysAgo: lead.createdDaysAgo }]),
  )
  const promises = conversations
    .flatMap((conversation) => toPromiseRow(conversation, calendar.now) ?? [])
    .slice(0, promisesKept)
  const tasks = [
    ...company.tasks.map((task) => toTaskRow(task, byName.get(task.lead ?? ''), calendar)),
    ...promises,
  ]
  const files = known.map(({ id, lead }) => ({
    id,
    lead,
    conversations: conversations.filter((conversation) => conversation.leadId === id),
    tasks: tasks.filter((task) => task.lead_id === id),
  }))
  const taskOf = (insight: { recording_id: string; kind: string; start_seconds: number; text: string }) =>
    promises.find(
      (task) =>
        insight.kind === 'action_item' &&
        task.recording_id === insight.recording_id &&
        task.recording_seconds === insight.start_seconds &&
        task.title === insight.text,
    )?.id ?? null
  return {
    leads: files.map((file) => toLeadRow(file, calendar, stages)),
    people: company.people.map(({ lead, ...person }) => ({ ...person, lead_id: byName.get(lead)?.id })),
    activities: files.flatMap((file) => toActivityRows(file, calendar, stages)),
    recordings: conversations.map(toRecordingRow),
    segments: conversations.flatMap(toSegmentRows),
    insights: conversations
      .flatMap(toRecordingInsightRows)
      .map((insight) => ({ ...insight, task_id: taskOf(insight) })),
    emails: conversations.flatMap(toEmailRows),
    tasks,
    posts: company.posts.map((post) => toPostRow(post, calendar)),
  }
}
