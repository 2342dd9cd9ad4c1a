import { findPhrase, toWordSpans, type WordSpan } from '../text/phrases.ts'
import { stopWords } from '../text/stop-words.ts'
import type { PostDraft, ReadDraft } from './draft.ts'
import { tools } from './entity-names.ts'
import { generalWords, isNumberWord } from './general-words.ts'
import { keywordKey, singularKey } from './keyword-key.ts'
import { senseNouns } from './nouns.ts'
import { toSingular } from './stems.ts'

/** A phrase of one to three words with how often it stands in title and content; `weight` orders phrases of one post. */
export interface KeyPhrase {
  phrase: string
  count: number
  weight: number
  /** Whether it stands in the title or a heading. */
  isFramed: boolean
}

const longestPhrase = 3
const mostKeywords = 5
/** Two words name a topic better than one. */
const weightOfSize: Record<number, number> = { 1: 1, 2: 2.4, 3: 2.6 }

/** Runs of content words: stop words and punctuation end a run. */
function toRuns(text: string, words: WordSpan[]): string[][] {
  const runs: string[][] = []
  let run: string[] = []
  let end = 0
  for (const { word, start, end: until } of words) {
    const isApart = /[^\s-]|\n/.test(text.slice(end, start))
    const isTopic = word.length > 1 && !stopWords.has(word) && !/^\d+$/.test(word) && !isNumberWord(word)
    if ((isApart || !isTopic) && run.length > 0) {
      runs.push(run)
      run = []
    }
    if (isTopic) run.push(word)
    end = until
  }
  return run.length > 0 ? [...runs, run] : runs
}

const isInside = (phrase: string, other: string): boolean =>
  phrase !== other && ` ${other} `.includes(` ${phrase} `)

interface Counted {
  forms: Map<string, number>
  count: number
}

/** The form of a phrase that is used most. */
const mostUsed = ({ forms }: Counted): string =>
  [...forms].toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))[0]?.[0] ?? ''

/** Counts what may be a topic: one to three words, singular and plural together, that end in a noun and begin with no verb. */
function countPhrases(text: string, words: WordSpan[]): Map<string, Counted> {
  const { isNoun, isVerb, isName } = senseNouns(text, words)
  const counts = new Map<string, Counted>()
  for (const run of toRuns(text, words)) {
    for (let from = 0; from < run.length; from += 1) {
      for (let size = 1; size <= longestPhrase && from + size <= run.length; size += 1) {
        const piece = run.slice(from, from + size)
        const head = piece.at(-1) ?? ''
        if (!isNoun(head) || piece.some((word) => isVerb(word) || isName(word) || word.endsWith('ly')))
          continue
        const counted = counts.get(singularKey(piece)) ?? { forms: new Map<string, number>(), count: 0 }
        const form = piece.join(' ')
        counted.forms.set(form, (counted.forms.get(form) ?? 0) + 1)
        counted.count += 1
        counts.set(singularKey(piece), counted)
      }
    }
  }
  return counts
}

/**
 * Whether somebody would file a post under it: a word of the trade, or several words of which one is. Two plain words may
 * name a topic too ("voice notes"), where a post uses them together from its title on.
 */
function isTopic(key: string, isTitled: boolean, count: number): boolean {
  const words = key.split(' ')
  if (words.length === 1) return key.length > 3 && !generalWords.has(key)
  return words.some((word) => word.length > 3 && !generalWords.has(word)) || (isTitled && count >= 3)
}

/**
 * What a post is about, the weightiest first: phrases by how often they are used, more for several words and for those
 * in the title or a heading. A word that is nearly always used inside a longer phrase is left to the phrase.
 */
