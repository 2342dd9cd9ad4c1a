import { loggedLabels } from '../../records/activity.ts'
import { otherNames } from '../../records/other-names.ts'
import { decodeEntities } from '../../text/html-entities.ts'
import { CellError } from './cell-error.ts'
import { foldHeading } from './fold-heading.ts'
import type { ImportSubject } from './import-subjects.ts'
import { noteHeadings } from './note-headings.ts'
import { readTime } from './read-cell.ts'
import { bodyPieces, type ImportedNote, readActivityKind } from './read-notes.ts'
import { type Given, givenCells, type RowContext, readOwner, toKey, type UnreadCell } from './read-row.ts'
import { splitPeople } from './split-people.ts'

type Target = Exclude<ImportSubject, 'notes'>

/** By what a row of a file of notes names its record: keys of other products, the likeliest first, and names (maybe several, with semicolons). */
export interface NoteTarget extends Partial<Record<Target, string[]>> {
  lead?: string
  contact?: string
  email?: string
  account?: string
  /** The first of all, for the reason where nothing is found. */
  named: string
  /** What another product calls the entry itself. */
  key?: string
  /** The colleague who wrote it. */
  author?: string
}

export type ImportedNoteRow =
  | { belongs: NoteTarget; notes: ImportedNote[]; unread?: UnreadCell[] }
  | { failure: string }

const firstOf = (text: string): string => (text.split(';')[0] ?? '').trim()

/** Keys that are counted for each kind of record were kept with the heading that they had in its own file. */
function candidates(target: Target, { heading, text }: Given): string[] {
  const texts = text.split(/[;,|]/).flatMap((part) => part.trim() || [])
  const headings = [heading, 'id', ...(otherNames[target]['id'] ?? [])]
  return [...new Set(texts.flatMap((one) => headings.map((known) => toKey(known, one))))]
}

const keyFields = [
  ['lead_key', 'leads'],
  ['contact_key', 'contacts'],
  ['account_key', 'accounts'],
] as const

function readTarget(given: readonly Given[], context: RowContext): NoteTarget | null {
  const find = (field: string) => given.find((cell) => cell.field === field)
  const any = find('any')
  const person = find('contact') ?? any
  const { name: contact = '', email: inName } = person
    ? splitPeople(firstOf(person.text), context.mapping.includes('email') ? 0 : 1)
    : {}
  const names = {
    lead: (find('lead') ?? any)?.text ?? '',
    contact,
    email: firstOf(find('email')?.text ?? inName ?? '').toLowerCase(),
    account: (find('account') ?? any)?.text ?? '',
  }
  const anyKey = find('any_key')
  const target: NoteTarget = { named: '' }
  for (const [field, record] of keyFields) {
    const cell = find(field)
    // A short number of any record could be that of several.
    const isTelling = cell !== undefined || (anyKey?.text.length ?? 0) >= 9
    const named = cell ?? anyKey
    if (named && isTelling) target[record] = candidates(record, named)
  }
  for (const field of ['lead', 'contact', 'email', 'account'] as const)
    if (names[field] !== '') target[field] = names[field].slice(0, 300)
  const told = given.find(({ field }) => ['lead', 'contact', 'email', 'account', 'any'].includes(field))
  const key = given.find(({ field }) => field.endsWith('_key'))
  target.named = (told ?? key)?.text.slice(0, 200) ?? ''
  return target.named === '' ? null : target
}

