import type { ReadDraft } from '../blog/draft.ts'
import { detectTone, type Tone } from '../blog/tone.ts'
import { measureReadability, readingLevelOf } from '../text/readability.ts'
import { sentimentOf } from '../voice/sentiment.ts'

/** docs/specified.md S3.19. `readability_score` is the Flesch reading ease cut to 0 to 100, rounded. */
export interface ReadabilityResult {
  readability_score: number
  grade_level: string
  sentiment: 'positive' | 'neutral' | 'negative'
  tone: Tone
}

const clear = 0.2

/** How hard a post is to read and how it sounds; a post without words scores 0 and has no grade. */
export function toReadabilityResult({ post }: Pick<ReadDraft, 'post'>): ReadabilityResult {
  const measured = measureReadability(post.text)
  if (measured === null) {
    return { readability_score: 0, grade_level: 'No text yet', sentiment: 'neutral', tone: 'professional' }
  }
  const written = post.blocks.filter((block) => block.kind !== 'code')
  const mood =
    written.reduce((sum, block) => sum + sentimentOf(block.text) * block.text.length, 0) /
    Math.max(
      1,
      written.reduce((sum, block) => sum + block.text.length, 0),
    )
  return {
    readability_score: Math.round(Math.max(0, Math.min(100, measured.readingEase))),
    grade_level: readingLevelOf(measured.readingEase).grade,
    sentiment: mood > clear ? 'positive' : mood < -clear ? 'negative' : 'neutral',
    tone: detectTone(post.text),
  }
}
