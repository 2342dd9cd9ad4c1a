import type { TranscriptWord } from '@parley/core/voice/transcript'
import type { Utterance } from './engine.ts'

/** In seconds. */
const pause = 0.7
const sentenceEnd = /(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|No))[.?!]$/

/** Words as sentences: cut after a full stop, and where the speaker pauses. Pure. */
export function toSentences(words: readonly TranscriptWord[]): Utterance[] {
  const runs: TranscriptWord[][] = []
  for (const word of words) {
    const last = runs.at(-1)?.at(-1)
    const isNext = !last || sentenceEnd.test(last.text) || word.start - last.end > pause
    if (isNext) runs.push([word])
    else runs.at(-1)?.push(word)
  }
  return runs.map((run) => ({
    start: run[0]?.start ?? 0,
    end: run.at(-1)?.end ?? 0,
    text: run.map((word) => word.text).join(' '),
    words: run,
    speaker: null,
  }))
}
