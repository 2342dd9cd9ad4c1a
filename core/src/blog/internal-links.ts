import { findPhrase, toWordSpans } from '../text/phrases.ts'
import { stopWords } from '../text/stop-words.ts'
import type { ReadDraft } from './draft.ts'

/** Another post of the blog, as far as links are concerned. */
export interface LinkTarget {
  title: string
  slug: string
  excerpt: string | null
  focusKeyword: string | null
}

/** docs/specified.md S3.17: `anchor_text` stands in the text just so, `context` is the text around it. */
export interface InternalLink {
  anchor_text: string
  context: string
  suggested_url: string
  relevance_score: number
}

const mostLinks = 5
const contextLength = 60
const leastRelevance = 0.2

const topicWords = (text: string): string[] =>
  toWordSpans(text)
    .map(({ word }) => word)
    .filter((word) => word.length > 2 && !stopWords.has(word))

/** Phrases that may link to a post, the most telling first: its keyword, then pieces of its title of two to four words. One word alone promises too little. */
function anchorsOf(target: LinkTarget): string[] {
  const words = toWordSpans(target.title).map(({ word }) => word)
  const pieces = [4, 3, 2].flatMap((size) =>
    words
      .slice(0, Math.max(0, words.length - size + 1))
      .map((_, from) => words.slice(from, from + size))
      .filter((piece) => !stopWords.has(piece[0] ?? '') && !stopWords.has(piece.at(-1) ?? ''))
      .map((piece) => piece.join(' ')),
  )
  return [target.focusKeyword?.trim() ?? '', ...pieces].filter(Boolean)
}

/**
 * Links from a post to the blog's other posts: at most five, one a post, the most relevant first (0 to 1: the share of
 * the other's topic words that stand in this post). Nothing in headings, code or existing links, no post linked already.
 */
export function suggestInternalLinks(
  { post, words }: Pick<ReadDraft, 'post' | 'words'>,
  targets: LinkTarget[],
): InternalLink[] {
  const here = new Set(words.map(({ word }) => word))
  const closed = [
    ...post.links,
    ...post.blocks.filter((block) => block.kind === 'heading' || block.kind === 'code'),
  ]
  const isOpen = (range: { start: number; end: number }): boolean =>
    !closed.some((each) => range.start < each.end && range.end > each.start) &&
    !post.text.slice(range.start, range.end).includes('\n')
  const taken = new Set<number>()
  return targets
    .filter(
      ({ slug }) => !post.links.some(({ href }) => href.replace(/[?#].*$/, '').endsWith(`/blog/${slug}`)),
    )
    .map((target) => {
      const topics = new Set(
        topicWords([target.title, target.focusKeyword ?? '', target.excerpt ?? ''].join(' ')),
      )
      const shared = [...topics].filter((word) => here.has(word)).length
      return { target, relevance: topics.size === 0 ? 0 : shared / topics.size }
    })
    .filter(({ relevance }) => relevance >= leastRelevance)
    .toSorted((one, other) => other.relevance - one.relevance)
    .flatMap(({ target, relevance }): InternalLink[] => {
      for (const phrase of anchorsOf(target)) {
        const place = findPhrase(words, phrase).find((range) => isOpen(range) && !taken.has(range.start))
        if (!place) continue
        taken.add(place.start)
        return [
          {
            anchor_text: post.text.slice(place.start, place.end),
            context: post.text
              .slice(Math.max(0, place.start - contextLength), place.end + contextLength)
              .trim(),
            suggested_url: `/blog/${target.slug}`,
            relevance_score: Math.round(relevance * 100) / 100,
          },
        ]
      }
      return []
    })
    .slice(0, mostLinks)
}
