import type { Evidence } from '@parley/core/assistant/protocol'
import { countOf, nameSome, sumWords } from '@parley/core/assistant/tools/words'
import { stageName } from '@parley/core/leads/stages'
import { joinList } from '@parley/core/text/words'
import { z } from 'zod'
import { leadLabel, leadPath } from './find-lead.ts'
import { defineTool } from './tool.ts'

const todaySchema = z.object({
  tasks: z.array(z.looseObject({ id: z.string(), title: z.string(), recording_id: z.string().nullable() })),
  overdue: z.number(),
  due_today: z.number(),
  hot_leads: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      company: z.string().nullable(),
      deal_name: z.string().nullable(),
      score: z.number(),
    }),
  ),
  processing: z.array(z.looseObject({ status: z.string() })),
  recordings: z.array(z.looseObject({ id: z.string(), title: z.string() })),
  pipeline: z.array(
    z.object({ status: z.string(), currency: z.string(), leads: z.number(), value: z.number() }),
  ),
  is_empty: z.boolean(),
})

type Today = z.infer<typeof todaySchema>

function sums(pipeline: Today['pipeline']) {
  const open = pipeline.filter(({ status, value }) => status !== 'won' && status !== 'lost' && value > 0)
  return [...Map.groupBy(open, ({ currency }) => currency)].map(([currency, rows]) => ({
    currency,
    amount: rows.reduce((sum, row) => sum + row.value, 0),
  }))
}

function toMessage(today: Today): string {
  if (today.is_empty) return 'There is nothing here yet: record a conversation or add your first lead.'
  const due = [
    today.overdue > 0 ? `${countOf(today.overdue, 'task')} overdue` : '',
    today.due_today > 0 ? `${countOf(today.due_today, 'task')} due today` : '',
  ].filter(Boolean)
  const failed = today.processing.filter(({ status }) => status === 'failed').length
  const open = sums(today.pipeline)
  return [
    due.length === 0 ? 'Nothing is due today.' : `${joinList(due)}.`,
    today.hot_leads.length === 0
      ? ''
      : `Warmest: ${nameSome(today.hot_leads.map((lead) => `${leadLabel(lead)} ${lead.score}`))}.`,
    open.length === 0 ? '' : `The open pipeline is worth ${sumWords(open)}.`,
    failed === 0 ? '' : `${countOf(failed, 'recording needs', 'recordings need')} your attention.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const dailyBriefing = defineTool({
  name: 'daily_briefing',
  description:
    "The person's day: tasks due and overdue, warmest leads, pipeline by stage, latest recordings.",
  kind: 'read',
  parameters: z.strictObject({}),
  run: async (_none, { client, timeZone, stages }) => {
    const { data } = await client.rpc('today', { time_zone: timeZone }).throwOnError()
    const today = todaySchema.parse(data)
    const evidence: Evidence[] = [
      ...today.hot_leads.map((lead) => ({
        kind: 'record' as const,
        path: leadPath(lead.id),
        label: leadLabel(lead),
      })),
      ...today.recordings.map(({ id, title }) => ({
        kind: 'record' as const,
        path: `/voice/${id}`,
        label: title,
      })),
    ]
    return {
      message: toMessage(today),
      data: {
        ...today,
        pipeline: today.pipeline.map((part) => ({ ...part, stage: stageName(stages, part.status) })),
      },
      evidence,
      // A warm lead may come from a form; today() does not return its source.
      hasUntrustedText: today.tasks.length + today.hot_leads.length + today.recordings.length > 0,
    }
  },
})

export const briefingTools = [dailyBriefing]
