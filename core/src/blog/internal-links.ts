import { findPhrase, type WordSpan } from '../text/phrases.ts'
import { toSentences } from '../text/sentences.ts'
import { stopWords } from '../text/stop-words.ts'
import type { ReadDraft } from './draft.ts'
import { isNumberWord } from './general-words.ts'
import { keywordKey, singularKey } from './keyword-key.ts'
import { type NounSense, senseNouns } from './nouns.ts'
import { toStem } from './stems.ts'
import { likenessOf, type TopicVector, toTopicStems, toTopicVectors } from './topic-vectors.ts'

/** Another post of the blog, as far as links are concerned; `text` is what it says. */
export interface LinkTarget {
  title: string
  slug: string
  excerpt: string | null
  focusKeyword: string | null
  text: string
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
/** Below it two posts share words and no topic. */
const leastLikeness = 0.11
const longestAnchor = 4

interface Place {
  start: number
  end: number
}

/** Title and keyword say what a post is about, so they count as if they stood in it several times. */
const describe = (title: string, keyword: string, rest: string): string =>
  [title, title, title, keyword, keyword, keyword, rest].join('\n')

/** What may be linked: text of paragraphs, items and quotations outside of links. */
function toOpenPlaces({ post }: Pick<ReadDraft, 'post'>): Place[] {
  const closed = post.links
  return post.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'quote')
    .flatMap(({ text, start }) =>
      toSentences(text).map((sentence) => ({
        start: start + sentence.index,
        end: start + sentence.index + sentence.text.length,
      })),
    )
    .filter((place) => !closed.some((each) => place.start < each.end && place.end > each.start))
}

const isPlain = (word: string): boolean => stopWords.has(word) || word.length < 3 || isNumberWord(word)

interface Open {
  text: string
  words: WordSpan[]
  places: Place[]
  nouns: NounSense
  taken: Place[]
}

/**
 * The name of a thing in an open place that says most of another post: two to four words, by how much of the other's topic
 * they hold. A single word promises too little.
 */
function findAnchor(
  { text, words, places, nouns, taken }: Open,
  target: { vector: TopicVector; named: ReadonlySet<string>; keyword: string },
): Place | null {
  let best: (Place & { weight: number }) | null = null
  for (const place of places) {
    const here = words.filter(({ start, end }) => start >= place.start && end <= place.end)
    for (let from = 0; from < here.length; from += 1) {
      for (let size = 2; size <= longestAnchor && from + size <= here.length; size += 1) {
        const run = here.slice(from, from + size)
        const [first, last] = [run[0], run.at(-1)]
        if (!first || !last || run.some(({ word }) => isPlain(word) || nouns.isVerb(word))) continue
        const next = here[from + size]
        const goesOn = next && text.slice(last.end, next.start) === ' ' && nouns.isNoun(next.word)
        const isKeyword = singularKey(run.map(({ word }) => word)) === target.keyword
        if (!isKeyword && (goesOn || !nouns.isNoun(last.word))) continue
        const isJoined = !/[^\p{L}\p{N}'’ -]/u.test(text.slice(first.start, last.end))
        if (!isJoined || taken.some((each) => first.start < each.end && last.end > each.start)) continue
        const stems = new Set(run.map(({ word }) => toStem(word)))
        const shared = [...stems].filter((stem) => target.vector.has(stem))
        // Words of the other's title or keyword have to be among them, or the link surprises.
        if (shared.length * 2 < stems.size || !shared.some((stem) => target.named.has(stem))) continue
        const said = shared.reduce(
          (sum, stem) => sum + (target.vector.get(stem) ?? 0) * (target.named.has(stem) ? 2 : 1),
          0,
        )
        const weight = said - (stems.size - shared.length) * 0.1 - size * 0.01
        if (best === null || weight > best.weight) best = { start: first.start, end: last.end, weight }
      }
    }
  }
  return best
}

/**
 * Links from a post to the blog's other posts: at most five, one a post, the nearest in meaning first (0 to 1, TF-IDF over
 * the blog's own posts). Nothing in headings, code or existing links, no post linked already.
 */
export function suggestInternalLinks(
  draft: Pick<ReadDraft, 'title' | 'focusKeyword' | 'post' | 'words'>,
  targets: LinkTarget[],
): InternalLink[] {
  const { post, words } = draft
  const [own, ...vectors] = toTopicVectors([
    describe(draft.title, draft.focusKeyword, post.text),
    ...targets.map((each) =>
      describe(each.title, each.focusKeyword ?? '', `${each.excerpt ?? ''}\n${each.text}`),
    ),
  ])
  const taken: Place[] = []
  const open: Open = {
    text: post.text,
    words,
    places: toOpenPlaces(draft),
    nouns: senseNouns(post.text, words),
    taken,
  }
  return targets
    .map((target, index) => {
      const vector = vectors[index] ?? new Map<string, number>()
      return { target, vector, likeness: own ? likenessOf(own, vector) : 0 }
    })
    .filter(
      ({ target, likeness }) =>
        (likeness >= leastLikeness || namesKeyword(words, target)) && !isLinked(post, target.slug),
    )
    .toSorted((one, other) => other.likeness - one.likeness)
    .flatMap(({ target, vector, likeness }): InternalLink[] => {
      if (taken.length === mostLinks) return []
      const named = new Set(toTopicStems(`${target.title} ${target.focusKeyword ?? ''}`))
      const place = findAnchor(open, { vector, named, keyword: keywordKey(target.focusKeyword ?? '') })
      if (place === null) return []
      taken.push(place)
      const context = post.text.slice(Math.max(0, place.start - contextLength), place.end + contextLength)
      return [
        {
          anchor_text: post.text.slice(place.start, place.end),
          context: context.trim(),
          suggested_url: `/blog/${target.slug}`,
          relevance_score: Math.round(likeness * 100) / 100,
        },
      ]
    })
}

/** A post that uses another's keyword of several words speaks of it, however little else they share. */
const namesKeyword = (words: WordSpan[], { focusKeyword }: LinkTarget): boolean =>
  (focusKeyword ?? '').trim().includes(' ') && findPhrase(words, focusKeyword ?? '').length > 0

/** Whether a post links to the blog's post of that address already. */
export const isLinked = (post: ReadDraft['post'], slug: string): boolean =>
  post.links.some(({ href }) =>
    href
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .endsWith(`/blog/${slug}`),
  )
