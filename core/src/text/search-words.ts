import { anyColumnHolds, containsPattern, quoteValue } from './like.ts'

/** Words beyond these narrow nothing any more. */
const most = 8

const phone = /^[+(]?\d[\d\s()./-]*$/
const webAddress = /^(?:https?:\/\/|www\.)/i

/** A web address by its host alone, however it was copied. */
const hostOf = (word: string): string =>
  webAddress.test(word)
    ? (word
        .replace(/^https?:\/\//i, '')
        .replace(/^www\./i, '')
        .split(/[/?#]/)[0] ?? word)
    : word

/** Letter by letter, as the database has it: no letter depends on its neighbors. */
const lower = (text: string): string => Array.from(text, (letter) => letter.toLowerCase()).join('')

/** The digits of what is a phone number, however it is written, without the zeros before its area code; null where it is none. */
function phoneDigits(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  return phone.test(typed) && digits.length > 4 ? digits : null
}

/** Whether somebody is looked for by their number. */
export const isPhoneNumber = (words: string): boolean => phoneDigits(words.trim()) !== null

/**
 * A PostgREST `or` filter: any of the columns holds the words, as `anyColumnHolds` has it, or they are a phone number and the
 * column `phone` has its digits, whatever stands between them.
 */
export function anyColumnOrPhone(columns: readonly string[], words: string): string {
  const digits = phoneDigits(words.trim())
  const inColumns = anyColumnHolds(columns, words)
  return digits === null ? inColumns : `${inColumns},phone.match.${quoteValue([...digits].join('[^0-9]*'))}`
}

/**
 * The patterns of `like` of which each must be found in the words that a record is searched by (`search_words`, in small letters): one
 * a word, in any order. A phone number is one of digits, as which it stands there, without the zeros before its area code.
 */
export function searchPatterns(words: string): string[] {
  const typed = lower(words.trim())
  const digits = phoneDigits(typed)
  if (digits !== null) return [containsPattern(digits)]
  const each = [...new Set(typed.split(/\s+/).map(hostOf))].filter((word) => word !== '')
  return each.slice(0, most).map(containsPattern)
}

/** Leaves of a request those in whose words each of the typed ones is found. */
export function narrowToWords(
  query: { filter: (column: string, operator: string, value: string) => unknown },
  words: string,
): void {
  for (const pattern of searchPatterns(words)) query.filter('search_words', 'like', pattern)
}
