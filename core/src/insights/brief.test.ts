import { expect, it } from 'vitest'
import { keepCited, toBriefLines } from './brief.ts'
import type { Deal } from './deal-facts.ts'

const lines = [
  { id: 'e1', text: 'Ana Silva. At risk: No contact for 21 days.' },
  { id: 'e2', text: 'Bo Berg. To do: Send the contract.' },
]

it('keeps what cites a given line, and nothing else', () => {
  const say = (text: string, ...evidence: string[]) => ({ text, evidence })
  const kept = keepCited(
    [
      say('Ana has been silent for 21 days.', 'e1', 'e9'),
      say('Ana has been silent for 30 days.', 'e1'),
      say('The market is difficult.'),
      say('Bo waits.', 'e3'),
      say('  ', 'e2'),
      say('Bo waits for the contract for 21 days.', 'e2'),
      say('Bo Berg and Carla Weber wait for the contract.', 'e2'),
      say('Offer Bo Berg a discount on the contract.', 'e2'),
      say('Send Bo Berg the contract on Friday.', 'e2'),
    ],
    lines,
    { now: '2026-11-23T10:00:00Z', timeZone: 'UTC' },
  )
  expect(kept).toEqual([{ text: 'Ana has been silent for 21 days.', evidence: ['e1'] }])
})

it('names the lead in each line and lists a deal at risk once', () => {
  const deal: Deal = {
    id: 'ana',
    name: 'Ana Silva',
    company: 'Acme',
    email: null,
    status: 'proposal',
    value: null,
    currency: 'USD',
    owner_id: null,
    score: 0,
    score_reasons: [],
    created_at: '',
    status_changed_at: '',
    written_at: null,
    talks: [],
    statements: [],
    tasks: [],
  }
  const evidence = [{ kind: 'lead', leadId: 'ana', label: 'Timeline' }] as const
  const next = {
    text: 'Call',
    reason: 'Why not.',
    urgency: 1,
    act: { kind: 'open_task', taskId: 't' } as const,
    evidence,
  }
  const reasons = [{ kind: 'silence', text: 'No contact for 21 days.', weight: 4, evidence } as const]
  const bo = { ...deal, id: 'bo', name: 'Bo Berg', company: null }
  const brief = toBriefLines({
    risks: [{ deal, risk: { weight: 4, level: 'medium', reasons }, next }],
    actions: [
      { deal, next },
      { deal: bo, next },
    ],
    hot: [],
  })
  expect(brief.map(({ id, text }) => [id, text])).toEqual([
    ['e1', 'Ana Silva (Acme). At risk: No contact for 21 days.'],
    ['e2', 'Bo Berg. To do: Call. Why not.'],
  ])
})
