import { findPhrase, toWordSpans, type WordSpan } from '../text/phrases.ts'
import { stopWords } from '../text/stop-words.ts'
import type { PostDraft, ReadDraft } from './draft.ts'

/** A phrase of one to three words with how often it stands in the content; `weight` orders phrases of one post. */
export interface KeyPhrase {
  phrase: string
  count: number
  weight: number
}

const longestPhrase = 3
const mostKeywords = 5

/** Runs of content words: stop words and punctuation end a run. */
function toRuns(text: string, words: WordSpan[]): string[][] {
  const runs: string[][] = []
  let run: string[] = []
  let end = 0
  for (const { word, start, end: until } of words) {
    const isApart = /[^\s-]|\n/.test(text.slice(end, start))
    const isTopic = word.length > 1 && !stopWords.has(word) && !/^\d+$/.test(word)
    if ((isApart || !isTopic) && run.length > 0) {
      runs.push(run)
      run = []
    }
    if (isTopic) run.push(word)
    end = until
  }
  return run.length > 0 ? [...runs, run] : runs
}

const isInside = (phrase: string, other: KeyPhrase): boolean => ` ${other.phrase} `.includes(` ${phrase} `)

const isPluralOf = (one: string, other: string): boolean => `${one}s` === other || one === `${other}s`

/**
 * What a post is about, the weightiest first: phrases by how often they are used, more for several words and for those
 * in the title or a heading. A word that is nearly always used inside a longer phrase is left to the phrase.
 */
export function findKeyPhrases({
  title,
  post,
  words,
}: Pick<ReadDraft, 'title' | 'post' | 'words'>): KeyPhrase[] {
  const counts = new Map<string, number>()
  for (const run of toRuns(post.text, words)) {
    for (let from = 0; from < run.length; from += 1) {
      for (let size = 1; size <= longestPhrase && from + size <= run.length; size += 1) {
        const phrase = run.slice(from, from + size).join(' ')
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
      }
    }
  }
  const raised = post.blocks.filter((block) => block.kind === 'heading').map((block) => block.text)
  const frame = ` ${toWordSpans([title, ...raised].join(' . '))
    .map((span) => span.word)
    .join(' ')} `
  const phrases = [...counts]
    .filter(([phrase, count]) => count > 1 || frame.includes(` ${phrase} `))
    .map(([phrase, count]) => {
      const size = phrase.split(' ').length
      const boost = frame.includes(` ${phrase} `) ? 2 : 1
      return { phrase, count, weight: count * (1 + (size - 1) * 0.8) * boost }
    })
    .toSorted((one, other) => other.weight - one.weight || (one.phrase < other.phrase ? -1 : 1))
  const kept: KeyPhrase[] = []
  for (const candidate of phrases.slice(0, 200)) {
    const isPart = kept.some(
      (other) =>
        isPluralOf(candidate.phrase, other.phrase) ||
        (isInside(candidate.phrase, other) && candidate.count <= other.count * 1.5) ||
        isInside(other.phrase, candidate),
    )
    if (!isPart) kept.push(candidate)
  }
  return kept
}

/** At most five keywords that the post's words suggest and that it does not have yet. */
export function suggestKeywords(draft: ReadDraft): string[] {
  const known = new Set(
    [draft.focusKeyword, ...draft.keywords].map((keyword) => keyword.trim().toLowerCase()),
  )
  return findKeyPhrases(draft)
    .map(({ phrase }) => phrase)
    .filter((phrase) => !known.has(phrase) && phrase.length > 2)
    .slice(0, mostKeywords)
}

export interface TopicClusters {
  primary_topic: string
  secondary_topics: string[]
}

/**
 * The main topic and up to six others (docs/specified.md S3.22); a post without words has an empty topic and no others.
 */
export function toTopicClusters(draft: Pick<ReadDraft, 'title' | 'post' | 'words'>): TopicClusters {
  const [primary, ...others] = findKeyPhrases(draft).slice(0, 7)
  return { primary_topic: primary?.phrase ?? '', secondary_topics: others.map(({ phrase }) => phrase) }
}

/** The focus keyword, or what the post seems to be about where none was chosen. */
export const focusOf = (draft: ReadDraft): string =>
  draft.focusKeyword.trim() || (findKeyPhrases(draft)[0]?.phrase ?? '')

/** The search intent of a post's readers: to learn, to compare, to buy, or to reach a site. */
export interface SearchIntent {
  intent: 'informational' | 'commercial' | 'transactional' | 'navigational'
  evidence: string[]
}

const intentWords: Record<SearchIntent['intent'], string[]> = {
  informational: [
    'how to',
    'what is',
    'why',
    'guide',
    'tutorial',
    'tips',
    'learn',
    'step',
    'explained',
    'examples',
  ],
  commercial: [
    'best',
    'compare',
    'comparison',
    'versus',
    'vs',
    'review',
    'alternative',
    'alternatives',
    'pros and cons',
  ],
  transactional: [
    'buy',
    'pricing',
    'discount',
    'order now',
    'free trial',
    'sign up',
    'subscribe',
    'book a demo',
    'get a quote',
  ],
  navigational: ['log in', 'login', 'sign in', 'homepage', 'official site', 'support page', 'contact page'],
}

/** Counts the words of each intent, those of the title threefold; informational without a hit. */
export function classifyIntent({
  title,
  words,
}: Pick<PostDraft, 'title'> & Pick<ReadDraft, 'words'>): SearchIntent {
  const inTitle = toWordSpans(title)
  const scored = (['informational', 'commercial', 'transactional', 'navigational'] as const).map((intent) => {
    const hits = intentWords[intent].map((phrase) => ({
      phrase,
      count: findPhrase(words, phrase).length + 3 * findPhrase(inTitle, phrase).length,
    }))
    const found = hits.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
    return {
      intent,
      total: hits.reduce((sum, hit) => sum + hit.count, 0),
      evidence: found.map(({ phrase }) => phrase),
    }
  })
  // A single hit in a long text is ignored; one in the title or two hits count.
  const speaking = scored.filter(({ intent, total }) => intent === 'informational' || total > 1)
  const best = speaking.reduce((most, each) => (each.total > most.total ? each : most))
  return { intent: best.intent, evidence: best.evidence.slice(0, 5) }
}
