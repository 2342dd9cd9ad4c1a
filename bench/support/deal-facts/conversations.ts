import { readFileSync } from 'node:fs'
import { findBudget } from '@parley/core/analysis/budget'
import { findDecisionMaker } from '@parley/core/analysis/decision-maker'
import {
  budgetCandidates,
  deciderCandidates,
  type FactCandidate,
  timelineCandidates,
} from '@parley/core/analysis/fact-candidates'
import { hearNothing } from '@parley/core/analysis/fact-model'
import { type Scene, toScene } from '@parley/core/analysis/scene'
import { findTimeline } from '@parley/core/analysis/timeline'
import { parseTranscript } from '@parley/core/voice/parse-transcript'
import type { CallGold } from '../../calls/gold/call-gold.ts'
import { exchangesIn, speakerOf, toExchange } from '../exchanges.ts'

/** The facts that are learnt, with the mark of the lines that tell them. */
export const facts = {
  decisionMaker: {
    mark: 'decides',
    find: deciderCandidates,
    read: findDecisionMaker,
  },
  budget: {
    mark: 'budget',
    find: budgetCandidates,
    read: findBudget,
  },
  timeline: {
    mark: 'timeline',
    find: timelineCandidates,
    read: findTimeline,
  },
} as const
export type Fact = keyof typeof facts

/** A person or sum that may be the fact; `isTrue` is null where nobody can say, so that nothing is learnt from it. */
export interface Judged extends FactCandidate {
  isTrue: boolean | null
}
export interface Conversation {
  name: string
  isCall: boolean
  candidates: readonly Judged[]
  scene: Scene
  isRight: (value: string) => boolean
  isThere: boolean
}

/** A gold call: what bears the fact's value is true where the patterns hear it, and else open. */
export function readCall(call: CallGold, folder: URL, fact: Fact): Conversation {
  const parsed = parseTranscript(call.file, readFileSync(new URL(call.file, folder), 'utf8'))
  if (!parsed.ok) throw new Error(`${call.file}: ${parsed.message}`)
  const { calledAt: now, timeZone, owner: ownerName } = call
  const scene = toScene(parsed.transcript, { now, timeZone, ownerName, people: [...call.people] })
  const gold = call[fact]
  const isRight = (value: string): boolean => gold?.test(value) === true
  const slot = facts[fact].read(scene, hearNothing)
  const isHeard = ({ line }: FactCandidate): boolean => slot?.line === line
  return {
    name: call.file,
    isCall: true,
    candidates: facts[fact].find(scene).map((each) => {
      const isMeant = isRight(each.value)
      return { ...each, isTrue: isMeant ? (isHeard(each) ? true : null) : false }
    }),
    scene,
    isRight,
    isThere: gold !== null,
  }
}

const row = /^(s|-|decides|budget|timeline)(?: ([^:]+))?: (.+)$/
/** An exchange: `s:` is the seller's, `-:` the customer's, `decides Anna:` or `budget forty thousand:` tells the fact. */
function readExchange(block: string, name: string, fact: Fact): Conversation {
  const rows = block.split('\n').map((line) => {
    const [, mark, value, text = ''] = row.exec(line) ?? []
    if (mark === undefined) throw new Error(`${name}: ${line}`)
    return { speaker: speakerOf(mark), value, text }
  })
  const told = rows.flatMap(({ value, text }) =>
    value === undefined ? [] : [{ text, value: value === 'me' ? 'Customer' : value }],
  )
  const scene = toExchange(rows)
  const same = (one: string, two: string): boolean => {
    const [a, b] = [one.toLowerCase(), two.toLowerCase()]
    return a.includes(b) || b.includes(a)
  }
  const isRight = (value: string): boolean => told.some((each) => same(each.value, value))
  const candidates = facts[fact].find(scene).map((each) => {
    const isTold = told.some(({ text, value }) => text.includes(each.line.text) && same(value, each.value))
    return { ...each, isTrue: isTold ? true : isRight(each.value) ? null : false }
  })
  return {
    name,
    isCall: false,
    candidates,
    scene,
    isRight,
    isThere: told.length > 0,
  }
}

/** All exchanges of a fact, in the order of its files. */
export const readExchanges = (folder: URL, fact: Fact): Conversation[] =>
  exchangesIn(folder, facts[fact].mark).map(({ block, name }) => readExchange(block, name, fact))
