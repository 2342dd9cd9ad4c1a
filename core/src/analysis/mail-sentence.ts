import type { KnownPlace } from '../format/formats.ts'
import { escapeRegExp } from '../text/words.ts'
import { asSecondPerson } from './conjugate.ts'
import { dueWords, isStretch } from './due-words.ts'
import { firstName, isSameName, withoutTitle } from './names.ts'
import { isPlainDeed } from './plain-deed.ts'
import { isDaySaidWithIt, isPlainlySaid } from './plainly-said.ts'
import type { ActionItem } from './types.ts'
import { isWholeClause } from './whole-clause.ts'

/** Who writes and who reads, by name; null where nobody knows it. */
export interface Correspondents {
  writer: string | null
  reader: string | null
  /** Where the company writes days, and how. */
  place: KnownPlace
}

const isOn =
  /^(?:on|at)\b|^(?:in )?(?:this|tomorrow|yesterday|(?:on )?\w+day) (?:morning|afternoon|evening|night)\b/i
const isBy = /^(?:by|before|until|till|no later|not later|within|at the latest)\b/i
const namesHour = / at \d/
/** What names a time of its own, so that a day after it would say another. */
const holdsTime =
  /\b(?:today|tomorrow|tonight|morning|afternoon|evening|noon|lunch\w*|(?:dinner|tea|break)[ -]?time|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|(?:this|next|last|every|each|the|a) (?:week|month|quarter|year|fortnight)|before|after|until|till|once|when|while|whenever|as soon as|within|later|since)\b/i

