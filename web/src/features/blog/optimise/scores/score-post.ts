import { type PostDraft, readDraft } from '@parley/core/blog/draft'
import { type FaqCandidate, findFaqCandidates } from '@parley/core/blog/post-previews'
import { scoreTone, type ToneResult, toneProfileOf } from '@parley/core/blog/tone'
import { scoreAio } from '@parley/core/seo/aio-score'
import { type Audit, auditPost } from '@parley/core/seo/audit'
import { keywordDensity } from '@parley/core/seo/checks'
import { type EeatResult, scoreEeat } from '@parley/core/seo/eeat'
import type { Finding, Score } from '@parley/core/seo/finding'
import { checkKeyphrase, type Surroundings } from '@parley/core/seo/keyphrase'
import { type ReadabilityResult, toReadabilityResult } from '@parley/core/seo/readability-result'
import { scoreSeo } from '@parley/core/seo/seo-score'
import { measureReadability, type Readability, readingLevelOf } from '@parley/core/text/readability'

/** A form at one moment, as the scores read it. */
export type ScoreInput = PostDraft & { categoryName: string; slug: string; around: Surroundings | null }

/** All that is measured in a post without asking a server. */
export interface PostScores {
  seo: Score
  aio: Score
  audit: Audit
  eeat: EeatResult
  /** Checks without points: where the keyword stands, and the post among the blog's others. */
  keyphrase: Finding[]
  readability: ReadabilityResult & { level: string; measured: Readability | null }
  /** Of the focus keyword, percent of the words. */
  density: number
  words: number
  /** Characters of the text as readers see it. */
  characters: number
  toneMatch: ToneResult
  faqCandidates: FaqCandidate[]
}

/** Every score of a post, read once. Up to about 100 ms for 5,000 words: for a worker. */
export function scorePost({ categoryName, slug, around, ...draft }: ScoreInput): PostScores {
  const read = readDraft(draft)
  const { text } = read.post
  const measured = measureReadability(text)
  return {
    seo: scoreSeo(read),
    aio: scoreAio(read),
    audit: auditPost(read),
    eeat: scoreEeat(read),
    keyphrase: checkKeyphrase(read, slug, around),
    readability: {
      ...toReadabilityResult(read),
      level: measured === null ? '' : readingLevelOf(measured.readingEase).label,
      measured,
    },
    density: keywordDensity(read),
    words: read.words.length,
    characters: text.length,
    toneMatch: scoreTone(text, toneProfileOf(categoryName).weights),
    faqCandidates: findFaqCandidates(read),
  }
}
