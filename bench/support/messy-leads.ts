import { toCsvLine } from '../../core/src/text/csv.ts'

const firstNames = [
  'Ana',
  'Zoë',
  'Björn',
  'Chloé',
  'Tom',
  'María',
  'Łukasz',
  'Priya',
  'Kwame',
  'Søren',
  'Yuki',
  'José',
]
const lastNames = [
  'Ruiz',
  'Müller',
  'O’Neill',
  'García',
  'Novak',
  'Baker',
  'Østergaard',
  'Patel',
  'Mensah',
  'Tanaka',
]
const forms = ['GmbH', 'Inc.', 'S.L.', 'Ltd', 'AG', '']
const mapping = ['name', 'company', 'email', 'phone', 'status', 'value', 'next_step'] as const

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''

/** A row; every seventh to eleventh has an error or is a duplicate. */
function rowOf(index: number): unknown[] {
  const isRepeat = index % 8 === 7
  const person = isRepeat ? index - 5 : index
  const name = `${pick(firstNames, person)} ${pick(lastNames, Math.floor(person / 12))} ${person.toString(36)}`
  const company = `Firm ${person} ${pick(forms, person + (isRepeat ? 1 : 0))}`
  const email = `person${person}@firm${person}.example`
  if (index % 11 === 3) return [name, company, `${email}@@`, '', 'new', 10, '']
  if (index % 97 === 5) return ['', company, '', '', 'new', '', '']
  if (index % 101 === 6) return [name, company, '', '', 'lukewarm', '', '']
  if (isRepeat && index % 3 === 0) return [name, company, email.toUpperCase(), '', '', 900, '']
  if (isRepeat && index % 3 === 1) return [name, company, '', `0${1700000000 + person}`, '', '', 'Call']
  if (isRepeat) return [name.replace('o', 'oo'), company, '', '', '', '', '']
  const note = index % 13 === 0 ? 'Call\r\non "Monday", then\nwrite' : ''
  return [
    name,
    company,
    index % 5 === 1 ? '' : email,
    `+49 ${1700000000 + person}`,
    'Qualified',
    '1.200,50',
    note,
  ]
}

/** A file of `rows` records, of which each third part is in an encoding of its own: UTF-8, Windows-1252 and plain ASCII. */
export function messyLeads(rows: number): { file: Blob; mapping: readonly string[] } {
  const parts: Uint8Array<ArrayBuffer>[] = [new TextEncoder().encode(`\uFEFF${toCsvLine(mapping)}`)]
  for (let index = 0; index < rows; index += 1) {
    const line = toCsvLine(rowOf(index))
    if (index % 3 === 1) parts.push(Uint8Array.from(line, (letter) => Math.min(letter.charCodeAt(0), 0xff)))
    else parts.push(new TextEncoder().encode(index % 3 === 2 ? line.normalize('NFD') : line))
  }
  return { file: new Blob(parts, { type: 'text/csv' }), mapping }
}
