import { describe, expect, it } from 'vitest'
import { briefing, openPipeline, type Today } from './today.ts'

const nothing: Today = {
  tasks: [],
  overdue: 0,
  due_today: 0,
  hot_leads: [],
  processing: [],
  recordings: [],
  pipeline: [],
  is_empty: true,
  has_sample: false,
}
const anna = { id: '1', name: 'Anna', company: null, status: 'new', score: 70, score_reasons: [] }

describe('briefing', () => {
  it('says only what is there', () => {
    expect(briefing(nothing)).toBe('Nothing is due today.')
    expect(briefing({ ...nothing, overdue: 1, due_today: 3, hot_leads: [anna] })).toBe(
      '1 task overdue and 3 tasks due today. Anna is your warmest lead.',
    )
  })

  it('names recordings that need a hand', () => {
    const failed = { id: '1', title: '', status: 'failed', progress: 0, failure_reason: 'x' }
    expect(briefing({ ...nothing, processing: [failed] })).toBe(
      'Nothing is due today. 1 recording needs your attention.',
    )
  })
})

describe('openPipeline', () => {
  it('keeps the order of the stages, leaves won and lost out and never adds two currencies', () => {
    const pipeline = [
      { status: 'proposal', currency: 'EUR', leads: 2, value: 500 },
      { status: 'new', currency: 'EUR', leads: 4, value: 100 },
      { status: 'won', currency: 'EUR', leads: 1, value: 900 },
      { status: 'new', currency: 'USD', leads: 1, value: 70 },
    ]
    const { stages, currency, total, others } = openPipeline({ ...nothing, pipeline })
    expect(stages.map((stage) => stage.status)).toEqual([
      'new',
      'contacted',
      'qualified',
      'proposal',
      'negotiation',
    ])
    expect({ currency, total, others }).toEqual({ currency: 'EUR', total: 600, others: ['USD'] })
  })
})
