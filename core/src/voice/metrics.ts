import { toSentences } from '../text/sentences.ts'
import { countWords, normalise } from '../text/words.ts'
import { sentimentOf } from './sentiment.ts'
import type { Segment } from './transcript.ts'

/** `talkRatio` is this speaker's part of all speaking time (0 to 1); times in seconds. */
export interface SpeakerMetrics {
  speaker: string
  talkSeconds: number
  talkRatio: number
  words: number
  wordsPerMinute: number
  longestMonologueSeconds: number
  questions: number
  sentiment: number
}

/** `start` and `end` in seconds, `value` from -1 to 1. */
export interface SentimentPoint {
  start: number
  end: number
  value: number
}

export interface ConversationMetrics {
  durationSeconds: number
  talkSeconds: number
  words: number
  wordsPerMinute: number
  questions: number
  speakerTurns: number
  /** The longest monologue, or null for an empty transcript. */
  longestMonologue: { speaker: string; start: number; end: number; seconds: number } | null
  speakers: SpeakerMetrics[]
  sentiment: number
  sentimentTimeline: SentimentPoint[]
}

interface Monologue {
  speaker: string
  start: number
  end: number
  seconds: number
}

const timelinePoints = 40
const longestPauseInMonologue = 30
const questionOpening =
  /^(?:(?:so|and|but|okay|ok|well|um|uh|oh|also|then) )*(?:what|when|where|who|why|how|which|whose|(?:do|does|did|is|are|was|were|can|could|will|would|should|have|has) (?:you|we|they|it|that|there|this|the|your|i|he|she))\b/

/** Whether a sentence asks: by its mark, or, where the text has no punctuation at all, by how it opens. */
export const isQuestion = (sentence: string): boolean =>
  /\?["'”’)]*$/.test(sentence) || (!/[.!?]/.test(sentence) && questionOpening.test(normalise(sentence)))

/** Sentences of more than two words that ask. */
export const countQuestions = (text: string): number =>
  toSentences(text).filter((sentence) => isQuestion(sentence.text) && countWords(sentence.text) > 2).length

const seconds = (segment: Segment): number => Math.max(0, segment.end - segment.start)
const perMinute = (words: number, talkSeconds: number): number =>
  talkSeconds > 0 ? Math.round((words / talkSeconds) * 60) : 0

/** Runs of one speaker; a pause over half a minute ends a run, and the pauses inside do not count as talk. */
export function findMonologues(segments: Segment[]): Monologue[] {
  const runs: Monologue[] = []
  for (const segment of segments) {
    const last = runs.at(-1)
    if (last?.speaker === segment.speaker && segment.start - last.end <= longestPauseInMonologue) {
      last.end = Math.max(last.end, segment.end)
      last.seconds += seconds(segment)
    } else {
      runs.push({
        speaker: segment.speaker,
        start: segment.start,
        end: segment.end,
        seconds: seconds(segment),
      })
    }
  }
  return runs
}

const longest = (runs: Monologue[]): Monologue | null =>
  runs.reduce<Monologue | null>((best, run) => (best && best.seconds >= run.seconds ? best : run), null)

interface Scored {
  words: number
  value: number
}

const clarityWeight = ({ words, value }: Scored): number => words * (0.2 + Math.abs(value))

/**
 * Mean over segments, weighted by words and by the strength of their sentiment, so that small talk does not dilute it.
 */
function meanSentiment(scored: Scored[]): number {
  const total = scored.reduce((sum, item) => sum + clarityWeight(item), 0)
  return total === 0 ? 0 : scored.reduce((sum, item) => sum + item.value * clarityWeight(item), 0) / total
}

/** Talk ratio, monologues, questions, speed and tone of a conversation, each also by speaker. Pure and deterministic. */
export function measureConversation(segments: Segment[]): ConversationMetrics {
  const scored = segments.map((segment) => ({
    segment,
    words: countWords(segment.text),
    questions: countQuestions(segment.text),
    value: sentimentOf(segment.text),
  }))
  const durationSeconds = segments.reduce((latest, segment) => Math.max(latest, segment.end), 0)
  const talkSeconds = segments.reduce((sum, segment) => sum + seconds(segment), 0)
  const words = scored.reduce((sum, item) => sum + item.words, 0)
  const runs = findMonologues(segments)
  const speakers = [...new Set(segments.map((segment) => segment.speaker))].map((speaker): SpeakerMetrics => {
    const own = scored.filter((item) => item.segment.speaker === speaker)
    const ownSeconds = own.reduce((sum, item) => sum + seconds(item.segment), 0)
    const ownWords = own.reduce((sum, item) => sum + item.words, 0)
    return {
      speaker,
      talkSeconds: ownSeconds,
      talkRatio: talkSeconds > 0 ? ownSeconds / talkSeconds : 0,
      words: ownWords,
      wordsPerMinute: perMinute(ownWords, ownSeconds),
      longestMonologueSeconds: longest(runs.filter((run) => run.speaker === speaker))?.seconds ?? 0,
      questions: own.reduce((sum, item) => sum + item.questions, 0),
      sentiment: meanSentiment(own),
    }
  })
  const slice = durationSeconds / Math.min(timelinePoints, Math.max(1, segments.length))
  const timeline = Map.groupBy(scored, (item) => (slice > 0 ? Math.floor(item.segment.start / slice) : 0))
  return {
    durationSeconds,
    talkSeconds,
    words,
    wordsPerMinute: perMinute(words, talkSeconds),
    questions: scored.reduce((sum, item) => sum + item.questions, 0),
    speakerTurns: runs.length,
    longestMonologue: longest(runs),
    speakers,
    sentiment: meanSentiment(scored),
    sentimentTimeline: [...timeline.entries()]
      .toSorted(([one], [other]) => one - other)
      .map(([index, items]) => ({
        start: index * slice,
        end: (index + 1) * slice,
        value: meanSentiment(items),
      })),
  }
}
