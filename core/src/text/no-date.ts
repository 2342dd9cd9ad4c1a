import type { ParsedResult } from 'chrono-node'

const unit = '(?:sec|second|minute|min|moment|hour|day|week|month|quarter|year)s?'
const amount =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|half|few|couple|several|\\d+)'
/** "five minutes", "for two weeks", "the last three months": how long, but not when. */
const duration = new RegExp(
  `^(?:for )?(?:the )?(?:(?:last|past|previous|just|about|around|roughly) )?${amount}\\b.*\\b${unit}$`,
  'i',
)
const figureOfSpeech =
  /^(?:in |within )?(?:just )?(?:an?|one|two|few) (?:few )?(?:secs?|seconds?|minutes?|mins?|moments?)$|^(?:right )?now$|^\d+ ?s(?:ecs?|econds?)?$/i
/** "the minutes" are a document; "in a few days" and "in some weeks" name no day. */
const uncounted =
  /^(?:the (?:seconds|minutes|hours|days|weeks|months|years)|the (?:week|month|year)(?: after| before)?|(?:(?:in|within|after|for) )?(?:a |the )?(?:next |last |past )?(?:few|several|some)\b.*)$/i
const ambiguousWord = /^(?:may|march|mar|mon|sat|sun|wed|dec|jan|second)$/i
/** Months that are names as well: alone they are dates as a whole answer or after a word that says so. */
const nameOrMonth = /^(?:april|june|august)$/i
const isWholeAnswer = (before: string, after: string): boolean =>
  /^\W*$/.test(before) &&
  /^\s*(?:$|[.,;!?]|or\b|would\b|works\b|at the latest\b|probably\b|maybe\b)/i.test(after)
/** Days that have a name of their own, which is not the next of that weekday. */
const festival = /\b(?:black|good|holy|shrove|ash|easter|whit|cyber|giving|palm)\s+$/i
/** "3/12" is in March or in December; "24/7" is neither. */
function isAmbiguousSlash(text: string): boolean {
  const parts = /^(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?$/.exec(text)
  if (!parts) return false
  const [one, other] = [Number(parts[1]), Number(parts[2])]
  return text === '24/7' || (one !== other && one <= 12 && other <= 12)
}
const introducesDate =
  /\b(?:in|by|until|till|since|of|on|this|next|last|every|early|mid|late|before|after|for|from|or|and|around|about|maybe|probably|say|ideally)[\s-]+$/i
const countsSomething =
  /^\s*(?:%|percent|per cent|dollars?|euros?|k\b|users?|seats?|people|licen[cs]es?|hundred|thousand|million|points?|times?\b)/i
/** "two days after Monday": chrono counts from the Monday that is over. */
const countedFromDay = new RegExp(`^${amount} ${unit} (?:after|before|from) (?!now$|today$|tomorrow$)`, 'i')
/** "9", "from 9 to 10": hours, or a number of something. */
const hoursOnly = /^(?:(?:at|from) )?\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?$/i

/** Whether what chrono takes for a date is none: a duration, a name, a figure of speech, or one of two days. */
export function isNoDate(result: ParsedResult, text: string): boolean {
  const before = text.slice(0, result.index)
  const after = text.slice(result.index + result.text.length)
  // "12 a seat": an hour is "12 am", never "12 a".
  if (/^(?:at )?\d{1,2} a$/i.test(result.text)) return true
  // "The weights": read as a week ("w") and eight seconds.
  if (/^the [wh]eights?$/i.test(result.text)) return true
  if (countedFromDay.test(result.text)) return true
  if (figureOfSpeech.test(result.text) || uncounted.test(result.text)) return true
  if (isAmbiguousSlash(result.text.replace(/^on /i, '')) || festival.test(before)) return true
  if (nameOrMonth.test(result.text) && !introducesDate.test(before) && !isWholeAnswer(before, after))
    return true
  if (duration.test(result.text) && !/\b(?:in|within|after)\s+(?:the next |about |around )?$/i.test(before))
    return true
  if (ambiguousWord.test(result.text) && !introducesDate.test(before)) return true
  if (hoursOnly.test(result.text) && (countsSomething.test(after) || /^[.,]\d/.test(after))) return true
  return /\b(?:ago|earlier)$/i.test(result.text)
}
