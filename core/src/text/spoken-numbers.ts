import { monthNames, ordinalEnding } from './english-calendar.ts'
import { type RewriteRule, type Rewritten, rewrite } from './rewrite.ts'

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const minutes: Record<string, string> = {
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  'forty five': '45',
  fifty: '50',
}
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )
const hourWord = `(?:${hours.join('|')}|\\d{1,2})`
const minuteWord = `(?:${Object.keys(minutes).join('|')})`
const days = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow)'

const hourOf = (word: string): number => (hours.includes(word) ? hours.indexOf(word) + 1 : Number(word))
const hourInDigits = (word: string): string => (/^\d/.test(word) ? word : `${hourOf(word.toLowerCase())}`)

const rules: RewriteRule[] = [
  {
    pattern: new RegExp(`\\b(half past|quarter past|quarter to) (${hourWord})\\b`, 'gi'),
    write: ([, part = '', word = '']) => {
      const hour = hourOf(word.toLowerCase())
      const isTo = part.toLowerCase().endsWith('to')
      return `${isTo ? hour - 1 || 12 : hour}:${part.toLowerCase().startsWith('half') ? '30' : isTo ? '45' : '15'}`
    },
  },
  // "Half ten" is half past ten.
  {
    pattern: new RegExp(
      `(?<=\\b(?:at|by|before|until|till|around|about|${days}) )half (${hourWord})\\b(?! of\\b)`,
      'gi',
    ),
    write: ([, word = '']) => `${hourOf(word.toLowerCase())}:30`,
  },
  {
    pattern: new RegExp(`\\b(${hourWord}) (${minuteWord})(?= ?(?:[ap]\\.? ?m\\b|o'?clock))`, 'gi'),
    write: ([, word = '', minute = '']) =>
      `${hourOf(word.toLowerCase())}:${minutes[minute.toLowerCase()] ?? '00'}`,
  },
  {
    pattern: new RegExp(`\\b((?:at|${days}|until|by|around) )(${hours.join('|')}) (${minuteWord})\\b`, 'gi'),
    write: ([, before = '', word = '', minute = '']) =>
      `${before}${hourOf(word.toLowerCase())}:${minutes[minute.toLowerCase()] ?? '00'}`,
  },
  {
    pattern: new RegExp(`\\b(${hours.join('|')})(?= (?:[ap]\\.? ?m\\b|o'?clock))`, 'gi'),
    write: ([word]) => `${hourOf(word.toLowerCase())}`,
  },
  {
    pattern: new RegExp(
      `(?<=\\bat )(${hours.join('|')})\\b(?! (?:of|percent|hundred|thousand|million|point|dollars|euros))`,
      'gi',
    ),
    write: ([word]) => `${hourOf(word.toLowerCase())}`,
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:at|by|until|till|around|${days}) )(\\d{1,2}(?::\\d\\d)?)([ap])\\b(?!\\.? ?m\\b)`,
      'gi',
    ),
    write: ([, time = '', half = '']) => `${time}${half}m`,
  },
  {
    pattern: new RegExp(`\\bfirst thing (?:on )?((?:next )?${days})(?: morning)?\\b(?! at\\b)`, 'gi'),
    write: ([, day = '']) => `${day} at 9:00`,
  },
  { pattern: /\bfirst thing in the morning\b/gi, write: () => 'tomorrow at 9:00' },
  { pattern: /(?<=\d )wks?\b/gi, write: () => 'weeks' },
  { pattern: /(?<=\bat )(\d{1,2})h\b/gi, write: ([, hour = '']) => `${hour}:00` },
  {
    pattern: new RegExp(`(?<=\\b${days} )in the (?=morning|afternoon|evening)`, 'gi'),
    write: () => '',
  },
  { pattern: /\bweds\b/gi, write: () => 'wednesday' },
  {
    pattern: new RegExp(`\\b(${days}),? first thing(?: in the morning)?\\b`, 'gi'),
    write: ([, day = '']) => `${day} at 9:00`,
  },
  {
    pattern: new RegExp(`\\bat lunch(?:[- ]?time)?\\b|(?<=\\b${days} )lunch[- ]?time\\b`, 'gi'),
    write: () => 'at noon',
  },
  { pattern: /\b(?:close|end) of play\b/gi, write: () => 'end of day' },
  { pattern: /(?<=\b(?:by|before|until|till) )lunch(?:[- ]?time)?\b/gi, write: () => 'noon' },
  // A date with dots has its day first everywhere.
  {
    pattern: /(?<![\d.])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(20\d\d)\b/g,
    write: ([, day = '', month = '', year = '']) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  },
  {
    pattern: new RegExp(
      `\\b(?:between|from) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:and|to|until) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${monthNames.join('|')})\\b`,
      'gi',
    ),
    write: ([, from = '', to = '', month = '']) => `${from}-${to} ${month}`,
  },
  {
    pattern: new RegExp(
      `(?<=\\b${days},? )(?:between|from) (${hourWord}(?::\\d\\d)?) (?:and|to|until) (${hourWord})\\b`,
      'gi',
    ),
    write: ([, from = '', to = '']) => `from ${hourInDigits(from)} to ${hourInDigits(to)}`,
  },
  {
    pattern: /\b(\d{1,2}(?::\d\d)?) ([ap])\.? m\b\.?/gi,
    write: ([, time = '', half = '']) => `${time} ${half}m`,
  },
  { pattern: /\barvo\b/gi, write: () => 'afternoon' },
  { pattern: /\b(?:the )?day after tomorrow(?: at)? (?=\d)/gi, write: () => 'the day after tomorrow at ' },
  { pattern: /(?<!\bthe )\bday after tomorrow\b/gi, write: () => 'the day after tomorrow' },
  { pattern: new RegExp(`(?<=\\b${days} )by (?=\\d)`, 'gi'), write: () => 'at ' },
  {
    pattern: new RegExp(
      `(?<=\\bthe )(${ordinals
        .map((word) => word.replace('-', '[- ]'))
        .toReversed()
        .join('|')})\\b`,
      'gi',
    ),
    write: ([word]) => {
      const day = ordinals.indexOf(word.toLowerCase().replace(' ', '-')) + 1
      return `${day}${ordinalEnding(day)}`
    },
  },
]

/** Times and days as people say them ("half past two", "three p m", "the fifth") in digits, for the date parser. */
export const rewriteSpokenNumbers = (text: string): Rewritten => rewrite(text, rules)
