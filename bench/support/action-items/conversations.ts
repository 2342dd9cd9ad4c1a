import { readFileSync } from 'node:fs'
import type { ActionCandidate, ActionPlace } from '@parley/core/analysis/action-candidates'
import { findActionItems } from '@parley/core/analysis/action-items'
import { type Scene, toScene } from '@parley/core/analysis/scene'
import type { Side } from '@parley/core/analysis/types'
import { parseTranscript } from '@parley/core/voice/parse-transcript'
import type { CallGold } from '../../calls/gold/call-gold.ts'
import { exchangesIn, speakerOf, toExchange } from '../exchanges.ts'

/** What may be a task; `isTrue` is null where nobody can say, so that nothing is learnt from it. */
export interface Judged extends ActionCandidate {
  isTrue: boolean | null
}

/** A task that a conversation holds: what its words match, and who is to do it. */
export interface Task {
  isIn: (text: string) => boolean
  owner: Side
}
export interface Conversation {
  name: string
  isCall: boolean
  scene: Scene
  candidates: readonly Judged[]
  tasks: readonly Task[]
  /** What is a task to one reader and none to another is neither right nor wrong. */
  isOpen: (text: string) => boolean
}

type Truth = (candidate: ActionCandidate, place: ActionPlace) => boolean | null

/** Everything in a scene that may be a task. */
function judge(scene: Scene, truth: Truth): Judged[] {
  const candidates: Judged[] = []
  findActionItems(scene, (candidate, place) => {
    candidates.push({ ...candidate, isTrue: truth(candidate, place) })
    return Number.NaN
  })
  return candidates
}

/** The side that would have to act; null where that is open. */
function doerOf({ cue }: ActionCandidate, side: Side | null): Side | null {
  if (cue.doer === 'both' || side === null) return null
  if (cue.doer !== 'listener') return side
  return side === 'us' ? 'them' : 'us'
}

const near = 3

/** A gold call: what matches a task's words is true, what stands beside it is open, and all else is none. */
export function readCall(call: CallGold, folder: URL): Conversation {
  const parsed = parseTranscript(call.file, readFileSync(new URL(call.file, folder), 'utf8'))
  if (!parsed.ok) throw new Error(`${call.file}: ${parsed.message}`)
  const { calledAt: now, timeZone, owner: ownerName } = call
  const scene = toScene(parsed.transcript, { now, timeZone, ownerName, people: [...call.people] })
  const truth: Truth = (candidate, { at, clause, scene: { lines } }) => {
    const line = lines[at]
    const doer = doerOf(candidate, line?.side ?? null)
    const matches = ({ words }: CallGold['actions'][number]): boolean =>
      words.test(clause) || words.test(candidate.cue.body)
    const action = call.actions.find(matches)
    if (action) return doer === action.owner ? true : doer === null ? null : false
    if (call.notActions.some((words) => words.test(clause))) return false
    const beside = lines.slice(Math.max(0, at - near), at + near + 1).map(({ text }) => text)
    return call.actions.some(({ words }) => beside.some((text) => words.test(text))) ? null : false
  }
  return {
    name: call.file,
    isCall: true,
    scene,
    candidates: judge(scene, truth),
    tasks: call.actions.map(({ words, owner }) => ({ isIn: (text) => words.test(text), owner })),
    isOpen: (text) =>
      [...(call.open ?? []), ...(call.meetings ?? []).map(({ words }) => words)].some((words) =>
        words.test(text),
      ),
  }
}

const row = /^([sc])([+>]?): (.+)$/

/**
 * An exchange: `s` is the seller's, `c` the customer's line; `+` promises the speaker's own deed, `>` asks for the other's,
 * which was accepted.
 */
function readExchange(block: string, name: string): Conversation {
  const rows = block.split('\n').map((line) => {
    const [, who, mark = '', text = ''] = row.exec(line) ?? []
    if (who === undefined) throw new Error(`${name}: ${line}`)
    return { speaker: speakerOf(who), mark, text }
  })
  const scene = toExchange(rows)
  const rowOf = (quote: string): number => rows.findIndex(({ text }) => text.includes(quote))
  const truth: Truth = ({ cue }, { at }) => {
    const place = rowOf(scene.lines[at]?.evidence.quote ?? '')
    const here = rows[place]
    if (!here || cue.doer === 'both') return null
    const isOwn = cue.doer !== 'listener'
    if (here.mark === '+') return isOwn
    if (here.mark === '>') return isOwn ? null : true
    const beside = [rows[place - 1], rows[place + 1], rows[place - 2], rows[place + 2]]
    return beside.some((each) => each !== undefined && each.mark !== '') ? null : false
  }
  const sideOf = (speaker: string): Side => (speaker === 'Seller' ? 'us' : 'them')
  const tasks = rows.flatMap(({ mark, speaker, text }, at): Task[] => {
    if (mark === '') return []
    const owner = mark === '+' ? sideOf(speaker) : speaker === 'Seller' ? 'them' : 'us'
    const said = [text, rows[at + 1]?.mark === '' ? rows[at + 1]?.text : undefined]
    return [{ isIn: (quote) => said.some((each) => each?.includes(quote)), owner }]
  })
  return { name, isCall: false, scene, candidates: judge(scene, truth), tasks, isOpen: () => false }
}

/** All exchanges of a folder, in the order of its files. */
export const readExchanges = (folder: URL): Conversation[] =>
  exchangesIn(folder).map(({ block, name }) => readExchange(block, name))
