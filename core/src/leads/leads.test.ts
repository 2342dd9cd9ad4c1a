import { describe, expect, it } from 'vitest'
import type { LeadFacts } from './score.ts'
import { scoreLead } from './score.ts'
import {
  defaultStages,
  findStage,
  firstPipeline,
  isOpenStatus,
  nearestStage,
  openStages,
  stageName,
  toStages,
} from './stages.ts'

const now = '2026-11-21T10:00:00Z'
const unknown: LeadFacts = {
  stage: { name: 'New', outcome: 'open', probability: 0.05 },
  email: null,
  phone: null,
  company: null,
  title: null,
  value: null,
  source: null,
  lastActivityAt: now,
  conversations: 0,
  sentiment: null,
  hasBudget: false,
  hasDecisionMaker: false,
  hasTimeline: false,
  openObjections: 0,
  openTasks: 0,
  overdueTasks: 0,
}
const strong: LeadFacts = {
  ...unknown,
  stage: { name: 'Negotiation', outcome: 'open', probability: 0.75 },
  email: 'anna@acme.com',
  phone: '+4930123456',
  company: 'Acme',
  title: 'VP Sales',
  value: 20_000,
  source: 'Referral',
  conversations: 9,
  sentiment: 0.9,
  hasBudget: true,
  hasDecisionMaker: true,
  hasTimeline: true,
  openTasks: 1,
}

describe('scoreLead', () => {
  it('explains every point', () => {
    const { score, reasons } = scoreLead({ ...unknown, email: 'a@acme.com', conversations: 1 }, now)
    expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(score)
    expect(reasons[0]?.points).toBeGreaterThanOrEqual(reasons[1]?.points ?? 0)
  })

  it('stays within 0 and 100', () => {
    expect(scoreLead(strong, now).score).toBe(100)
    const bad = {
      ...unknown,
      lastActivityAt: '2026-01-01T00:00:00Z',
      sentiment: -1,
      openObjections: 9,
      overdueTasks: 9,
    }
    expect(scoreLead(bad, now).score).toBe(0)
  })

  it('rises with each good sign and falls with silence', () => {
    const base = scoreLead(unknown, now).score
    expect(scoreLead({ ...unknown, hasBudget: true }, now).score).toBe(base + 10)
    expect(scoreLead({ ...unknown, email: 'a@gmail.com' }, now).score).toBe(base + 2)
    expect(scoreLead({ ...unknown, lastActivityAt: '2026-10-01T00:00:00Z' }, now).score).toBeLessThan(base)
  })

  it('is decided for decided deals', () => {
    expect(
      scoreLead({ ...strong, stage: { name: 'Lost', outcome: 'lost', probability: 0 } }, now).score,
    ).toBe(0)
    expect(scoreLead({ ...unknown, stage: { name: 'Won', outcome: 'won', probability: 1 } }, now).score).toBe(
      100,
    )
  })
})

describe('stages', () => {
  it('begin with chances that rise up to won', () => {
    const open = openStages(defaultStages).map(({ probability }) => probability)
    expect(open).toEqual(open.toSorted((one, other) => one - other))
    expect(defaultStages.filter(({ key }) => !isOpenStatus(key)).map(({ outcome }) => outcome)).toEqual([
      'won',
      'lost',
    ])
  })

  it('stand in the company’s order, and one that was taken away keeps its name', () => {
    const row = { outcome: 'open', probability: 0.5, color: 'mauve', pipelines: firstPipeline }
    const stages = toStages([
      { ...row, key: 'demo', name: 'Demo booked', position: null },
      { ...row, key: 'offer', name: 'Offer sent', position: 2 },
      { ...row, key: 'new', name: 'Inbox', probability: 0.05, position: 1 },
    ])
    expect(openStages(stages).map(({ key }) => key)).toEqual(['new', 'offer'])
    expect(stageName(stages, 'demo')).toBe('Demo booked')
    expect(stageName(stages, 'gone')).toBe('gone')
    expect(findStage(stages, 'offer')?.color).toBeNull()
    expect(['new', 'negotiation'].map((key) => nearestStage(stages, key).key)).toEqual(['new', 'offer'])
  })
})
