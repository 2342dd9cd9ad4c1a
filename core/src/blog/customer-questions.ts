import { isGivenName } from '../analysis/given-names.ts'
import { findEmails } from '../text/email.ts'
import { stopWords } from '../text/stop-words.ts'
import { toWords } from '../text/words.ts'

/** A question as it was asked in a recorded conversation. */
export interface AskedInRecording {
  text: string
  recordingId: string
}

/** A question for the blog, with the number of conversations in which it was asked. */
export interface CustomerQuestion {
  question: string
  conversations: number
}

const minSimilarity = 0.6

/** The content words of a text, with a plural s removed. */
const meaningOf = (text: string): Set<string> =>
  new Set(
    toWords(text.toLowerCase())
      .filter((word) => !stopWords.has(word))
      .map((word) => word.replace(/(?<=[a-z]{3})s$/, '')),
  )

/** Questions to the other person ("can you …") cannot be answered by a post. */
const request =
  /^(?:(?:so|and|but|ok|okay|well),? )*(?:can|could|would|will) you (?:please )?(?:send|email|mail|call|show|give|tell|share|forward|repeat)\b/i

function similarity(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}

/**
 * Whether a question could identify the person who asked it: by a name, a number, an address, or a capitalised word in
 * the middle. Such a question is left out rather than masked, since a masked word can often be guessed.
 */
function canIdentify(text: string, names: ReadonlySet<string>): boolean {
  const words = toWords(text)
  return (
    /\d|https?:|www\./.test(text) ||
    findEmails(text).length > 0 ||
    words.some(
      (word, at) => isGivenName(word) || (at > 0 && /^\p{Lu}/u.test(word) && !/^I(?:['’]\w+)?$/.test(word)),
    ) ||
    [...names].some((name) => ` ${words.join(' ').toLowerCase()} `.includes(` ${name} `))
  )
}

/**
 * What customers really asked, as ideas for a post's FAQ (docs/specified.md P22): without questions that could identify
 * a person, similar ones grouped under the shortest, the most frequent first.
 * @param names people and companies known to the reader, in any letter case; questions that name one are left out
 */
export function toCustomerQuestions(
  asked: AskedInRecording[],
  names: string[],
  most = 8,
): CustomerQuestion[] {
  const known = new Set(
    names.map((name) => toWords(name).join(' ').toLowerCase()).filter((name) => name.length > 2),
  )
  const groups: { meaning: Set<string>; question: string; recordings: Set<string> }[] = []
  for (const { text, recordingId } of asked) {
    const question = text.trim()
    const meaning = meaningOf(question)
    if (meaning.size < 2 || toWords(question).length > 25) continue
    if (request.test(question) || canIdentify(question, known)) continue
    const group = groups.find((other) => similarity(other.meaning, meaning) >= minSimilarity)
    if (group) {
      group.recordings.add(recordingId)
      if (question.length < group.question.length) group.question = question
    } else groups.push({ meaning, question, recordings: new Set([recordingId]) })
  }
  return groups
    .map(({ question, recordings }) => ({ question, conversations: recordings.size }))
    .toSorted((one, other) => other.conversations - one.conversations)
    .slice(0, most)
}
