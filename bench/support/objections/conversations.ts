import { readFileSync } from 'node:fs'
import { findCompetitors } from '@parley/core/analysis/competitors'
import type { Candidate } from '@parley/core/analysis/objection-spans'
import { findCandidates } from '@parley/core/analysis/objections'
import { type Scene, toScene } from '@parley/core/analysis/scene'
import { type ObjectionKind, objectionKinds } from '@parley/core/analysis/types'
import { parseTranscript } from '@parley/core/voice/parse-transcript'
import type { CallGold } from '../../calls/gold/call-gold.ts'
import { exchangesIn, speakerOf, toExchange } from '../exchanges.ts'

/** A sentence that may be an objection, with what is true of it. */
export interface Sentence extends Omit<Candidate, 'score'> {
  kind: ObjectionKind | null
  /** Which of the conversation's objections it belongs to. */
  reasons: readonly string[]
  /** Stands in a turn with a reason and may belong to it, so that nothing is learnt from it. */
  isOpen: boolean
}

/** A gold call, or an exchange of bench/objections/utterances. Of one `group` all is trained on or nothing. */
export interface Conversation {
  group: string
  isCall: boolean
  sentences: readonly Sentence[]
  reasons: number
}

type Truth = (at: number, quote: string) => Pick<Sentence, 'kind' | 'reasons'>

function read(scene: Scene, truth: Truth, isCall: boolean): Sentence[] {
  const sentences = findCandidates(scene, findCompetitors(scene)).map((candidate) => ({
    ...candidate,
    ...truth(candidate.at, scene.lines[candidate.at]?.evidence.quote ?? ''),
  }))
  const reasoned = new Map(sentences.map(({ at, segment, kind }) => [at, kind === null ? -1 : segment]))
  return sentences.map((each) => ({
    ...each,
    isOpen:
      isCall &&
      each.kind === null &&
      [each.at - 1, each.at + 1].some((beside) => reasoned.get(beside) === each.segment),
  }))
}

/** The conversation of a gold call; `folder` is where its text stands. */
export function readCall(call: CallGold, folder: URL): Conversation {
  const parsed = parseTranscript(call.file, readFileSync(new URL(call.file, folder), 'utf8'))
  if (!parsed.ok) throw new Error(`${call.file}: ${parsed.message}`)
  const { calledAt: now, timeZone, owner: ownerName } = call
  const scene = toScene(parsed.transcript, { now, timeZone, ownerName, people: [...call.people] })
  const truth: Truth = (_, quote) => {
    const given = call.objections.filter(({ words }) => words.test(quote))
    return { kind: given[0]?.kind ?? null, reasons: given.map(({ words }) => words.source) }
  }
  return {
    group: call.file,
    isCall: true,
    sentences: read(scene, truth, true),
    reasons: call.objections.length,
  }
}

const row = /^([a-z]+|-): (.+)$/
/** An exchange: `s:` is the seller's, `-:` the customer's, and the name of a kind the customer's objection. */
function readExchange(block: string, group: string): Conversation {
  const rows = block.split('\n').map((line) => {
    const [, mark = '', text = ''] = row.exec(line) ?? []
    const kind = objectionKinds.find((each) => each === mark) ?? null
    if (kind === null && mark !== 's' && mark !== '-') throw new Error(`${group}: ${line}`)
    return { speaker: speakerOf(mark), text, kind }
  })
  const scene = toExchange(rows)
  const truth: Truth = (at, quote) => {
    const kind = rows.find(({ text }) => text.includes(quote))?.kind ?? null
    return { kind, reasons: kind === null ? [] : [`${group} ${at}`] }
  }
  const sentences = read(scene, truth, false)
  return { group, isCall: false, sentences, reasons: sentences.filter(({ kind }) => kind !== null).length }
}

/** All exchanges of a folder, in the order of its files. */
export const readExchanges = (folder: URL): Conversation[] =>
  exchangesIn(folder).map(({ block, name }) => readExchange(block, name))
