import type { Evidence } from '@parley/core/assistant/protocol'
import { amountWords, countOf, momentWords } from '@parley/core/assistant/tools/words'
import type { Json } from '@parley/core/database.types'
import type { Reader } from '@parley/core/format/place'
import { type Stage, stageName } from '@parley/core/leads/stages'
import type { ToolContext } from './context.ts'
import { isExternal, type LeadRow, leadEvidence, leadLabel, toLeadData } from './find-lead.ts'
import type { Answer } from './tool.ts'

function summaryOf(
  lead: LeadRow,
  openTasks: number,
  recordings: number,
  context: Reader & { stages: readonly Stage[] },
): string {
  const worth = lead.value === null ? '' : `, worth ${amountWords(lead.value, lead.currency)}`
  const next = lead.next_step === null ? '' : ` Next step: ${lead.next_step.replace(/[.\s]+$/, '')}.`
  return `${leadLabel(lead)} is in ${stageName(context.stages, lead.status)}${worth}, score ${lead.score}, last active ${momentWords(lead.last_activity_at, context)}, with ${countOf(openTasks, 'open task')} and ${countOf(recordings, 'recording')}.${next}`
}

/** What a line of the history holds, with the names of the stages between which the lead moved. */
function nameStages({ kind, data }: { kind: string; data: Json }, stages: readonly Stage[]): Json {
  if (kind !== 'status_changed' || typeof data !== 'object' || data === null || Array.isArray(data))
    return data
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      typeof value === 'string' ? stageName(stages, value) : (value ?? null),
    ]),
  )
}

/** One lead with its open tasks, latest history and recordings, as an answer. */
export async function leadFile(lead: LeadRow, context: ToolContext): Promise<Answer> {
  const { client, stages } = context
  const [{ data: tasks }, { data: history }, { data: recordings, count }] = await Promise.all([
    client
      .from('tasks')
      .select('id, title, status, priority, due_at, recording_id')
      .eq('lead_id', lead.id)
      .neq('status', 'done')
      .order('due_at')
      .limit(20)
      .throwOnError(),
    client
      .from('lead_activities')
      .select('kind, body, data, created_at')
      .eq('lead_id', lead.id)
      .order('created_at', { ascending: false })
      .limit(15)
      .throwOnError(),
    client
      .from('recordings')
      .select('id, title, summary, recorded_at', { count: 'exact' })
      .eq('lead_id', lead.id)
      .eq('status', 'ready')
      .order('recorded_at', { ascending: false })
      .limit(5)
      .throwOnError(),
  ])
  const evidence: Evidence[] = [
    leadEvidence(lead),
    ...recordings.map(({ id, title }) => ({ kind: 'record' as const, path: `/voice/${id}`, label: title })),
  ]
  return {
    message: summaryOf(lead, tasks.length, count ?? recordings.length, context),
    data: {
      ...toLeadData(lead, stages),
      open_tasks: tasks,
      history: history.map((entry) => ({ ...entry, data: nameStages(entry, stages) })),
      recordings,
    },
    evidence,
    hasUntrustedText:
      isExternal(lead) ||
      recordings.length > 0 ||
      tasks.some((task) => task.recording_id !== null) ||
      history.some((entry) => entry.body !== null),
  }
}
