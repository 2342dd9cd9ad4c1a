import { countWords } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import { buyingQuestions } from './buying-questions.ts'
import type { Line, Scene } from './scene.ts'
import { toTurns } from './turns.ts'

/** Sentences that one speaker says in a row. */
interface Turn {
  speaker: string
  lines: Line[]
}

/** A question, and the sentences that answer it: of another speaker, or of the one who answers it unasked. */
interface Answer {
  question: Line
  lines: Line[]
}

const turnsOf = (lines: Line[]): Turn[] =>
  toTurns(lines).map(({ speaker, from, until }) => ({ speaker, lines: lines.slice(from, until) }))

const opensQuestion =
  /^(?:(?:so|and|but|okay|ok|alright|right|well|um|uh|oh|now|then|good|great),? )*(?:who|when|what|which|how|whose|is|are|do|does|did|have|by when|from when|you(?:'d|'re| are| would| want| need| could)?)\b/
const addressesListener = /\b(?:are|do|did|would|could|can|will|have|were|is it|when's|if) you\b|\byour\b/
const isAsked = (line: Line): boolean =>
  isQuestion(line.text) || !line.isTidy || opensQuestion.test(line.lower)
const onlyAsks = (turn: Turn): boolean => turn.lines.every((line) => isQuestion(line.text))
const words = (turn: Turn): number => turn.lines.reduce((sum, line) => sum + countWords(line.text), 0)
const longestAnswer = 5
const farthestAnswer = 4

/** The first turn after the question that answers it: no side remark, no question back, nothing of our own side. */
function answerAfter(turns: Turn[], order: number, { speaker, side }: Line, isReport: boolean): Line[] {
  let isAskedBack = false
  for (const turn of turns.slice(order + 1, order + 1 + farthestAnswer)) {
    const answers = turn.lines.filter((line) => !isQuestion(line.text))
    const isOurs = turn.lines[0]?.side === 'us' && !isReport
    if (turn.speaker === speaker) {
      // "When could you be done?" "What do you need?" "By the end of May."
      if (isAskedBack && side !== 'us' && answers.length > 0) return answers.slice(0, longestAnswer)
      continue
    }
    if (onlyAsks(turn)) {
      isAskedBack = true
      continue
    }
    if (isOurs && words(turn) > 4) return []
    if (!isOurs) return answers.slice(0, longestAnswer)
  }
  return []
}

/** Every question of a kind with what answers it, in the order of the conversation. */
export function findAnswers(scene: Scene, kind: keyof typeof buyingQuestions): Answer[] {
  const turns = turnsOf(scene.lines)
  return turns.flatMap((turn, order) =>
    turn.lines.flatMap((question, place): Answer[] => {
      if (!isAsked(question) || !buyingQuestions[kind].test(question.lower)) return []
      const rest = turn.lines.slice(place + 1, place + 1 + longestAnswer)
      const isOwnAnswer =
        (question.side !== 'us' || turns.length === 1) && !addressesListener.test(question.lower)
      const own = isOwnAnswer ? rest.filter((line) => !isQuestion(line.text)) : []
      const lines = own.length > 0 ? own : answerAfter(turns, order, question, scene.isReport)
      // What two of theirs ask each other qualifies nobody.
      const isAmongThem = question.side === 'them' && lines[0]?.speaker !== question.speaker
      return lines.length > 0 && !isAmongThem ? [{ question, lines }] : []
    }),
  )
}

/** Speakers of unknown side who ask a seller's questions and answer none: they sell. */
function findSellers(scene: Scene): ReadonlySet<string> {
  const pairs = (['budget', 'decisionMaker', 'timeline', 'provider'] as const)
    .flatMap((kind) => findAnswers(scene, kind))
    .filter(({ question, lines }) => question.side === null && lines[0]?.speaker !== question.speaker)
  const answering = new Set(pairs.map(({ lines }) => lines[0]?.speaker))
  return new Set(pairs.map(({ question }) => question.speaker).filter((speaker) => !answering.has(speaker)))
}

/** Lines that can state a customer's facts: not ours, and of a note that one person speaks all. */
export function customerLines(scene: Scene): Line[] {
  if (scene.participants.all.length === 1 || scene.isReport) return scene.lines
  const sellers = findSellers(scene)
  return scene.lines.filter((line) => line.side !== 'us' && !sellers.has(line.speaker))
}
