import { findNumbers } from '../claims/numbers.ts'
import { countWords } from '../text/words.ts'
import { startsWithSum } from './sums.ts'

const marker = String.raw`(?:no|nope|sorry|wait|hang on|hold on|or rather|i mean|make (?:it|that)|well no|correction|actually)`
/** "… no, sorry, three eighty-five", after at most two words. */
const inLine = new RegExp(String.raw`^(?: [a-z]+){0,2}[,.…\s-]*\b${marker}\b`, 'i')
const opensWith = new RegExp(String.raw`^(?:(?:and|but|oh|well|yeah|um|er),? )*${marker}\b`, 'i')
const markers = new RegExp(
  String.raw`^(?:[\s,.…-]*(?:${marker}|it's|it is|that's|we said|i'm looking at the sheet)\b)*[\s,.…-]*`,
  'i',
)
/** What the number was, or is with something else in it, is what is put right. */
const isBefore = /^['’]?s? (?:was|were|with|before|when|in|last)\b|^['’]s with\b/i
const isNow =
  /\b(?:it's|it is|that's|that leaves|leaves us(?: with)?|so it's|for (?:the|this) [a-z]+ it's) (?:only |just |about )?(?=\S)/gi

const andHalf = /^ and a half\b/i

/** The first number of a text, with its half, unless it is what was before. */
function numberAt(text: string): string | null {
  const [number] = findNumbers(text)
  if (number === undefined) return null
  const end = text.indexOf(number.text, number.index) + number.text.length
  const half = andHalf.exec(text.slice(end))?.[0] ?? ''
  return isBefore.test(text.slice(end + half.length)) ? null : number.text + half
}

/** The sum that a sentence puts in the place of the one before `rest`; null where it puts none. */
export function correctedIn(rest: string): string | null {
  const match = inLine.exec(rest)
  if (!match) return null
  const after = rest.slice(match[0].length).replace(markers, '')
  if (startsWithSum(after)) {
    const value = numberAt(after)
    if (value !== null) return value
  }
  return lastNow(after)
}

/** The last sum that a text says it is now: "it is eight thousand four hundred". */
function lastNow(text: string): string | null {
  const found = [...text.matchAll(isNow)].flatMap(({ index, 0: { length } }) => {
    const after = text.slice(index + length)
    return startsWithSum(after) ? (numberAt(after) ?? []) : []
  })
  return found.at(-1) ?? null
}

/** "It's a hundred and ninety before they took the vans out." */
const putsBack = /\bit(?:'s| is| was) [^.?!]{2,40} (?:before|with|when|until)\b/i

/** A sentence that is hardly more than a sum: of a colleague it puts right what was said. */
export const isOnlySum = (text: string): boolean => startsWithSum(text) && countWords(text) < 6

/** The sum that a sentence after one gives instead: "No, wait, thirty-four."; `before` is the sentence between them. */
export function revisedIn(text: string, before: string | null): string | null {
  if (opensWith.test(text)) {
    const after = text.replace(markers, '')
    if (startsWithSum(after)) return numberAt(after)
    return lastNow(text)
  }
  if (/\bnow\b/i.test(text)) return lastNow(text)
  if (before === null) return null
  const isOpen = opensWith.test(before) && findNumbers(before).length === 0
  if (isOpen) return startsWithSum(text) ? numberAt(text) : lastNow(text)
  return putsBack.test(before) && isOnlySum(text) ? numberAt(text) : null
}
