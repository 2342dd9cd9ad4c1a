import type { ReadDraft } from '../blog/draft.ts'
import type { TextBlock } from '../blog/read-post.ts'
import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'
import { findPhrase, toWordSpans } from '../text/phrases.ts'
import type { FindingEvidence } from './finding.ts'

const { percent } = createNumbers(productPlace)

export const isBetween = (value: number, from: number, to: number): boolean => value >= from && value <= to

/** Occurrences of the focus keyword per hundred words of the content, 0 without words or keyword. */
export const keywordDensity = ({ words, focusKeyword }: Pick<ReadDraft, 'words' | 'focusKeyword'>): number =>
  words.length === 0 ? 0 : (findPhrase(words, focusKeyword).length / words.length) * 100

/** Density is good between 0.5 and 2.5 percent (docs/specified.md S5.15). */
export const isGoodDensity = (density: number): boolean => isBetween(density, 0.5, 2.5)

export const hasPhrase = (text: string, phrase: string): boolean =>
  findPhrase(toWordSpans(text), phrase).length > 0

/** Different keywords that are not blank. */
export const countKeywords = (keywords: string[]): number =>
  new Set(keywords.map((keyword) => keyword.trim().toLowerCase()).filter(Boolean)).size

export const headingsOf = (draft: Pick<ReadDraft, 'post'>, level?: number): TextBlock[] =>
  draft.post.blocks.filter(
    (block) => block.kind === 'heading' && (level === undefined || block.level === level),
  )

export const contentEvidence = (
  draft: Pick<ReadDraft, 'post'>,
  range: { start: number; end: number } | null | undefined,
): FindingEvidence | null =>
  range
    ? {
        field: 'content',
        text: draft.post.text.slice(range.start, range.end),
        start: range.start,
        end: range.end,
      }
    : null

/** What to change about the density of a keyword, in one sentence. */
export function densityFix(draft: ReadDraft): string {
  if (draft.focusKeyword.trim() === '') return 'Choose a focus keyword.'
  const density = keywordDensity(draft)
  if (density > 2.5)
    return `The keyword makes up ${percent(density / 100)} of the words. Replace some by other words, to 2.5% or less.`
  return `The keyword makes up ${percent(density / 100)} of the words. Use it more often where it fits, to 0.5% or more.`
}
