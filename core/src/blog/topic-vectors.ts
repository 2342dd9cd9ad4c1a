import { stopWords } from '../text/stop-words.ts'
import { toWords } from '../text/words.ts'
import { generalWords, isNumberWord } from './general-words.ts'
import { toSingular, toStem } from './stems.ts'

/** Weights of a text's word stems, of length 1 together. */
export type TopicVector = ReadonlyMap<string, number>

const isTelling = (word: string): boolean =>
  word.length > 2 &&
  !stopWords.has(word) &&
  !generalWords.has(toSingular(word)) &&
  !/^\d+$/.test(word) &&
  !isNumberWord(word)

/** Stems of a text's telling words, in order. */
export const toTopicStems = (text: string): string[] =>
  toWords(text.toLowerCase().replaceAll('’', "'")).filter(isTelling).map(toStem)

function countOf(stems: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/**
 * What each of several texts is about, as TF-IDF: a word weighs more the oftener its text uses it and the fewer of the
 * others do. With one text or two, how rare a word is says little; its use decides.
 */
export function toTopicVectors(texts: string[]): TopicVector[] {
  const counts = texts.map((text) => countOf(toTopicStems(text)))
  const inTexts = new Map<string, number>()
  for (const count of counts) for (const stem of count.keys()) inTexts.set(stem, (inTexts.get(stem) ?? 0) + 1)
  return counts.map((count) => {
    const weights = [...count].map(([stem, uses]): [string, number] => [
      stem,
      (1 + Math.log(uses)) * (Math.log((1 + texts.length) / (1 + (inTexts.get(stem) ?? 0))) + 1),
    ])
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0))
    return new Map(weights.map(([stem, weight]) => [stem, length === 0 ? 0 : weight / length]))
  })
}

/** How much two texts are about the same, from 0 to 1: the cosine between them. */
export function likenessOf(one: TopicVector, other: TopicVector): number {
  let sum = 0
  for (const [stem, weight] of one) sum += weight * (other.get(stem) ?? 0)
  return sum
}
