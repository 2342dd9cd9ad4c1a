import type { TranscriptWord } from '@parley/core/voice/transcript'
import { z } from 'zod'
import type { Utterance } from './engine.ts'

const word = z
  .object({
    word: z.string().optional(),
    text: z.string().optional(),
    start: z.number(),
    end: z.number(),
    probability: z.number().optional(),
  })
  .transform(
    ({ word: name, text, start, end, probability }): TranscriptWord => ({
      text: (name ?? text ?? '').trim(),
      start,
      end,
      ...(probability === undefined ? {} : { confidence: probability }),
    }),
  )

const segment = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  speaker: z.union([z.string(), z.number()]).nullish(),
  words: z.array(word).nullish(),
})

/** OpenAI's transcription answer in every form seen: text alone, segments, words beside or inside them, speakers. */
export const transcriptionAnswer = z.object({
  text: z.string().optional(),
  language: z.string().nullish(),
  duration: z.number().nullish(),
  segments: z.array(segment).nullish(),
  words: z.array(word).nullish(),
})

/** Brings an answer into one form. Without any times, the text is one utterance over `durationSeconds`. Pure. */
export function toUtterances(
  answer: z.infer<typeof transcriptionAnswer>,
  durationSeconds: number,
): Utterance[] {
  if (answer.segments?.length) {
    return answer.segments
      .filter((entry) => entry.text.trim())
      .map((entry) => ({
        start: entry.start,
        end: entry.end,
        text: entry.text.trim(),
        words:
          entry.words ??
          (answer.words ?? []).filter((each) => each.start >= entry.start - 0.01 && each.start < entry.end),
        speaker: entry.speaker == null ? null : String(entry.speaker),
      }))
  }
  const text = answer.text?.trim() ?? ''
  const words = answer.words ?? []
  if (!text) return []
  return [
    { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? durationSeconds, text, words, speaker: null },
  ]
}
