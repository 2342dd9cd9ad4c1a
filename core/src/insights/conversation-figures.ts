import type { ConversationMetrics } from '../voice/metrics.ts'
import { countQuestions, findMonologues } from '../voice/metrics.ts'
import type { Segment } from '../voice/transcript.ts'
import type { FigureName } from './figure-names.ts'
import { countFillers } from './fillers.ts'

/**
 * One conversation's contribution to an aggregated figure: the figure of a period is the sum of values over the sum of
 * weights. `start` is the second that shows it best, null where the whole conversation does.
 */
export interface FigurePart {
  value: number
  weight: number
  start: number | null
}

export type ConversationFigures = Partial<Record<FigureName, FigurePart>>

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
const round = (number: number): number => Math.round(number * 1000) / 1000

/**
 * The seller's replies: `seconds` from the end of the customer's turn to the start of the seller's, 0 where they
 * overlap. A turn is a run of one speaker without another between.
 */
const findReplies = (segments: Segment[], isOurs: (speaker: string) => boolean) =>
  segments.flatMap((segment, index) => {
    const previous = segments[index - 1]
    if (previous === undefined || !isOurs(segment.speaker) || isOurs(previous.speaker)) return []
    return [{ at: previous.end, seconds: Math.max(0, segment.start - previous.end) }]
  })

/** Changes of speaker from one segment to the next. */
const countSwitches = (segments: Segment[]): number =>
  segments.filter((segment, index) => index > 0 && segments[index - 1]?.speaker !== segment.speaker).length

/** The figures that need both sides; none where there is one speaker or the seller is unknown. */
function compareSides(
  segments: Segment[],
  metrics: ConversationMetrics,
  isOurs: (speaker: string) => boolean,
): ConversationFigures {
  const us = metrics.speakers.filter(({ speaker }) => isOurs(speaker))
  if (us.length === 0 || us.length === metrics.speakers.length || metrics.talkSeconds === 0) return {}
  const ours = segments.filter(({ speaker }) => isOurs(speaker))
  const monologue = findMonologues(segments)
    .filter(({ speaker }) => isOurs(speaker))
    .reduce((best, run) => (run.seconds > best.seconds ? run : best), { seconds: 0, start: 0 })
  const replies = findReplies(segments, isOurs)
  const slowest = replies.reduce((worst, reply) => (reply.seconds > worst.seconds ? reply : worst), {
    at: 0,
    seconds: -1,
  })
  return {
    talk_ratio: {
      value: round(sum(us.map(({ talkSeconds }) => talkSeconds))),
      weight: round(metrics.talkSeconds),
      start: null,
    },
    monologue: { value: round(monologue.seconds), weight: 1, start: monologue.start },
    ...(replies.length > 0 && {
      patience: {
        value: round(sum(replies.map(({ seconds }) => seconds))),
        weight: replies.length,
        start: slowest.at,
      },
    }),
    questions: {
      value: sum(us.map(({ questions }) => questions)),
      weight: 1,
      start: ours.find(({ text }) => countQuestions(text) > 0)?.start ?? null,
    },
    fillers: {
      value: sum(ours.map(({ text }) => countFillers(text))),
      weight: sum(us.map(({ words }) => words)),
      start: ours.find(({ text }) => countFillers(text) > 0)?.start ?? null,
    },
  }
}

/**
 * A conversation's contribution to the figures of /insights. Pure; segments in order, `isOurs` says whether a speaker
 * is the seller's side.
 * - talk_ratio: seconds we speak, of all seconds spoken.
 * - monologue: seconds of our longest run of speech (`findMonologues`), one a conversation.
 * - interactivity: changes of speaker, per minute from the first word to the last; two voices at least.
 * - patience: seconds of silence before our replies, per reply; `start` is the end of the turn we waited longest after.
 * - questions: sentences in which we ask, per conversation.
 * - fillers: filler words of ours (`countFillers`), of all our words.
 * - sentiment: −1 to 1, one a conversation; `start` is its lowest stretch.
 */
export function toConversationFigures(
  segments: Segment[],
  metrics: ConversationMetrics,
  isOurs: (speaker: string) => boolean,
): ConversationFigures {
  const first = segments[0]
  if (first === undefined) return {}
  const minutes = (metrics.durationSeconds - first.start) / 60
  const lowest = metrics.sentimentTimeline.reduce<{ start: number; value: number } | null>(
    (worst, point) => (worst !== null && worst.value <= point.value ? worst : point),
    null,
  )
  return {
    ...compareSides(segments, metrics, isOurs),
    ...(metrics.speakers.length > 1 &&
      minutes > 0 && {
        interactivity: { value: countSwitches(segments), weight: round(minutes), start: null },
      }),
    sentiment: { value: round(metrics.sentiment), weight: 1, start: lowest?.start ?? null },
  }
}
