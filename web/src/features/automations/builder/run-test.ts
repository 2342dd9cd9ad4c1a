import type { Definition } from '@parley/core/automations/definition'
import type { Names } from '@parley/core/automations/describe'
import { type AutomationEvent, startsRun } from '@parley/core/automations/event'
import { type Facts, type OwnFields, readFacts } from '@parley/core/automations/fields'
import { findKeyword, keywordFacts } from '@parley/core/automations/keywords'
import type { MailTemplate } from '@parley/core/automations/plan'
import { isRaw, readRowId, readText } from '@parley/core/automations/read'
import { type TestRun, testRun } from '@parley/core/automations/test-run'
import type { Trigger, TriggerKind } from '@parley/core/automations/trigger'
import type { Json } from '@parley/core/database.types'
import { type Stage, stageName } from '@parley/core/leads/stages'
import { readAll } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

/** What could have started an automation of this kind, the latest first, at most 300. */
export const pastEventsQuery = (kind: TriggerKind, automationId: string) =>
  queryOptions({
    queryKey: ['automations', 'past-events', kind, automationId],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('past_automation_events', { trigger_kind: kind, automation: automationId })
        .abortSignal(signal)
        .throwOnError()
      return data.map((row) => ({ ...row, key: JSON.stringify(row.event) }))
    },
  })

async function readSpoken(recordingId: string | null, definition: Definition): Promise<Facts> {
  const { trigger } = definition
  if (trigger?.kind !== 'keyword_said' || recordingId === null) return {}
  const rows = await readAll(
    -1,
    (after) =>
      supabase
        .from('transcript_segments')
        .select('position, text, start_seconds', { count: 'exact' })
        .eq('recording_id', recordingId)
        .gt('position', after)
        .order('position')
        .throwOnError(),
    ({ position }) => position,
  )
  const segments = rows.map(({ text, start_seconds }) => ({ text, start: start_seconds }))
  const match = findKeyword(segments, trigger.keywords)
  return match ? keywordFacts(match) : {}
}

/** Of past events those that would start it, or all where none would. At most 50. */
export function eventsToTest<Past extends { event: Json }>(
  events: readonly Past[],
  trigger: Trigger | null,
  automationId: string,
): Past[] {
  const starting = events.filter(({ event }) => trigger && startsRun(trigger, readEvent(event), automationId))
  return (starting.length > 0 ? starting : events).slice(0, 50)
}

const readNumberOrText = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null

function readEvent(event: Json): AutomationEvent {
  const raw = isRaw(event) ? event : {}
  return {
    name: readText(raw['name'], 80),
    from: readNumberOrText(raw['from']),
    to: readNumberOrText(raw['to']),
    fields: Array.isArray(raw['fields']) ? raw['fields'].filter((field) => typeof field === 'string') : null,
    automation_id: readRowId(raw['automation_id']),
    webhook_id: readRowId(raw['webhook_id']),
  }
}

/** A past event's label with its stages' names in place of their keys: "Ana Ruiz: Qualified → Proposal". */
export function nameStages(label: string, event: Json, stages: readonly Stage[]): string {
  const { name, from, to } = readEvent(event)
  const keys = `${from} → ${to}`
  if (name !== 'lead.status_changed' || !label.endsWith(keys)) return label
  return `${label.slice(0, -keys.length)}${stageName(stages, String(from))} → ${stageName(stages, String(to))}`
}

interface Test {
  automationId: string
  definition: Definition
  event: Json
  names: Names
  templates: readonly MailTemplate[]
  own: OwnFields
}

/** Reads what the automation would know about the event and works out what it would do. It reads and nothing else. */
export async function runTest({
  automationId,
  definition,
  event,
  names,
  templates,
  own,
}: Test): Promise<TestRun> {
  const raw = isRaw(event) ? event : {}
  const { data } = await supabase.rpc('automation_facts', { event }).throwOnError()
  const spoken = await readSpoken(readRowId(raw['recording_id']), definition)
  return testRun({
    definition,
    event: readEvent(event),
    facts: { ...readFacts(data), ...spoken },
    names,
    templates: new Map(templates.map((template) => [template.id, template])),
    own,
    now: new Date().toISOString(),
    automationId,
  })
}
