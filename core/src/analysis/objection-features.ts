import { normalise } from '../text/words.ts'
import { restoreApostrophes } from '../voice/apostrophes.ts'
import { inPlainWords } from './plain-words.ts'
import { hasSum } from './sums.ts'

/** A sentence as it is judged. `names` tells whether it names a rival. */
export interface Spoken {
  text: string
  speaker: string
  namesRival: boolean
  /** Told of a customer who is not there. */
  isReported: boolean
  /** Words of an objection stand in it that do not hold. */
  isDenied: boolean
}

/** What is seen in and around a sentence, by name, with its weight. */
export type Features = ReadonlyMap<string, number>

const number =
  /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand|million|lakhs?)(?:-\w+)?$/
const negator = /^(?:not|no|never|nobody|nothing|none|without|hardly|cannot|nor|nowhere)$|n't$/
const mark = /^[.,;?!…]$/

/** Whether a word is a number: "40", "forty", "lakhs". */
export const isNumber = (word: string): boolean => number.test(word.toLowerCase())

/** Words and marks in lower case; a number is "#", whichever it is. */
function toTokens(text: string): string[] {
  const plain = inPlainWords(restoreApostrophes(normalise(text)))
  const tokens = plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[?!,;.…]/gu) ?? []
  return tokens.map((token) => (isNumber(token) ? '#' : token))
}
const wordsOf = (text: string): string[] => toTokens(text).filter((token) => !mark.test(token))
const isAsked = (text: string): boolean => text.endsWith('?')

type Put = (name: string, value?: number) => void

function putSentence(text: string, put: Put): void {
  const words = wordsOf(text)
  for (const [at, word] of words.entries()) {
    const [next, third] = [words[at + 1], words[at + 2]]
    put(`w:${word}`)
    if (word.length > 5) put(`m:${word.slice(0, 5)}`)
    if (at < 2) put(`${at}:${word}`)
    if (next !== undefined) put(`b:${word} ${next}`)
    if (third === undefined) continue
    put(`t:${word} ${next} ${third}`, 0.7)
    put(`s:${word} ${third}`, 0.7)
  }
  let isNegated = false
  for (const token of toTokens(text)) {
    if (mark.test(token)) isNegated = false
    else if (isNegated) put(`n:${token}`)
    if (!negator.test(token)) continue
    isNegated = true
    put('negated')
  }
  put(`length ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`)
  if (isAsked(text)) put('asked')
  if (text.endsWith('!')) put('loud')
  if (hasSum(normalise(text))) put('sum')
}

/** What others said before the turn, and whether it asked or named a sum. */
function putBefore(before: readonly Spoken[], put: Put): void {
  const words = wordsOf(before.map(({ text }) => text).join(' '))
  for (const [at, word] of words.entries()) {
    put(`before:${word}`, 0.5)
    if (at + 1 < words.length) put(`before:${word} ${words[at + 1]}`, 0.4)
  }
  const last = before.at(-1)
  if (last && isAsked(last.text)) {
    const [first, second] = wordsOf(last.text)
    put('answers')
    put(`answers:${first}`)
    put(`answers:${first} ${second}`)
  }
  if (before.some(({ text }) => hasSum(normalise(text)))) put('priced')
}

/** What others reply: who takes something for an objection says so by "I understand". */
function putReply(reply: readonly Spoken[], put: Put): void {
  const words = wordsOf(reply.map(({ text }) => text).join(' '))
  for (const [at, word] of words.slice(0, 12).entries()) {
    put(`reply:${word}`, 0.5)
    if (at > 3) continue
    put(`reply ${at}:${word}`, 0.6)
    if (at + 1 < words.length) put(`reply:${word} ${words[at + 1]}`, 0.6)
  }
  if (reply.length === 0) put('unanswered')
  else if (isAsked(reply[0]?.text ?? '')) put('asked back')
}

const firstWords = (spoken: Spoken | undefined): string[] => (spoken ? wordsOf(spoken.text).slice(0, 12) : [])

/** What is seen in the sentence at `at` of a conversation and around it. */
export function featuresOf(spoken: readonly Spoken[], at: number): Features {
  const features = new Map<string, number>()
  const put: Put = (name, value = 1) => features.set(name, value)
  const sentence = spoken[at]
  if (!sentence) return features
  const isOther = ({ speaker }: Spoken): boolean => speaker !== sentence.speaker
  const from = spoken.findLastIndex((each, index) => index < at && isOther(each)) + 1
  const following = spoken.slice(at + 1, at + 40)
  const length = following.findIndex(isOther)
  const rest = length < 0 ? following : following.slice(0, length)
  const replies = length < 0 ? [] : following.slice(length, length + 2)
  putSentence(sentence.text, put)
  put(`place ${Math.min(at - from, 3)}`)
  put(`rest ${Math.min(rest.length, 3)}`)
  if (at < 8) put('early')
  if (sentence.namesRival) put('rival')
  if (sentence.isReported) put('reported')
  if (sentence.isDenied) put('denied')
  const before = spoken.slice(Math.max(0, from - 2), from)
  putBefore(before.slice(before.findLastIndex((each) => !isOther(each)) + 1), put)
  putReply(replies.slice(0, replies[1] && !isOther(replies[1]) ? 1 : 2), put)
  for (const word of firstWords(from < at ? spoken[at - 1] : undefined)) put(`own:${word}`, 0.4)
  for (const word of firstWords(rest[0])) put(`then:${word}`, 0.4)
  return features
}
