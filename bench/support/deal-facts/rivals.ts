import { readFileSync } from 'node:fs'
import { findCompetitors } from '@parley/core/analysis/competitors'
import { rivalCandidates } from '@parley/core/analysis/rival-candidates'
import { findPossibleRivals } from '@parley/core/analysis/rival-names'
import { type Scene, toScene } from '@parley/core/analysis/scene'
import { parseTranscript } from '@parley/core/voice/parse-transcript'
import type { CallGold } from '../../calls/gold/call-gold.ts'
import { exchangesIn, speakerOf, toExchange } from '../exchanges.ts'
import type { Judged } from './conversations.ts'

/** A conversation with the rivals that a reader takes from it, and every name that may be one. */
export interface RivalConversation {
  name: string
  isCall: boolean
  scene: Scene
  candidates: readonly Judged[]
  rivals: readonly string[]
}

/**
 * A gold call: a mention of a rival is true where the patterns hear it, or where the customer names it first if they hear it nowhere; its
 * others are open, and every other name is none.
 */
export function readRivalCall(call: CallGold, folder: URL): RivalConversation {
  const parsed = parseTranscript(call.file, readFileSync(new URL(call.file, folder), 'utf8'))
  if (!parsed.ok) throw new Error(`${call.file}: ${parsed.message}`)
  const { calledAt: now, timeZone, owner: ownerName } = call
  const scene = toScene(parsed.transcript, { now, timeZone, ownerName, people: [...call.people] })
  const heard = new Set(findCompetitors(scene, null).map(({ evidence }) => evidence))
  const isTold = (value: string): boolean => call.competitors.includes(value)
  const named = rivalCandidates(scene, findPossibleRivals(scene))
  const isHeard = ({ line }: (typeof named)[number]): boolean => heard.has(line.evidence)
  const known = new Set(named.filter(isHeard).map(({ value }) => value))
  const isTrue = (each: (typeof named)[number]): boolean =>
    isHeard(each) ||
    (!known.has(each.value) && named.find(({ value }) => value === each.value)?.line === each.line)
  const candidates = named.map((each) => ({
    ...each,
    isTrue: isTold(each.value) ? isTrue(each) || null : false,
  }))
  return { name: call.file, isCall: true, scene, candidates, rivals: call.competitors }
}

const row = /^(s|-|competitor)(?: ([^:]+))?: (.+)$/
/** An exchange: `s:` is the seller's, `-:` the customer's line, `competitor Acme, Norvik:` tells who are rivals. */
function readRivalExchange(block: string, name: string): RivalConversation {
  const rows = block.split('\n').map((line) => {
    const [, mark, value, text = ''] = row.exec(line) ?? []
    if (mark === undefined) throw new Error(`${name}: ${line}`)
    return { speaker: speakerOf(mark), rivals: value?.split(', ') ?? [], text }
  })
  const scene = toExchange(rows)
  const rivals = rows.flatMap((each) => each.rivals)
  const candidates = rivalCandidates(scene, findPossibleRivals(scene)).map((each) => {
    const isTold = rows.some(
      ({ text, rivals: told }) => text.includes(each.line.text) && told.includes(each.value),
    )
    return { ...each, isTrue: isTold ? true : rivals.includes(each.value) ? null : false }
  })
  return { name, isCall: false, scene, candidates, rivals }
}

/** All exchanges about rivals, in the order of their files. */
export const readRivalExchanges = (folder: URL): RivalConversation[] =>
  exchangesIn(folder, 'competitor').map(({ block, name }) => readRivalExchange(block, name))
