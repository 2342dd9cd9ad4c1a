const written = /(?<![\d.,$€£])(?:\+|00)?\(?\d[\d\s().\-/]{5,18}\d(?![\d,]|\.\d)/g
const digitWords: Record<string, string> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
}
const digitWord = `(?:${Object.keys(digitWords).join('|')})`
const spoken = new RegExp(`\\b(?:plus )?${digitWord}(?:[ ,-]+${digitWord}){6,14}\\b`, 'gi')

export interface FoundPhone {
  phone: string
  text: string
  index: number
}

/** Digits only, with a leading plus where the number is international ("00" becomes a plus). */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (text.trim().startsWith('+')) return `+${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}

const fromSpoken = (text: string): string =>
  (/^plus /i.test(text) ? '+' : '') +
  (text.toLowerCase().match(new RegExp(`\\b${digitWord}\\b`, 'g')) ?? [])
    .map((word) => digitWords[word] ?? '')
    .join('')

function looksLikePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return false
  const isDate = /^\s*(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})\s*$/.test(text)
  return !isDate
}

/** Telephone numbers in a text, written or spoken digit by digit, in order. */
export const findPhones = (text: string): FoundPhone[] =>
  [
    ...[...text.matchAll(written)]
      .filter((match) => looksLikePhone(match[0]))
      .map((match) => ({ phone: normalisePhone(match[0]), text: match[0], index: match.index })),
    ...[...text.matchAll(spoken)].map((match) => ({
      phone: fromSpoken(match[0]),
      text: match[0],
      index: match.index,
    })),
  ].sort((one, other) => one.index - other.index)
