import { findPhrase, toWordSpans, type WordSpan } from '../text/phrases.ts'
import { profileWords, toneWords } from './tone-words.ts'

export const tones = ['friendly', 'professional', 'storytelling', 'academic'] as const
export type Tone = (typeof tones)[number]

const split = (list: string): string[] => list.split(', ')

function countHits(words: WordSpan[], phrases: string[]): number {
  const single = new Set(phrases.filter((phrase) => !phrase.includes(' ')))
  const several = phrases.filter((phrase) => phrase.includes(' '))
  return (
    words.filter(({ word }) => single.has(word)).length +
    several.reduce((sum, phrase) => sum + findPhrase(words, phrase).length, 0)
  )
}

/** The tone with the most hits among its words; professional where none leads (docs/specified.md S4.8). */
export function detectTone(text: string): Tone {
  const words = toWordSpans(text)
  const hits = tones.map((tone) => ({ tone, count: countHits(words, split(toneWords[tone])) }))
  const most = Math.max(...hits.map(({ count }) => count))
  const leading = hits.filter(({ count }) => count === most)
  return most > 0 && leading.length === 1 ? (leading[0]?.tone ?? 'professional') : 'professional'
}

export const toneSides = ['professional', 'conversational', 'storytelling', 'inspirational'] as const
export type ToneSide = (typeof toneSides)[number]
/** Shares in percent, together 100. */
export type ToneWeights = Record<ToneSide, number>
export interface ToneProfile {
  category: string
  blend: string
  weights: ToneWeights
}

const weigh = (
  professional: number,
  conversational: number,
  storytelling: number,
  inspirational: number,
): ToneWeights => ({
  professional,
  conversational,
  storytelling,
  inspirational,
})
const fallback = weigh(40, 30, 20, 10)
const byCategory = new Map<string, ToneWeights>([
  ['AI in Sales & CRM Innovation', weigh(45, 25, 10, 20)],
  ['Productivity & Automation Strategies', weigh(45, 35, 10, 10)],
  ['Sales Psychology & Communication', weigh(25, 35, 30, 10)],
  ['Customer Success & Relationship Growth', weigh(30, 35, 20, 15)],
  ['AI Technology & Data Insights', weigh(60, 20, 10, 10)],
  ['Use-Case Stories & Industry Insights', weigh(25, 20, 45, 10)],
  ['Guides, Tutorials & Best Practices', weigh(40, 45, 10, 5)],
])

/** The profile of a category by its name; the default, 40/30/20/10, for any other (S9.12; the weights are ours). */
export function toneProfileOf(category: string): ToneProfile {
  const weights = byCategory.get(category) ?? fallback
  const [first, second] = toneSides.toSorted((one, other) => weights[other] - weights[one])
  return { category, blend: `${first ?? ''} and ${second ?? ''}`, weights }
}

/** The shares of the four sides among a text's indicator words, in percent; null where it has none. */
export function measureTone(text: string): ToneWeights | null {
  const words = toWordSpans(text)
  const hits = toneSides.map((side) => countHits(words, split(profileWords[side])))
  const total = hits.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const [professional = 0, conversational = 0, storytelling = 0, inspirational = 0] = hits.map(
    (count) => (count / total) * 100,
  )
  return { professional, conversational, storytelling, inspirational }
}

const advice: Record<ToneSide, { more: string; less: string }> = {
  professional: {
    more: 'Name figures, goals and results.',
    less: 'Put plain words in place of business terms.',
  },
  conversational: {
    more: 'Speak to the reader: “you”, short questions, contractions.',
    less: 'Address the reader less and the subject more.',
  },
  storytelling: {
    more: 'Tell what happened to one customer, from beginning to end.',
    less: 'Shorten the story and come to the point.',
  },
  inspirational: {
    more: 'Say what becomes possible once this works.',
    less: 'Tone down the big words and show what is proven.',
  },
}

export interface ToneResult {
  toneScore: number
  measured: ToneWeights | null
  suggestions: string[]
}

const mostTips = 3
const shareWorthATip = 8

/**
 * How near a text's mix is to a profile's, 0 to 100 (the share both have in common), with at most three tips for the
 * widest gaps. A text without indicator words scores 0.
 */
export function scoreTone(text: string, weights: ToneWeights): ToneResult {
  const measured = measureTone(text)
  if (measured === null) {
    const [main = 'professional'] = toneSides.toSorted((one, other) => weights[other] - weights[one])
    return { toneScore: 0, measured, suggestions: [advice[main].more] }
  }
  const shared = toneSides.reduce((sum, side) => sum + Math.min(measured[side], weights[side]), 0)
  const suggestions = toneSides
    .map((side) => ({ side, gap: weights[side] - measured[side] }))
    .filter(({ gap }) => Math.abs(gap) >= shareWorthATip)
    .toSorted((one, other) => Math.abs(other.gap) - Math.abs(one.gap))
    .slice(0, mostTips)
    .map(({ side, gap }) => (gap > 0 ? advice[side].more : advice[side].less))
  return { toneScore: Math.round(shared), measured, suggestions }
}
