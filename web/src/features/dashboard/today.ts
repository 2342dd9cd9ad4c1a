import { type LeadStatus, leadStages, leadStatuses } from '@parley/core/leads/status'
import * as z from 'zod/mini'

const nullableText = z.nullable(z.string())

const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  due_at: z.string(),
  priority: z.string(),
  recording_id: nullableText,
  recording_seconds: z.nullable(z.number()),
  lead_name: nullableText,
})

const leadSchema = z.object({
  id: z.string(),
  name: z.string(),
  company: nullableText,
  status: z.string(),
  score: z.number(),
  score_reasons: z.array(z.object({ label: z.string(), points: z.number() })),
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

/** The answer of rpc('today'): see supabase/migrations/0012_today.sql. */
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

export interface PipelineStage {
  status: LeadStatus
  label: string
  leads: number
  value: number
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

const joinWords = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

/** One sentence on the day, from the facts alone: what is late, what is due, who is warmest. */
export function briefing(today: Today): string {
  const parts = [
    today.overdue > 0 ? `${count(today.overdue, 'task')} overdue` : '',
    today.due_today > 0 ? `${count(today.due_today, 'task')} due today` : '',
  ].filter(Boolean)
  const failed = today.processing.filter((recording) => recording.status === 'failed').length
  const hottest = today.hot_leads[0]
  const sentences = [
    parts.length > 0 ? `${joinWords(parts)}.` : 'Nothing is due today.',
    hottest ? `${hottest.name} is your warmest lead.` : '',
    failed > 0 ? `${count(failed, 'recording needs', 'recordings need')} your attention.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** The open stages in order, of the currency that most leads are in; `others` names the currencies left out. */
export function openPipeline(today: Today): {
  stages: PipelineStage[]
  currency: string
  total: number
  others: string[]
} {
  const weight = new Map<string, number>()
  for (const row of today.pipeline) weight.set(row.currency, (weight.get(row.currency) ?? 0) + row.leads)
  const [currency = 'USD', ...others] = [...weight].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
  const stages = leadStatuses
    .filter((status) => status !== 'won' && status !== 'lost')
    .map((status) => {
      const row = today.pipeline.find((entry) => entry.status === status && entry.currency === currency)
      return { status, label: leadStages[status].label, leads: row?.leads ?? 0, value: row?.value ?? 0 }
    })
  return { stages, currency, total: stages.reduce((sum, stage) => sum + stage.value, 0), others }
}
