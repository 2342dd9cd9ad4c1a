import { escapeRegExp } from '../text/words.ts'
import { dueWords } from './due-words.ts'
import { firstName, isSameName } from './names.ts'
import type { ActionItem } from './types.ts'

/** Who writes and who reads, by name; null where nobody knows it. */
export interface Correspondents {
  writer: string | null
  reader: string | null
  timeZone: string
}

/** A word whose person or thing the reader would have to guess. */
const unresolved =
  /\b(?:he|she|him|her|hers|his|they|them|their|theirs|it|its|this|these|those|ones?|something|somebody|someone|things?|so|there|you|your)\b(?!-)|\bthat(?= (?:over|by|in|to|up|out|back|on|at|for|with|off|first)\b|$)/i
/** "when us come": a pronoun that took the place of a subject. */
const brokenGrammar = /\b(?:us|me) (?:are|is|am|come|have|has|need|needs|want|wants|will|can|do|get|go)\b/i
/** Says nothing that the reader could do. */
const isThin = /^(?:email|text|mail|message|write|tell|ask|let|send) (?:us|me|you)$/i
const isOn = /^(?:on|at|in)\b/i
const namesHour = / at \d/

/** "Send Anna's team the contract" as Anna reads it: "send your team the contract". */
function toReader(text: string, reader: string): string {
  const first = escapeRegExp(firstName(reader))
  const whole = escapeRegExp(reader)
  return text
    .replace(new RegExp(`\\b(?:${whole}|${first})(?:['’]s|(?<=s)['’])`, 'g'), 'your')
    .replace(new RegExp(`\\b(?:${whole}|${first})\\b`, 'g'), 'you')
}

function doerOf({ owner, assigneeName }: ActionItem, { writer, reader }: Correspondents): string {
  const speaker = owner === 'us' ? { name: writer, word: 'I' } : { name: reader, word: 'You' }
  const isOther = assigneeName !== null && speaker.name !== null && !isSameName(assigneeName, speaker.name)
  return isOther ? firstName(assigneeName) : speaker.word
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

function dueOf({ dueAt, dueText }: ActionItem, timeZone: string): string {
  if (dueAt === null) return ''
  const words = dueWords(dueAt, dueText, timeZone)
  return ` ${isOn.test(dueText ?? '') || namesHour.test(words) ? 'on' : 'by'} ${words}`
}

/**
 * A task as one whole sentence to the reader of the follow-up email ("I will send you the contract by Friday, November 27.");
 * null where its owner is unknown or something in it is not named.
 */
export function toMailSentence(item: ActionItem, people: Correspondents): string | null {
  if (item.owner === null || item.text.endsWith('…') || /^(?:don['’]t|not|never)\b/i.test(item.text))
    return null
  const doer = doerOf(item, people)
  const text = people.reader === null ? item.text : toReader(item.text, people.reader)
  // Their own things are the reader's: "Send us their stock list" is "You will send us your stock list".
  const own = doer === 'You' ? text.replace(/\btheir\b/g, 'your') : text
  const rest = own.replaceAll(/\byour?\b/g, '')
  if (unresolved.test(rest) || brokenGrammar.test(own) || isThin.test(own) || /\byou\b.*\byou\b/.test(own))
    return null
  return `${doer} will ${lowerFirst(own)}${dueOf(item, people.timeZone)}.`
}