/** "Send Anna's team the contract" as Anna reads it: "send your team the contract". */
function toReader(text: string, reader: string): string {
  const plain = withoutTitle(reader)
  const parts = plain.split(' ')
  const names = [reader, plain, firstName(plain), ...(parts.length > 1 ? parts.slice(-1) : [])]
  const any = names
    .filter((name) => name.length > 1)
    .map((name) => String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?${escapeRegExp(name)}`)
    .join('|')
  return asSecondPerson(text, any)
    .replace(new RegExp(`\\b(?:${any})(?:['’]s|(?<=s)['’])`, 'g'), 'your')
    .replace(new RegExp(`\\b(?:${any})(?![\\p{L}-])`, 'gu'), 'you')
}

/** "Get the list to Liam" as Liam writes it: "get the list to me". */
const toWriter = (text: string, writer: string): string =>
  text
    .replace(new RegExp(`\\b${escapeRegExp(firstName(writer))}(?:['’]s|(?<=s)['’])`, 'g'), 'my')
    .replace(new RegExp(`\\b${escapeRegExp(firstName(writer))}(?![\\p{L}-])(?! \\p{Lu})`, 'gu'), 'me')

/** Whether a name alone, first or last, is that of a whole one. */
function isPerson(name: string, whole: string): boolean {
  const last = (text: string) => withoutTitle(text).toLowerCase().split(' ').at(-1)
  return isSameName(name, whole) || (!withoutTitle(name).includes(' ') && last(name) === last(whole))
}

/** Who acts, as the sentence's subject; null where nobody knows which of them. */
function doerOf({ owner, assigneeName }: ActionItem, { writer, reader }: Correspondents): string | null {
  if (assigneeName === null) return owner === 'us' ? 'We' : reader === null ? 'You' : null
  if (owner === 'them' && reader === null) return firstName(assigneeName)
  const speaker = owner === 'us' ? { name: writer, word: 'I' } : { name: reader, word: 'You' }
  const isOther = speaker.name !== null && !isPerson(assigneeName, speaker.name)
  return isOther ? firstName(assigneeName) : speaker.word
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}[\p{Ll}'-]*(?!\p{Lu})(?:\s|$)/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text

/** Their own things are the reader's; a third person's cannot be told apart. */
const toOwn = (text: string): string =>
  text.replace(/\btheir\b/g, 'your').replace(/\bthemselves\b/g, 'yourself')

const endsInHour =
  /\b(?:by|before|until|after) (?:half past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\d{1,2}(?::\d\d)?)$/i

/** "Send us the plans", which a person says we do: it was worded for the other side. */
const isWordedForOthers = ({ corrected = [], owner, text }: ActionItem): boolean =>
  corrected.includes('owner') && owner === 'us' && /\b(?:us|me)\b/i.test(text)

/** "for the Monday", "ring you the night": of a week or a day that the sentence does not name. */
const namesOtherWeek =
  /\bthe (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bthe (?:night|evening|day|morning)$/i

/** "ask whether we can let you go earlier": a day behind it would be the day of that. */
const endsInClause = /\b(?:whether|if|that|what|how|when|where|who|which|why)\b[^,]*$/i

function dueOf(item: ActionItem, place: Correspondents['place']): string {
  const { text, dueAt, dueText, corrected } = item
  if (dueAt === null || isStretch(dueText)) return ''
  if (!isDaySaidWithIt(item) && !corrected?.includes('due')) return ''
  const words = dueWords(dueAt, dueText, place)
  const said = dueText ?? ''
  // "with you by ten on Friday": of two, only the first says by.
  const isAt = endsInHour.test(text) || isOn.test(said) || (namesHour.test(words) && !isBy.test(said))
  return ` ${isAt ? 'on' : 'by'} ${words}`
}

/** A day stands before what a comma adds: "by Thursday, December 3, with direct numbers". */
function withDue(text: string, due: string): string {
  const comma = due === '' ? -1 : text.search(/, (?:with|including|plus|without|for|by|in|only|just)\b/)
  return comma < 0 ? `${text}${due}` : `${text.slice(0, comma)}${due}${text.slice(comma)}`
}

/** "You'll have an answer by Friday" of what the reader gives would say that they receive it. */
const receives = /^(?:have|get|see)\b(?!.*\b(?:us|me|our|off|from|ready|signed|done)\b)/i

/** "do you a quote", said among colleagues, is "prepare you a quote" in a letter. */
const doesPaper =
  /^do (you|us|me|\p{Lu}[\p{L}'’-]+) (?:up )?(?=an?\b|the\b|our\b)(?!an? (?:e-?mail|text|line|favou?r)\b)/u

/** "I'll bring the projector with me": in a third person's sentence it would mean the writer. */
const ofThemselves = /\b(?:with|beside|after|behind) me\b|\bmyself\b/i

/**
 * A task as one whole sentence to the reader of the follow-up email ("I will send you the contract by Friday, November 27.");
 * null where its owner is unknown, something in it is not named, it was only understood,
 * or it is no plain piece of business.
 */
export function toMailSentence(item: ActionItem, people: Correspondents): string | null {
  if (item.owner === null || isWordedForOthers(item)) return null
  const doer = doerOf(item, people)
  const spoken = people.writer === null ? item.text : toWriter(item.text, people.writer)
  const text = people.reader === null ? spoken : toReader(spoken, people.reader)
  const own = doer === 'You' ? toOwn(text) : text
  const due = dueOf(item, people.place)
  const isTwice = due !== '' && (holdsTime.test(own) || endsInClause.test(own))
  if (
    doer === null ||
    isTwice ||
    (doer !== 'I' && ofThemselves.test(own) && ofThemselves.test(item.evidence.quote)) ||
    namesOtherWeek.test(own) ||
    !isWholeClause(own) ||
    !isPlainDeed(lowerFirst(own)) ||
    !(item.corrected?.includes('owner') || isPlainlySaid(item)) ||
    /\byou\b.*\byou\b/.test(own)
  )
    return null
  if (/^do \S+ (?:an? )(?:e-?mail|text|line|favou?r)\b/.test(lowerFirst(own))) return null
  if (doer === 'You' && receives.test(own)) return null
  if (doer === 'You' && /^(?:\S+ )?you\b/i.test(own)) return null
  // Said as "their" already, it is a third person's.
  if (doer === 'You' && own !== text && /\btheir\b/i.test(item.evidence.quote)) return null
  return `${doer} will ${withDue(lowerFirst(own).replace(doesPaper, 'prepare $1 '), due)}.`
}
