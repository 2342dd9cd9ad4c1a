import { unknownSpeaker } from './transcript.ts'

const nameWord = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’.&_-]*`
const label = new RegExp(
  String.raw`^(?:[-–—*>]\s+)?[*_]{0,2}(${nameWord}(?: ${nameWord}){0,4}(?: \([^()]{1,40}\))?)[*_]{0,2}\s?:[*_]{0,2}(?:\s+(.*)|)$`,
  'u',
)

/** Words that start a remark, not a speaker ("Note: …", "My question: …"). */
const notSpeakers =
  /^(?:note|notes|ps|re|subject|date|time|duration|topic|agenda|summary|transcript|meeting|attendees|participants|recording|warning|https?|the|and|but|so|my|our|one|first|second|question is|remember|for example|e\.g\.?|kind|language|title|next steps?)\b/i

/**
 * Splits "Anna Keller: text". Null where the line carries no speaker. A lower-case label is taken only when it is
 * one word ("anna:"), so that a clause ending in a colon stays speech.
 */
export function splitSpeaker(line: string): { speaker: string; text: string } | null {
  const match = label.exec(line)
  const speaker = match?.[1]
  if (speaker === undefined || notSpeakers.test(speaker)) return null
  if (/^\d+$/.test(speaker)) return null
  const words = speaker
    .replace(/\(.*\)/, '')
    .trim()
    .split(' ')
  const isNamed = words.every(
    (word) => /^[\p{Lu}\p{N}]/u.test(word) || /^(?:de|van|von|der|la|le|da|di|bin|al)$/.test(word),
  )
  if (speaker === unknownSpeaker) return { speaker, text: match?.[2]?.trim() ?? '' }
  if (!isNamed && words.length > 1 && !/^(?:speaker|person|caller|agent|user) [\p{L}\p{N}]+$/iu.test(speaker))
    return null
  return { speaker, text: match?.[2]?.trim() ?? '' }
}
