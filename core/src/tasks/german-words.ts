import { monthNames, ordinalEnding, weekdayNames } from '../text/english-calendar.ts'

const weekdays = 'sonntag montag dienstag mittwoch donnerstag freitag samstag'.split(' ')
const months = 'januar februar märz april mai juni juli august september oktober november dezember'.split(' ')
const numbers = 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const partsOfDay: Record<string, string> = {
  früh: 'morning',
  morgen: 'morning',
  vormittag: 'morning',
  mittag: 'at noon',
  nachmittag: 'afternoon',
  abend: 'evening',
}
const units: Record<string, string> = {
  minute: 'minute',
  stunde: 'hour',
  tag: 'day',
  woche: 'week',
  monat: 'month',
  quartal: 'quarter',
  jahr: 'year',
}

export const any = (words: readonly string[]): string => `(?:${words.join('|')})`
export const weekday = `(?:${weekdays.join('|')}|sonnabend)`
export const month = any(months)
export const part = any(Object.keys(partsOfDay))
export const numberWord = `(?:\\d{1,3}|eine[mnr]?|${any(numbers)})`
export const unitWord = `${any(Object.keys(units))}(?:e?n|e?s|e)?`
export const hour = `(?:\\d{1,2}|${any(numbers)}|eins)`
export const clock = '\\d{1,2}(?:[:.]\\d\\d)?'
export const ordinals: Record<string, string> = {
  erst: 'first',
  zweit: 'second',
  dritt: 'third',
  viert: 'fourth',
  letzt: 'last',
}

export const toWeekday = (word: string): string =>
  weekdayNames[/^sonnabend/i.test(word) ? 6 : weekdays.indexOf(word.toLowerCase())] ?? word
export const toWeekdayOfShort = (word: string): string =>
  weekdays.find((day) => day.startsWith(word.toLowerCase())) ?? word
export const toMonth = (word: string): string => monthNames[months.indexOf(word.toLowerCase())] ?? word
export const toPart = (word: string): string => partsOfDay[word.toLowerCase()] ?? word
export const toUnit = (word: string): string =>
  Object.entries(units).find(([german]) => word.toLowerCase().startsWith(german))?.[1] ?? word
export function toNumber(word: string): string {
  if (/^\d/.test(word)) return word
  return String(/^eine?/i.test(word) ? 1 : numbers.indexOf(word.toLowerCase()) + 1)
}
export const toOrdinal = (word: string): string =>
  ordinals[word.toLowerCase().replace(/e[nrs]?$/, '')] ?? word
export const withEnding = (day: string): string => `${day}${ordinalEnding(Number(day))}`

/** "14" is an hour, "14.30" has its minutes. */
export const toClock = (time: string): string => (/\D/.test(time) ? time.replace('.', ':') : `${time}:00`)
export const toEdge = (word: string): string =>
  ({ anfang: 'beginning', mitte: 'middle', ende: 'end' })[word.toLowerCase()] ?? word
export const toPreposition = (word: string): string =>
  ({ bis: 'by', ab: 'from', until: 'until' })[word.toLowerCase()] ?? 'in'
