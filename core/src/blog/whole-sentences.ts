import { toSentences } from '../text/sentences.ts'
import { countWords } from '../text/words.ts'
import type { PostText } from './read-post.ts'

/** With fewer it is a fragment or a figure of speech. */
const fewestWords = 6

export interface Sentence {
  text: string
  /** Its place among the sentences of the post's paragraphs. */
  order: number
  /** Whether it can be read without the one before. */
  standsAlone: boolean
}

/** Words that point back to something said before. */
const pointsBack =
  /^(?:it|they|he|she|this|that|these|those|but|and|or|so|then|yet|however|nevertheless|still|instead|some|others?|most|both|each|neither|one|none|such|here|there|until|afterwards?|later|before|finally|of course|for example|for instance|the (?:first|second|third|fourth|fifth|last|latter|former|other|next|same|rest|list|message|result)|another|in (?:the|that|this|sum|one|short)|to sum up|with that|fewer|sooner|after the|what remains|nobody had|no one had|a (?:second|third|good|better|warning|part))\b/i
const pointsWithin =
  /\b(?:of (?:them|these|those|it)|these|those|the (?:two|three|four|five|six)|this|the (?:former|latter)|then|he|she|her|him|his)\b/i
const isBalanced = (text: string): boolean =>
  text.split('"').length % 2 === 1 && text.split('“').length === text.split('”').length

/** Sentences of a post's paragraphs that say something: no questions, none that announces a list. */
export function statementsOf(post: PostText): Sentence[] {
  return post.blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ text }) => toSentences(text))
    .map(({ text }, order) => ({
      text,
      order,
      standsAlone: !pointsBack.test(text) && !pointsWithin.test(text),
    }))
    .filter(
      ({ text }) =>
        /[.!]["”’)]?$/.test(text) &&
        !/^["“(]/.test(text) &&
        isBalanced(text) &&
        countWords(text) >= fewestWords,
    )
}

/** As many whole sentences of a text, from its beginning, as fit; '' where not even the first does. */
export function wholeSentences(text: string, most: number): string {
  let kept = ''
  for (const { text: sentence } of toSentences(text)) {
    const next = kept === '' ? sentence : `${kept} ${sentence}`
    if (next.length > most) break
    kept = next
  }
  return kept
}

interface Fit {
  from: number
  to: number
  /** Whether a sentence holds the keyword; such sentences go first. */
  isNamed: (text: string) => boolean
}

/** What may follow a sentence: the next one of the text, or, where `isApart`, any later one that stands alone. */
const followersOf = (sentences: Sentence[], { order }: Sentence, isApart: boolean): Sentence[] =>
  sentences.filter((each) => (isApart ? each.order > order && each.standsAlone : each.order === order + 1))

function fitFrom(sentences: Sentence[], first: Sentence, { from, to }: Fit, isApart: boolean): string | null {
  const isFit = (length: number): boolean => length >= from && length <= to
  if (isFit(first.text.length)) return first.text
  for (const second of followersOf(sentences, first, isApart)) {
    const two = `${first.text} ${second.text}`
    if (isFit(two.length)) return two
    if (two.length > to) continue
    const third = followersOf(sentences, second, isApart).find(({ text }) =>
      isFit(two.length + 1 + text.length),
    )
    if (third) return `${two} ${third.text}`
  }
  return null
}

/**
 * Up to three whole sentences that together have a length, as they follow each other in the text, or else from several
 * places of it. The first can be read by itself; one with the keyword goes before others, an early one before a late one.
 * Null where none fit.
 */
export function fitSentences(sentences: Sentence[], fit: Fit): string | null {
  const firsts = sentences.filter(({ standsAlone, text }) => standsAlone && text.length <= fit.to)
  const named = firsts.filter(({ text }) => fit.isNamed(text))
  for (const [begins, isApart] of [
    [named, false],
    [named, true],
    [firsts, false],
    [firsts, true],
  ] as const) {
    for (const first of begins) {
      const found = fitFrom(sentences, first, fit, isApart)
      if (found !== null) return found
    }
  }
  return null
}