/** Products write notes in HTML; the timeline shows text. */
function withoutMarkup(text: string): string {
  if (!/<\/?(?:p|br|div|span|ul|ol|li|b|i|strong|em|a|h\d|table)\b[^>]*>/i.test(text)) return text
  const lines = text
    .replace(/<(?:style|script)\b.*?<\/(?:style|script)>/gis, '')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(/<[^>]*>/g, '')
  return decodeEntities(lines)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** What comes of something, beside what was said. */
const results = ['callresult', 'calloutcome', 'meetingoutcome', 'activityoutcome']
function isPlain(heading: string): boolean {
  const folded = foldHeading(heading)
  return (
    folded === '' ||
    folded === 'note' ||
    ((noteHeadings['note'] ?? []).includes(folded) && !results.includes(folded))
  )
}

const openWords = [
  'todo',
  'open',
  'notstarted',
  'inprogress',
  'planned',
  'scheduled',
  'deferred',
  'waiting',
  'upcoming',
  'overdue',
]
const noWords = [
  'no',
  'false',
  '0',
  'nein',
  'offen',
  'geplant',
  'non',
  'pendiente',
  'notdone',
  'notcompleted',
]

function isStillOpen(text: string): boolean {
  const folded = foldHeading(text)
  return noWords.includes(folded) || openWords.some((word) => folded.startsWith(word))
}

/** A call or a meeting by the row's own word, else by what the columns of the file are called. */
function kindOf(word: string, headers: readonly string[]) {
  if (word !== '') return readActivityKind(word)
  const folded = headers.map(foldHeading)
  const starts = (...words: string[]) =>
    folded.some((heading) => words.some((known) => heading.startsWith(known)))
  if (starts('callowner', 'callstart', 'callduration', 'calltype', 'callnotes', 'calltitle', 'callbody'))
    return 'call'
  return starts('meeting', 'eventtitle', 'startdatetime') ? 'meeting' : 'note'
}

/**
 * Converts a row of a file of notes, calls and meetings to one entry of the timeline (several, where its text is very long), or to a
 * sentence where it cannot come in.
 * @param cells as the file has them
 */
export function readNoteRow(cells: readonly string[], context: RowContext): ImportedNoteRow {
  const { mapping, headers = [] } = context
  if (cells.slice(mapping.length).some((cell) => cell.trim() !== ''))
    return { failure: `The row has ${cells.length} cells where the file has ${mapping.length} columns` }
  const given = givenCells(cells, context)
  const textOf = (field: string) => given.find((cell) => cell.field === field)?.text ?? ''
  if (isStillOpen(textOf('is_done'))) return { failure: 'It was not done yet: what is planned is a task' }
  const belongs = readTarget(given, context)
  if (belongs === null) return { failure: 'The row names no lead, contact or account' }

  const unread: UnreadCell[] = []
  const attempt = (field: string, read: (cell: Given) => string | undefined) => {
    const cell = given.find((one) => one.field === field)
    if (!cell) return undefined
    try {
      return read(cell)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      unread.push({ heading: cell.heading, text: cell.text.slice(0, 1000), reason: error.message })
      return undefined
    }
  }
  const author = attempt('author', (cell) => readOwner(cell, context))
  const at =
    attempt('activity_at', ({ text }) => readTime(text, 'Date', context)) ??
    attempt('made_at', ({ text }) => readTime(text, 'Created', context))
  const id = given.find(({ field }) => field === 'id')

  const word = textOf('activity_kind')
  const kind = kindOf(word, headers)
  const isOther = kind === 'note' && word !== '' && !/^no(?:te|tiz|ta)/.test(foldHeading(word))
  const topic = [isOther ? word : '', textOf('topic')].filter(Boolean).join(': ')
  const texts = given.filter(({ field }) => field === 'note')
  const facts = texts
    .filter(({ heading }) => !isPlain(heading))
    .map(({ heading, text }) => `${heading}: ${text}`)
  const said = texts.filter(({ heading }) => isPlain(heading)).map(({ text }) => withoutMarkup(text))
  const body = [topic, ...said, facts.join('\n')].filter(Boolean).join('\n\n')
  if (body === '' && kind === 'note') return { failure: 'The note is empty' }
  const notes = bodyPieces(body || loggedLabels[kind]).map((piece) => ({
    kind,
    body: piece,
    ...(at !== undefined && { at }),
  }))
  return {
    belongs: {
      ...belongs,
      ...(id && { key: toKey(id.heading, id.text) }),
      ...(author !== undefined && { author }),
    },
    notes,
    ...(unread.length > 0 && { unread }),
  }
}
