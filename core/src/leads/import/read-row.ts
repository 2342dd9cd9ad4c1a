import { type Field, keyOf } from '../../records/field.ts'
import { withoutFormulaGuard } from '../../text/csv.ts'
import type { CustomField, CustomValue } from '../custom-fields.ts'
import { readCustomValue } from '../read-custom-value.ts'
import { currentStages, findStage, openStages, type Stage } from '../stages.ts'
import { CellError } from './cell-error.ts'
import { type Closing, closeSale } from './close-sale.ts'
import { type DecimalMark, decimalMarks } from './decimal-mark.ts'
import { type ImportMapping, newFieldType } from './fields.ts'
import { foldHeading } from './fold-heading.ts'
import type { ImportSubject } from './import-subjects.ts'
import { joinAddress } from './read-address.ts'
import {
  type DateContext,
  mostOfTag,
  readChoiceCell,
  readCurrency,
  readDay,
  readDomain,
  readEmail,
  readLine,
  readPhone,
  readPipelineCell,
  readStatusCell,
  readTags,
  readTime,
  readValueCell,
} from './read-cell.ts'
import { dayOfDate, readDate } from './read-date.ts'
import { type ImportedNote, readActivityKind, readNotes } from './read-notes.ts'
import { readNumberCell } from './read-number.ts'
import { type NamedPerson, splitPeople } from './split-people.ts'
import { fieldsOfSubject } from './subjects.ts'
import { openNames, wholeName } from './whole-name.ts'

export type ImportedValue = string | number | readonly string[] | Readonly<Record<string, CustomValue>>

/** A row as columns of its table, without those of empty cells. */
export type ImportedRecord = Record<string, ImportedValue>

/** A cell that could not be taken, as it was. */
export interface UnreadCell {
  heading: string
  text: string
  reason: string
}

/** By what another product, or the file, names the record and what it belongs to. */
/** `account_owner` is the colleague who gets the account where it has nobody. */
export type ImportedRefs = Partial<
  Record<'key' | 'account_key' | 'contact_key' | 'account' | 'account_owner', string>
>

export type ImportedRow =
  | {
      record: ImportedRecord
      refs?: ImportedRefs
      notes?: ImportedNote[]
      /** Of a sale, beside the one that it is named after. */
      people?: NamedPerson[]
      unread?: UnreadCell[]
    }
  | { failure: string }

export interface RowContext extends DateContext {
  mapping: ImportMapping
  /** The company's. */
  stages: readonly Stage[]
  /** What amounts without one are in, by its three letters: the row's own, or the company's. */
  currency?: string | undefined
  /** Without it, leads. */
  subject?: ImportSubject
  /** Of the file, by position. */
  headers?: readonly string[]
  /** A colleague's id by name or email address; undefined for nobody of the company. */
  findOwner: (text: string) => string | undefined
  /** The company's own; mapped as `custom:` and the key. */
  customFields?: readonly CustomField[]
  /** What a person said that a cell means, by the key of its column and the cell's text folded. */
  values?: ValueMap
}

/**
 * By `columnKey`, then `foldValue`: a stage, the id of a colleague (empty for nobody), a source, a choice of the company's own field
 * (empty for none). Under `ofColumn` stands what begins the decimals of the column's numbers.
 */
export type ValueMap = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What holds for a whole column stands under no value: an empty cell isn't read. */
export const ofColumn = ''

/** What a column is remembered by. */
export const columnKey = (heading: string, index: number): string => foldHeading(heading) || String(index + 1)

export const foldValue = (text: string): string => text.trim().toLowerCase()

/** Prefix of a mapped field that is one of the company's own. */
export const customPrefix = 'custom:'

/** A cell as it can be stored: without our apostrophe, NUL and halves of letters, trimmed. */
export const cleanCell = (cell: string): string =>
  withoutFormulaGuard(cell).replaceAll('\u0000', '').toWellFormed().trim()

