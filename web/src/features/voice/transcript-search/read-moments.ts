import { placeWords } from '@parley/core/voice/playback'
import { type Passage, sentenceAround } from '@parley/core/voice/sentence-around'
import * as z from 'zod/mini'
import { readWords } from '../details.ts'

const moments = z.array(
  z.object({
    id: z.string(),
    start: z.number(),
    speaker: z.string(),
    text: z.string(),
    words: z.unknown(),
  }),
)

export interface Moment {
  id: string
  /** Of the first of the words where the engine gave times, otherwise of the segment. */
  seconds: number
  speaker: string
  passage: Passage
}

/** The hits of one recording as the page shows them. */
export const readMoments = (value: unknown, wanted: string, names: Record<string, string>): Moment[] =>
  moments.parse(value).map(({ id, start, speaker, text, words }) => {
    const passage = sentenceAround(text, wanted)
    const place = placeWords(text, readWords(words)).findLast(({ from }) => from <= passage.from)
    return { id, seconds: place?.word.start ?? start, speaker: names[speaker] ?? speaker, passage }
  })
