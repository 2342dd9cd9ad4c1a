import { toSentences } from '../text/sentences.ts'
import { countSyllables } from '../text/syllables.ts'
import type { ReadDraft } from './draft.ts'

/** How an author writes, in numbers that don't depend on the topic. Rates are per hundred words. */
export interface VoiceStyle {
  sentenceLength: number
  sentenceVariety: number
  paragraphLength: number
  syllablesPerWord: number
  contractions: number
  reader: number
  author: number
  questions: number
}

/** The distance of two values at which their similarity is 0. */
const scales: Record<keyof VoiceStyle, number> = {
  sentenceLength: 12,
  sentenceVariety: 8,
  paragraphLength: 60,
  syllablesPerWord: 0.5,
  contractions: 3,
  reader: 5,
  author: 4,
  questions: 2,
}
const traits = [
  'sentenceLength',
  'sentenceVariety',
  'paragraphLength',
  'syllablesPerWord',
  'contractions',
  'reader',
  'author',
  'questions',
] as const

const advice: Record<keyof VoiceStyle, { lower: string; higher: string }> = {
  sentenceLength: {
    lower: 'Your sentences are usually shorter.',
    higher: 'Your sentences are usually longer.',
  },
  sentenceVariety: {
    lower: 'You usually keep sentences more alike in length.',
    higher: 'You usually mix short and long sentences more.',
  },
  paragraphLength: {
    lower: 'Your paragraphs are usually shorter.',
    higher: 'Your paragraphs are usually longer.',
  },
  syllablesPerWord: {
    lower: 'You usually choose shorter words.',
    higher: 'You usually choose longer words.',
  },
  contractions: {
    lower: 'You usually write forms like “do not” in full.',
    higher: 'You usually contract more (“don’t”).',
  },
  reader: {
    lower: 'You usually address the reader less.',
    higher: 'You usually address the reader more (“you”).',
  },
  author: {
    lower: 'You usually speak less of yourself (“I”, “we”).',
    higher: 'You usually speak more of yourself (“I”, “we”).',
  },
  questions: { lower: 'You usually ask fewer questions.', higher: 'You usually ask more questions.' },
}

const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const readerWords = new Set(['you', 'your', 'yours', "you're", "you'll", "you've", 'yourself'])
const authorWords = new Set([
  'i',
  'we',
  'my',
  'our',
  'us',
  'me',
  "i'm",
  "we're",
  "i've",
  "we've",
  "i'll",
  "we'll",
])

/** The style of a post; null without words. */
export function measureVoice({ post, words }: Pick<ReadDraft, 'post' | 'words'>): VoiceStyle | null {
  if (words.length === 0) return null
  const prose = post.blocks.filter((block) => block.kind === 'paragraph' || block.kind === 'quote')
  const sentences = toSentences(
    (prose.length > 0 ? prose : post.blocks).map((block) => block.text).join('\n'),
  )
  const lengths = sentences.map((sentence) => sentence.text.split(/\s+/).length)
  const average = mean(lengths)
  const rate = (count: number): number => (count / words.length) * 100
  return {
    sentenceLength: average,
    sentenceVariety: Math.sqrt(mean(lengths.map((length) => (length - average) ** 2))),
    paragraphLength: mean(prose.map((block) => block.text.split(/\s+/).length)),
    syllablesPerWord: mean(words.map(({ word }) => countSyllables(word))),
    contractions: rate(
      words.filter(({ word }) => /'(?:t|re|ll|ve|m)$|^(?:it|that|here|what|there)'s$/.test(word)).length,
    ),
    reader: rate(words.filter(({ word }) => readerWords.has(word)).length),
    author: rate(words.filter(({ word }) => authorWords.has(word)).length),
    questions: rate(sentences.filter((sentence) => sentence.text.endsWith('?')).length),
  }
}

/** The similarity of a post to the author's others, 0 to 100, and its differences, the widest first. */
export function compareVoice(
  own: VoiceStyle,
  others: VoiceStyle[],
): { score: number; differences: string[] } {
  const usual = (trait: keyof VoiceStyle): number => mean(others.map((other) => other[trait]))
  const gaps = traits.map((trait) => ({
    trait,
    isLower: usual(trait) < own[trait],
    gap: Math.min(1, Math.abs(own[trait] - usual(trait)) / scales[trait]),
  }))
  return {
    score: Math.round((1 - mean(gaps.map(({ gap }) => gap))) * 100),
    differences: gaps
      .filter(({ gap }) => gap >= 0.3)
      .toSorted((one, other) => other.gap - one.gap)
      .map(({ trait, isLower }) => advice[trait][isLower ? 'lower' : 'higher']),
  }
}