export interface Given {
  field: string
  heading: string
  text: string
  /** What the person said that this text means. */
  meant: string | undefined
  /** What begins the decimals of its column's numbers, as far as that is known. */
  decimalMark: DecimalMark | undefined
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Short numbers are counted anew by each product and for each kind of record; the heading tells them apart. */
export const toKey = (heading: string, text: string): string =>
  (text.length < 9 ? `${foldHeading(heading)}:${text}` : text).slice(0, 200).toLowerCase()

/** A colleague's id; undefined where a person said that it is nobody. @throws CellError */
export function readOwner(
  { text, meant }: Given,
  { findOwner }: Pick<RowContext, 'findOwner'>,
): string | undefined {
  if (meant !== undefined) return meant || undefined
  const owner = findOwner(text)
  if (owner === undefined) throw new CellError(`Nobody in your company is called “${text.slice(0, 60)}”`)
  return owner
}

/** A stage; what a person said of it stands before what its word means here. @throws CellError */
const readStage = ({ text, meant }: Given, { stages }: Pick<RowContext, 'stages'>): string =>
  findStage(currentStages(stages), meant)?.key ?? readStatusCell(text, stages)

/**
 * What a cell says of a field, by column; an amount brings its currency where the record has one.
 * @throws CellError
 */
export function readField(
  field: Field,
  given: Given,
  context: Omit<RowContext, 'mapping'> & { hasCurrency?: boolean },
): ImportedRecord {
  const { column, label, limit = 1000 } = field
  const { text, meant } = given
  const one = (value: ImportedValue | undefined) => (value === undefined ? {} : { [column]: value })
  switch (field.type) {
    case 'text':
      if (column === 'domain') return one(readDomain(text))
      return one(readLine((column === 'source' && meant) || text, label, limit))
    case 'url':
    case 'longText':
      return one(readLine(text, label, limit))
    case 'email':
      return one(readEmail(text))
    case 'phone':
      return one(readPhone(text, field))
    case 'stage':
      return one(readStage(given, context))
    case 'pipeline':
      return one(readPipelineCell(meant ?? text, context.stages))
    case 'amount': {
      const { value, currency } = readValueCell(text, context.currency)
      if (currency === null) return one(value)
      if (context.hasCurrency) return { [column]: value, currency: readCurrency(currency) }
      if (currency === context.currency) return one(value)
      throw new CellError(
        `${label} is in the company’s currency, and “${text.slice(0, 60)}” is in ${currency}`,
      )
    }
    case 'currency':
      return one(readCurrency(text))
    case 'colleague':
      return one(readOwner(given, context))
    case 'tags':
      return one(readTags(text).tags)
    case 'day':
      return one(readDay(text, label, context))
    case 'moment':
      return one(readTime(text, label, context))
    case 'choice':
      return one(readChoiceCell(text, field))
    case 'id':
      return uuid.test(text) ? one(text.toLowerCase()) : {}
    // What the row belongs to is read by the names in it; files fill nothing else of these.
    case 'account':
    case 'lead':
    case 'contact':
    case 'score':
    case 'rhythm':
    case 'custom':
      return {}
  }
}

/** A value of one of the company's own fields, by its key. @throws CellError */
function readOwn(
  { field, text, meant, decimalMark }: Given,
  context: RowContext,
): Record<string, CustomValue> {
  const custom = context.customFields?.find(({ key }) => `${customPrefix}${key}` === field)
  if (!custom) return {}
  if (custom.type === 'number') return { [custom.key]: readNumberCell(text, custom.label, decimalMark) }
  if (custom.type === 'choice' && meant === '') return {}
  if (custom.type === 'choice' && meant !== undefined && custom.options.includes(meant))
    return { [custom.key]: meant }
  const date = custom.type === 'date' ? readDate(text, context.dateOrder) : null
  const said = date === null ? text : dayOfDate(date, context.timeZone)
  return { [custom.key]: readCustomValue(custom, said) }
}

/** The cells of a row that are mapped and hold something. */
export function givenCells(
  cells: readonly string[],
  { mapping, headers = [], values = {} }: RowContext,
): Given[] {
  return mapping.flatMap((field, index) => {
    const text = cleanCell(cells[index] ?? '')
    if (field === null || text === '') return []
    const heading = headers[index]?.trim() ?? ''
    const said = values[columnKey(heading, index)] ?? {}
    const decimalMark = decimalMarks.find((mark) => mark === said[ofColumn])
    return [{ field, heading, text, meant: said[foldValue(text)], decimalMark }]
  })
}

/** The name of a row's person, of one cell or of several. @param name what the cell with the name says of it */
function nameOfPerson(given: readonly Given[], name: string): string {
  const cellOf = (field: string) => given.find((cell) => cell.field === field)
  const first = cellOf('first_name')?.text ?? ''
  const last = cellOf('last_name')
  // What was taken for the last name by its heading alone may be the whole one.
  if (name === '' && last && openNames.includes(foldHeading(last.heading)))
    return wholeName(last.heading, { name: last.text, first, last: '' })
  return wholeName(cellOf('name')?.heading ?? '', { name, first, last: last?.text ?? '' })
}

/** A sale without a person is called by its company, or by its own name; whoever is known by an id has a name already. */
const nameOfSale = (textOf: (field: string) => string, refs: ImportedRefs): string =>
  textOf('deal_name') === '' || refs.contact_key !== undefined ? '' : textOf('company') || textOf('deal_name')

/**
 * A named pipeline gives a sale without a stage its first; one that its stage isn't part of is handed back, since the stage
 * tells where the sale stands.
 */
function placeInPipeline(
  record: ImportedRecord,
  given: readonly Given[],
  { stages }: RowContext,
): UnreadCell | null {
  const { pipeline, status } = record
  const cell = given.find(({ field }) => field === 'pipeline')
  if (typeof pipeline !== 'string' || cell === undefined) return null
  if (status === undefined) {
    const first = openStages(stages).find((stage) => stage.pipeline?.key === pipeline)
    if (first) record['status'] = first.key
    return null
  }
  const stage = findStage(stages, status)
  if (stage?.outcome !== 'open' || !stage.pipeline || stage.pipeline.key === pipeline) return null
  delete record['pipeline']
  const reason = `The stage ${stage.name} is in the pipeline ${stage.pipeline.name}`
  return { heading: cell.heading, text: cell.text.slice(0, 1000), reason }
}

const keyFields = ['account_key', 'contact_key'] as const

/**
 * Converts a record of the file to one of the product, or to a sentence where it cannot come in. A cell that cannot be
 * read costs that cell alone; it is handed back with the reason.
 * @param cells as the file has them
 */
export function readImportRow(cells: readonly string[], context: RowContext): ImportedRow {
  const { mapping, subject = 'leads' } = context
  if (cells.slice(mapping.length).some((cell) => cell.trim() !== ''))
    return { failure: `The row has ${cells.length} cells where the file has ${mapping.length} columns` }
  const given = withWholeAddress(givenCells(cells, context))
  const textOf = (field: string) => given.find((cell) => cell.field === field)?.text ?? ''
  const refs: ImportedRefs = {}
  for (const { field, heading, text } of given) {
    if (field === 'id') refs.key = toKey(heading, text)
    if (field === 'account') refs.account = text.slice(0, 200)
    const reference = keyFields.find((key) => key === field)
    if (reference) refs[reference] = toKey(heading, text)
  }
  // Where addresses have a column of their own, the name is as it stands; an account's is none of a person.
  const most = subject === 'accounts' || mapping.includes('email') ? 0 : subject === 'leads' ? 100 : 1
  const person = splitPeople(textOf('name'), most)
  const name = nameOfPerson(given, person.name) || nameOfSale(textOf, refs)
  if (name === '' && refs.contact_key === undefined) return { failure: 'The name is missing' }
  if (name.length > 200) return { failure: 'Name is longer than 200 characters' }

  const record: ImportedRecord = {
    ...(name !== '' && { name }),
    ...(person.email && { email: person.email }),
  }
  const unread: UnreadCell[] = []
  if (person.left !== '')
    unread.push({
      heading: given.find(({ field }) => field === 'name')?.heading ?? '',
      text: person.left.slice(0, 1000),
      reason:
        subject === 'leads'
          ? 'Each further person of a sale needs a name and an email address'
          : 'A row brings one contact',
    })
  const custom: Record<string, CustomValue> = {}
  const closings: Closing[] = []
  let at: string | undefined
  const fields = new Map(fieldsOfSubject[subject].map((field) => [keyOf(field), field]))
  const code = textOf('currency').toUpperCase()
  const usual = {
    ...context,
    currency: /^[A-Z]{3}$/.test(code) ? code : context.currency,
    hasCurrency: fields.has('currency'),
  }
  // Whether a sale is over stands before its stage.
  const inOrder = given.toSorted(
    (one, other) => Number(one.field === 'outcome') - Number(other.field === 'outcome'),
  )
  for (const cell of inOrder) {
    const { field, heading, text } = cell
    if (field === 'name' || field === 'account') continue
    try {
      const known = fields.get(field)
      // Which of several counts shows once it is known how the sale ended.
      if (known?.column === 'closed_at')
        closings.push({ heading, text, at: readTime(text, known.label, context) })
      else if (known) {
        const read = readField(known, cell, usual)
        // A currency of its own stands before the one that an amount brings.
        const { currency = read['currency'] } = known.type === 'amount' ? record : read
        Object.assign(record, read, currency === undefined ? {} : { currency })
        if (known.type === 'tags') unread.push(...longTags(cell))
      } else if (field === 'activity_at') at = readTime(text, 'Date of the note', context)
      else if (field === 'account_owner') {
        const colleague = readOwner(cell, context)
        if (colleague !== undefined) refs.account_owner = colleague
      } else if (field === 'outcome') Object.assign(record, readOutcome(cell, context))
      else Object.assign(custom, readOwn(cell, context))
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      unread.push({ heading, text: text.slice(0, 1000), reason: error.message })
    }
  }
  if (Object.keys(custom).length > 0) record['custom'] = custom
  const misplaced = placeInPipeline(record, given, context)
  if (misplaced) unread.push(misplaced)
  const { status, expected_close_on: expectedOn } = record
  const closed = closeSale({ closings, status, expectedOn, timeZone: context.timeZone })
  if (closed.at !== undefined) record['closed_at'] = closed.at
  unread.push(...closed.left.map(({ heading, text, reason }) => ({ heading, text, reason })))
  const notes = readNotes(
    given.filter(({ field }) => field === 'note'),
    { kind: readActivityKind(textOf('activity_kind')), at },
  )
  return {
    record,
    ...(Object.keys(refs).length > 0 && { refs }),
    ...(notes.length > 0 && { notes }),
    ...(person.others.length > 0 && { people: person.others }),
    ...(unread.length > 0 && { unread }),
  }
}

/** The cells with those of an address made one. */
function withWholeAddress(given: readonly Given[]): readonly Given[] {
  const parts = given.filter(({ field }) => field === 'address')
  const [first] = parts
  if (first === undefined || parts.length === 1) return given
  const whole = { ...first, text: joinAddress(parts), meant: undefined }
  return [...given.filter(({ field }) => field !== 'address'), whole]
}

/** Whether a sale is won or lost, where that stands beside its stage; an open one keeps that. */
function readOutcome(cell: Given, context: RowContext): ImportedRecord {
  const outcome = readStage(cell, context)
  return outcome === 'won' || outcome === 'lost' ? { status: outcome } : {}
}

/** The tags of a cell that are left out, as one. */
function longTags({ heading, text }: Given): UnreadCell[] {
  const { tooLong } = readTags(text)
  const reason = `A tag has ${mostOfTag} characters at most`
  return tooLong.length === 0 ? [] : [{ heading, text: tooLong.join('; ').slice(0, 1000), reason }]
}

/** The fields that an import makes before it starts, with the position of the column that each comes from. */
export function fieldsToMake(mapping: ImportMapping, headers: readonly string[]) {
  return mapping.flatMap((field, index) => {
    const type = newFieldType(field)
    return type === undefined
      ? []
      : [{ index, type, label: (headers[index] || `Column ${index + 1}`).slice(0, 60) }]
  })
}
