import { toFigures } from '@parley/core/assistant/tools/figures'
import { countOf, sumWords } from '@parley/core/assistant/tools/words'
import { z } from 'zod'
import { period, spanOf } from './period.ts'
import { olderThan, readLatest } from './read-all.ts'
import { defineTool } from './tool.ts'

const leadFacts = z.array(
  z.object({
    status: z.string(),
    value: z.number().nullable(),
    currency: z.string(),
    created_at: z.string(),
    status_changed_at: z.string(),
  }),
)

const analyticsFigures = defineTool({
  name: 'analytics_figures',
  description:
    'Counts and rates of a period: new leads, won, lost, win rate, open pipeline, recordings, finished tasks.',
  kind: 'read',
  parameters: z.strictObject({ period: period.default('this_month') }),
  run: async (wanted, { client, now, timeZone, stages }) => {
    const { since, until } = spanOf(wanted.period, now, timeZone)
    const [{ rows, isWhole }, { count: recordings }, { count: finished }] = await Promise.all([
      readLatest((older) => {
        const query = client
          .from('leads')
          .select('id, status, value, currency, created_at, status_changed_at')
          .order('created_at', { ascending: false })
          .order('id')
        if (older) query.or(older)
        return query.throwOnError()
      }, olderThan('created_at')),
      client
        .from('recordings')
        .select('id', { count: 'exact', head: true })
        .gte('recorded_at', since)
        .lt('recorded_at', until)
        .throwOnError(),
      client
        .from('tasks')
        .select('id', { count: 'exact', head: true })
        .gte('completed_at', since)
        .lt('completed_at', until)
        .throwOnError(),
    ])
    const figures = toFigures(leadFacts.parse(rows), since, until, stages)
    const rate =
      figures.winRate === null ? 'nothing was decided' : `win rate ${Math.round(figures.winRate * 100)}%`
    const when =
      wanted.period === 'all_time'
        ? 'In all'
        : wanted.period === 'today'
          ? 'Today'
          : wanted.period.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())
    return {
      message: `${when}: ${countOf(figures.newLeads, 'new lead')}, ${figures.won} won, ${figures.lost} lost (${rate}), ${countOf(recordings ?? 0, 'recording')}, ${countOf(finished ?? 0, 'task')} finished. Open now: ${countOf(figures.openLeads, 'lead')} worth ${sumWords(figures.pipeline)}.${isWhole ? '' : ' Counted over the latest 50,000 leads.'}`,
      data: { period: wanted.period, since, until, ...figures, recordings, finished_tasks: finished },
      evidence: [{ kind: 'record', path: '/analytics', label: 'Analytics' }],
    }
  },
})

export const analyticsTools = [analyticsFigures]