export function findKeyPhrases({
  title,
  post,
  words,
}: Pick<ReadDraft, 'title' | 'post' | 'words'>): KeyPhrase[] {
  const raised = post.blocks.filter((block) => block.kind === 'heading').map((block) => block.text)
  const frameOf = (texts: string[]): string =>
    ` ${toWordSpans(texts.join(' . '))
      .map(({ word }) => toSingular(word))
      .join(' ')} `
  const [inTitle, inHeadings] = [frameOf([title]), frameOf(raised)]
  // What a title names first is what the post is about; behind its first punctuation stands an addition.
  const inFirst = frameOf([title.split(/[,:–—(?!]/)[0] ?? ''])
  const whole = title === '' ? post.text : `${title}\n${post.text}`
  const phrases = [...countPhrases(whole, title === '' ? words : toWordSpans(whole))]
    .filter(([key, { count }]) => isTopic(key, inTitle.includes(` ${key} `), count))
    .map(([key, counted]) => {
      const size = key.split(' ').length
      const isTitled = inTitle.includes(` ${key} `)
      const isRaised = inHeadings.includes(` ${key} `)
      const boost = (inFirst.includes(` ${key} `) ? 3 : isTitled ? 2 : 1) * (isRaised ? 1.5 : 1)
      const weight = counted.count * (weightOfSize[size] ?? 1) * boost
      return { key, phrase: mostUsed(counted), count: counted.count, weight, isFramed: isTitled || isRaised }
    })
    .filter(({ key, count, isFramed }) => count >= (key.includes(' ') || isFramed ? 2 : 3))
    .toSorted((one, other) => other.weight - one.weight || (one.phrase < other.phrase ? -1 : 1))
  const kept: typeof phrases = []
  for (const candidate of phrases.slice(0, 200)) {
    const isPart = kept.some(
      (other) =>
        (isInside(candidate.key, other.key) &&
          (candidate.count <= other.count * 5 || inTitle.includes(` ${other.key} `))) ||
        (other.key.includes(' ') && isInside(other.key, candidate.key)),
    )
    if (isPart) continue
    // "price objections" says more than "price" alone, and stands in its place.
    const wider = kept.findIndex((other) => isInside(other.key, candidate.key))
    const isOfTitle = inTitle.includes(` ${candidate.key} `)
    if (wider >= 0 && (isOfTitle || candidate.count * 5 >= (kept[wider]?.count ?? 0))) kept[wider] = candidate
    else kept.push(candidate)
  }
  return kept
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ phrase, count, weight, isFramed }) => ({ phrase, count, weight, isFramed }))
}

/**
 * At most five keywords that the post's words suggest and that it does not have yet, tools it names twice among them; `known` are the blog's own tags, which
 * go first where the post speaks of them.
 */
export function suggestKeywords(draft: ReadDraft, known: readonly string[] = []): string[] {
  const taken = new Set([draft.focusKeyword, ...draft.keywords].map(keywordKey))
  const text = ` ${singularKey(draft.words.map(({ word }) => word))} `
  const usesOf = (tag: string): number => text.split(` ${keywordKey(tag)} `).length - 1
  const titled = ` ${keywordKey(draft.title)} `
  const ofBlog = known
    .map((tag) => ({ tag, uses: usesOf(tag) + (titled.includes(` ${keywordKey(tag)} `) ? 3 : 0) }))
    .filter(({ uses, tag }) => uses >= 3 && keywordKey(tag) !== '')
    .toSorted((one, other) => other.uses - one.uses)
    .map(({ tag }) => tag)
  const [strongest] = findKeyPhrases(draft)
  const ofPost = findKeyPhrases(draft)
    .filter(
      ({ weight, count, isFramed }) => (isFramed || count >= 3) && weight >= (strongest?.weight ?? 0) / 12,
    )
    .map(({ phrase }) => phrase)
  const named = tools.filter((tool) => tool !== 'Make' && usesOf(tool) >= 2)
  const offered: string[] = []
  for (const phrase of [...ofBlog, ...ofPost, ...named]) {
    const key = keywordKey(phrase)
    if (taken.has(key) || phrase.length < 3) continue
    taken.add(key)
    offered.push(phrase)
  }
  return offered.slice(0, mostKeywords)
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
