import { openStages, type Stage } from '@parley/core/leads/stages'
import { joinList } from '@parley/core/text/words'
import * as z from 'zod/mini'
import { countOf } from '~/data/formats.ts'

const nullableText = z.nullable(z.string())

const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  due_at: z.string(),
  priority: z.string(),
  recording_id: nullableText,
  recording_seconds: z.nullable(z.number()),
  /** Whether one hears the conversation that it comes from. */
  has_sound: z.boolean(),
  /** The name of the record that it belongs to. */
  subject: nullableText,
})

const proofSchema = z.object({ recording_id: z.string(), seconds: z.number(), has_sound: z.boolean() })

const leadSchema = z.object({
  id: z.string(),
  name: z.string(),
  company: nullableText,
  status: z.string(),
  score: z.number(),
  score_reasons: z.array(z.object({ label: z.string(), points: z.number() })),
  /** Where it was said last, by kind of statement. */
  proofs: z.record(z.string(), proofSchema),
})

const processingSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  progress: z.number(),
  failure_reason: nullableText,
})

const recordingSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: nullableText,
  duration_seconds: z.nullable(z.number()),
  recorded_at: z.string(),
})

const stageSchema = z.object({
  status: z.string(),
  currency: z.string(),
  leads: z.number(),
  value: z.number(),
})

/** The answer of rpc('today'): see supabase/migrations/0015_insights.sql. */
export const todaySchema = z.object({
  tasks: z.array(taskSchema),
  overdue: z.number(),
  due_today: z.number(),
  hot_leads: z.array(leadSchema),
  processing: z.array(processingSchema),
  recordings: z.array(recordingSchema),
  pipeline: z.array(stageSchema),
  is_empty: z.boolean(),
  has_sample: z.boolean(),
})

export type Today = z.infer<typeof todaySchema>
export type DueTask = z.infer<typeof taskSchema>
export type HotLead = z.infer<typeof leadSchema>
export type ProcessingRecording = z.infer<typeof processingSchema>

/** The statement that each of these reasons of a score rests on. */
const provenBy: Readonly<Record<string, string>> = {
  'Named a budget': 'budget',
  'Decision maker known': 'decision_maker',
  'Named a timeline': 'timeline',
}
/** The three reasons that lift a score most, each with the moment that proves it, where one does. */
export const warmReasons = ({ score_reasons: reasons, proofs }: HotLead) =>
  reasons
    .filter(({ points, label }) => points > 0 && !label.startsWith('Stage'))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, 3)
    .map((reason) => ({ ...reason, proof: proofs[provenBy[reason.label] ?? ''] ?? null }))

export interface PipelineStage {
  status: string
  label: string
  leads: number
  value: number
}

/**
 * The day in sentences, from the facts alone: first what is late and what is due, which heads the page, then who is warmest
 * and what went wrong.
 */
export function briefingLines(today: Today): { headline: string; rest: string } {
  const parts = [
    today.overdue > 0 ? `${countOf(today.overdue, 'task')} overdue` : '',
    today.due_today > 0 ? `${countOf(today.due_today, 'task')} due today` : '',
  ].filter(Boolean)
  const failed = today.processing.filter((recording) => recording.status === 'failed').length
  const hottest = today.hot_leads[0]
  const rest = [
    hottest ? `${hottest.name} is your warmest lead.` : '',
    failed > 0 ? `${countOf(failed, 'recording needs', 'recordings need')} your attention.` : '',
  ]
  const headline = parts.length > 0 ? `${joinList(parts)}.` : 'Nothing is due today.'
  return { headline, rest: rest.filter(Boolean).join(' ') }
}

/** The same as one text. */
export function briefing(today: Today): string {
  const { headline, rest } = briefingLines(today)
  return [headline, rest].filter(Boolean).join(' ')
}

/** How many tasks the day's page shows. */
const shownTasks = 8
/** Of these, how many of one group it shows at least, where there are as many. */
const leastOfGroup = 3

/** What of the tasks the day's page shows, late ones first and both groups with some. `now`: ISO 8601. */
export function dayTasks(tasks: readonly DueTask[], now: string): { overdue: DueTask[]; today: DueTask[] } {
  const overdue = tasks.filter((task) => task.due_at < now)
  const today = tasks.filter((task) => task.due_at >= now)
  const room = shownTasks - Math.min(today.length, leastOfGroup)
  const late = overdue.slice(0, room)
  return { overdue: late, today: today.slice(0, shownTasks - late.length) }
}

/** The open stages in order, of the currency that most leads are in; `others` names the currencies left out. */
export function openPipeline(
  today: Today,
  companyStages: readonly Stage[],
): {
  stages: PipelineStage[]
  currency: string
  total: number
  others: string[]
} {
  const weight = new Map<string, number>()
  for (const row of today.pipeline) weight.set(row.currency, (weight.get(row.currency) ?? 0) + row.leads)
  const [currency = 'USD', ...others] = [...weight].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
  const stages = openStages(companyStages).map(({ key: status, name: label }) => {
    const row = today.pipeline.find((entry) => entry.status === status && entry.currency === currency)
    return { status, label, leads: row?.leads ?? 0, value: row?.value ?? 0 }
  })
  return { stages, currency, total: stages.reduce((sum, stage) => sum + stage.value, 0), others }
}
