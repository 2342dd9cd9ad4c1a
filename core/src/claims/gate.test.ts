import { expect, it } from 'vitest'
import type { AnalysisContext, Evidence } from '../analysis/types.ts'
import type { Segment } from '../voice/transcript.ts'
import { createGate, type Statements } from './gate.ts'

const context: AnalysisContext = {
  now: '2026-11-23T10:00:00Z',
  timeZone: 'UTC',
  ownerName: 'Ben Carter',
  people: [],
}
const segments: Segment[] = [
  ['Ben Carter', 'Could you send me three of the worst files?'],
  ['Speaker 2', "You'll have them tomorrow, all for the one"],
  ['Speaker 2', 'budget of $40,000. I decide that myself.'],
  ['Ben Carter', 'The board meets on the 14th.'],
].map(([speaker = '', text = ''], index) => ({
  speaker,
  text,
  start: index * 5,
  end: index * 5 + 5,
  channel: null,
}))
const at = (segmentIndex: number, quote: string, until = segmentIndex): Evidence => ({
  segmentIndex,
  start: segmentIndex * 5,
  end: until * 5 + 5,
  quote,
})
const nothing: Statements = {
  actionItems: [],
  questions: [],
  objections: [],
  keyMoments: [],
  topics: [],
  competitors: [],
  slots: { budget: null, decisionMaker: null, timeline: null, competitor: null },
  lead: null,
}
const gateOf = () =>
  createGate({ segments, language: null, engine: 'import', isDraft: false }, context, (label) => ({
    label,
    name: label === 'Speaker 2' ? 'Rory Shaw' : label,
    company: null,
    side: null,
    evidence: null,
  }))
function keptSlots(slots: Partial<Statements['slots']>) {
  const gate = gateOf()
  return { ...gate.keepProven({ ...nothing, slots: { ...nothing.slots, ...slots } }).slots, gate }
}

it('reads a sentence over the lines that it is written in', () => {
  const { budget, gate } = keptSlots({
    budget: { value: '$40,000', evidence: at(1, 'all for the one', 2) },
  })
  expect([budget?.value, gate.leftOut]).toEqual(['$40,000', []])
})

it('takes the number of an answer from what was asked, and no other', () => {
  const item = (text: string) => ({
    text,
    owner: 'them' as const,
    assigneeName: null,
    dueAt: null,
    dueText: null,
    priority: 'normal' as const,
    evidence: at(1, "You'll have them tomorrow"),
  })
  const gate = gateOf()
  const { actionItems } = gate.keepProven({
    ...nothing,
    actionItems: [item('Send Ben three of the worst files'), item('Send Ben 14 files')],
  })
  expect(actionItems.map(({ text }) => text)).toEqual(['Send Ben three of the worst files'])
  expect(gate.leftOut).toMatchObject([{ kind: 'action_item', unproven: [{ kind: 'number', text: '14' }] }])
})

it('makes who says "I decide" the decision maker, and nobody who is only quoted', () => {
  const deciding = at(2, 'I decide that myself')
  expect(
    keptSlots({ decisionMaker: { value: 'Rory Shaw', evidence: deciding } }).decisionMaker,
  ).not.toBeNull()
  expect(keptSlots({ decisionMaker: { value: 'Ben Carter', evidence: deciding } }).decisionMaker).toBeNull()
  const meeting = at(3, 'The board meets on the 14th')
  expect(keptSlots({ decisionMaker: { value: 'Ben Carter', evidence: meeting } }).decisionMaker).toBeNull()
})

it('holds a fact that is one number of a day', () => {
  const timeline = { value: 'on the 14th', at: null, evidence: at(3, 'The board meets on the 14th') }
  expect(keptSlots({ timeline }).timeline).toEqual(timeline)
})

it('states no task and no reason of somebody whose side nobody knows', () => {
  const gate = gateOf()
  const said = { text: 'Send Ben the files', evidence: at(1, "You'll have them tomorrow") }
  const kept = gate.keepProven({
    ...nothing,
    actionItems: [
      { ...said, owner: null, assigneeName: null, dueAt: null, dueText: null, priority: 'normal' as const },
    ],
    objections: [{ ...said, kind: 'trust', speaker: 'Speaker 2' }],
  })
  expect([kept.actionItems, kept.objections]).toEqual([[], []])
  expect(gate.leftOut.map(({ unproven }) => unproven)).toEqual([
    [{ kind: 'speaker', text: 'Speaker 2' }],
    [{ kind: 'speaker', text: 'Speaker 2' }],
  ])
})
