import { scoreAio } from '../seo/aio-score.ts'
import { scoreBandOf } from '../seo/bands.ts'
import { hasPhrase, headingsOf, isGoodDensity, keywordDensity } from '../seo/checks.ts'
import { scoreEeat } from '../seo/eeat.ts'
import { scoreSeo } from '../seo/seo-score.ts'
import { measureReadability } from '../text/readability.ts'
import { type ReadDraft, readDraft } from './draft.ts'
import { focusOf } from './key-phrases.ts'
import { compareVoice, measureVoice } from './voice-style.ts'

export const platforms = ['google', 'chatgpt', 'perplexity', 'gemini', 'social'] as const
export type Platform = (typeof platforms)[number]
export interface PlatformState {
  score: number
  status: 'Excellent' | 'Good' | 'Needs work'
}

/**
 * docs/specified.md S3.14, post_voice_analysis. Scores from 0 to 100; no voice match without published posts to compare
 * with.
 */
export interface VoiceAnalysis {
  voice_match_score: number | null
  seo_harmony_score: number
  ai_visibility_score: number
  platform_optimization: Record<Platform, PlatformState>
  improvement_suggestions: string[]
}

const mostTips = 3

/** docs/specified.md S9.13: milliseconds of 30 days, in which posts count for a voice and an analysis is shown. */
export const voicePeriodMs = 30 * 24 * 3600 * 1000

/** How well the keyword is used in the text: six checks of the same weight, none of them about length. */
function scoreHarmony(draft: ReadDraft): number {
  const focus = focusOf(draft)
  if (focus === '' || draft.words.length === 0) return 0
  const first = draft.post.blocks.find((block) => block.kind === 'paragraph')
  const ease = measureReadability(draft.post.text)?.readingEase ?? 0
  const density = keywordDensity({ ...draft, focusKeyword: focus })
  const checks = [
    hasPhrase(draft.title, focus),
    hasPhrase(first?.text ?? '', focus),
    headingsOf(draft).some((heading) => hasPhrase(heading.text, focus)),
    isGoodDensity(density),
    density <= 2.5,
    ease >= 50,
  ]
  return Math.round((checks.filter(Boolean).length / checks.length) * 100)
}

function toPlatforms(draft: ReadDraft, seo: number, aio: number): Record<Platform, PlatformState> {
  const { authoritativeness_score: authority, overall_score: quality } = scoreEeat(draft)
  const social = [
    draft.title.length >= 30 && draft.title.length <= 70,
    draft.post.images.length > 0,
    /\d/.test(draft.title),
    draft.post.text.includes('?'),
  ].filter(Boolean).length
  const state = (score: number): PlatformState => ({
    score: Math.round(score),
    status: scoreBandOf(Math.round(score)).label,
  })
  const isEmpty = draft.words.length === 0
  return {
    google: state(isEmpty ? 0 : seo * 0.7 + quality * 0.3),
    chatgpt: state(aio * 0.7 + quality * 0.3),
    perplexity: state(aio * 0.5 + authority * 0.5),
    gemini: state(isEmpty ? 0 : aio * 0.5 + seo * 0.3 + quality * 0.2),
    social: state(isEmpty ? 0 : social * 25),
  }
}

/**
 * A post held against its author's published posts (HTML), with heuristic scores for search, answer engines and
 * networks. At most three suggestions: differences of voice first, then what the AIO score lacks.
 */
export function calibrateVoice(
  draft: ReadDraft,
  published: { title: string; content: string }[],
): VoiceAnalysis {
  const own = measureVoice(draft)
  const blank = { seoTitle: '', seoDescription: '', focusKeyword: '', keywords: [] }
  const others = published.flatMap((post) => measureVoice(readDraft({ ...blank, ...post })) ?? [])
  const match = own === null || others.length === 0 ? null : compareVoice(own, others)
  const seo = scoreSeo(draft)
  const aio = scoreAio(draft)
  const noPosts =
    others.length === 0
      ? ['Publish a post first: you published nothing in the past 30 days to compare your voice with.']
      : []
  const fixes = aio.findings.flatMap(({ fix }) => fix ?? [])
  return {
    voice_match_score: match?.score ?? null,
    seo_harmony_score: scoreHarmony(draft),
    ai_visibility_score: aio.score,
    platform_optimization: toPlatforms(draft, seo.score, aio.score),
    improvement_suggestions: [...noPosts, ...(match?.differences ?? []).slice(0, 2), ...fixes].slice(
      0,
      mostTips,
    ),
  }
}
