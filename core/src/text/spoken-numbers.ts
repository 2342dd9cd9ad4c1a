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
const ending = (day: number): string =>
  ({ 1: 'st', 2: 'nd', 3: 'rd' })[day > 10 && day < 14 ? 0 : day % 10] ?? 'th'

interface Rule {
  pattern: RegExp
  write: (match: RegExpMatchArray) => string
}

const rules: Rule[] = [
  {
    pattern: new RegExp(`\\b(half past|quarter past|quarter to) (${hourWord})\\b`, 'gi'),
    write: ([, part = '', word = '']) => {
      const hour = hourOf(word.toLowerCase())
      const isTo = part.toLowerCase().endsWith('to')
      return `${isTo ? hour - 1 || 12 : hour}:${part.toLowerCase().startsWith('half') ? '30' : isTo ? '45' : '15'}`
    },
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
    pattern: /\b(\d{1,2}(?::\d\d)?) ([ap])\.? m\b\.?/gi,
    write: ([, time = '', half = '']) => `${time} ${half}m`,
  },
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
      return `${day}${ending(day)}`
    },
  },
]

/** A text rewritten, and the way from an offset in it back to the offset in the original. */
export interface Rewritten {
  text: string
  originalIndex: (index: number) => number
}

function apply(source: Rewritten, { pattern, write }: Rule): Rewritten {
  const shifts: { at: number; back: number }[] = []
  let text = ''
  let cursor = 0
  for (const match of source.text.matchAll(pattern)) {
    text += source.text.slice(cursor, match.index) + write(match)
    cursor = match.index + match[0].length
    shifts.push({ at: text.length, back: cursor - text.length })
  }
  if (shifts.length === 0) return source
  const back = (index: number): number => index + (shifts.findLast((shift) => index >= shift.at)?.back ?? 0)
  return {
    text: text + source.text.slice(cursor),
    originalIndex: (index) => source.originalIndex(back(index)),
  }
}

/** Times and days as people say them ("half past two", "three p m", "the fifth") in digits, for the date parser. */
export const rewriteSpokenNumbers = (text: string): Rewritten =>
  rules.reduce<Rewritten>(apply, { text, originalIndex: (index) => index })
