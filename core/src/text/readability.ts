import { toSentences } from './sentences.ts'
import { countSyllables } from './syllables.ts'
import { toWords } from './words.ts'

/** Flesch reading ease (higher is easier, about 0 to 120) and Flesch-Kincaid grade, with what they are made of. */
export interface Readability {
  words: number
  sentences: number
  syllables: number
  readingEase: number
  gradeLevel: number
}

export interface ReadingLevel {
  label: string
  grade: string
}

const levels: [from: number, level: ReadingLevel][] = [
  [90, { label: 'Very easy', grade: '5th grade' }],
  [80, { label: 'Easy', grade: '6th grade' }],
  [70, { label: 'Fairly easy', grade: '7th grade' }],
  [60, { label: 'Plain English', grade: '8th to 9th grade' }],
  [50, { label: 'Fairly difficult', grade: '10th to 12th grade' }],
  [30, { label: 'Difficult', grade: 'College' }],
]

/** The level of a reading ease: steps at 90, 80, 70, 60, 50 and 30 (docs/specified.md S9.9). */
export const readingLevelOf = (readingEase: number): ReadingLevel =>
  levels.find(([from]) => readingEase >= from)?.[1] ?? { label: 'Very difficult', grade: 'Graduate' }

/**
 * `206.835 − 1.015·W/S − 84.6·Y/W` and `0.39·W/S + 11.8·Y/W − 15.59` (P16); null for a text without words, which
 * has no readability.
 */
export function measureReadability(text: string): Readability | null {
  const words = toWords(text)
  if (words.length === 0) return null
  const sentences = Math.max(
    1,
    toSentences(text).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text)).length,
  )
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const wordsPerSentence = words.length / sentences
  const syllablesPerWord = syllables / words.length
  return {
    words: words.length,
    sentences,
    syllables,
    readingEase: 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord,
    gradeLevel: 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
  }
}
