import { keyOf, type PatchOf } from '../../records/field.ts'
import { type ImportableField, importableFields } from '../../records/lead.ts'
import { withoutFormulaGuard } from '../../text/csv.ts'
import { type CustomField, type CustomValue, readCustomValue } from '../custom-fields.ts'
import { CellError } from './cell-error.ts'
import type { ImportMapping } from './fields.ts'
import {
  readCurrency,
  readEmail,
  readLine,
  readPhone,
  readStatusCell,
  readTags,
  readTime,
  readValueCell,
} from './read-cell.ts'

/** A row as columns of the table `leads`, without those of empty cells. */
export type ImportedLead = PatchOf<ImportableField> & { name: string; custom?: Record<string, CustomValue> }

export type ImportedRow = { lead: ImportedLead } | { failure: string }

export interface RowContext {
  mapping: ImportMapping
  /** A colleague's id by name or email address; undefined for nobody of the company. */
  findOwner: (text: string) => string | undefined
  /** The company's own; mapped as `custom:` and the key. */
  customFields?: readonly CustomField[]
}

/** Prefix of a mapped field that is one of the company's own. */
export const customPrefix = 'custom:'

/** A cell as it can be stored: without our apostrophe, NUL and halves of letters, trimmed. */
const clean = (cell: string): string =>
  withoutFormulaGuard(cell).replaceAll('\u0000', '').toWellFormed().trim()

function fillCustom(lead: ImportedLead, field: string, text: string, known: readonly CustomField[]): void {
  const custom = known.find(({ key }) => `${customPrefix}${key}` === field)
  if (custom) lead.custom = { ...lead.custom, [custom.key]: readCustomValue(custom, text) }
}

/** What a cell says of a field, by column; an amount may bring its currency. @throws CellError */
function readCell(field: ImportableField, text: string, context: RowContext): PatchOf<ImportableField> {
  const { column, label } = field
  switch (field.type) {
    case 'text':
    case 'url':
      return { [column]: readLine(text, label, field.limit) }
    case 'email':
      return { [column]: readEmail(text) }
    case 'phone':
      return { [column]: readPhone(text) }
    case 'choice':
      return { [column]: readStatusCell(text) }
    case 'amount': {
      const { value, currency } = readValueCell(text)
      return { [column]: value, ...(currency !== null && { currency: readCurrency(currency) }) }
    }
    case 'currency':
      return { [column]: readCurrency(text) }
    case 'colleague': {
      const owner = context.findOwner(text)
      if (owner === undefined) throw new CellError(`Nobody in your company is called “${text.slice(0, 60)}”`)
      return { [column]: owner }
    }
    case 'tags':
      return { [column]: readTags(text) }
    case 'day':
      return { [column]: readTime(text, label).slice(0, 10) }
    case 'moment':
      return { [column]: readTime(text, label) }
    case 'id':
      // The id of another product is ignored, and is no error of the row.
      return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
        ? { [column]: text.toLowerCase() }
        : {}
  }
}

const importedFields = new Map<string, ImportableField>(
  importableFields.flatMap((field) => (field.column === 'name' ? [] : [[keyOf(field), field]])),
)

/**
 * Converts a record of the file to a lead, or to a sentence with all its errors.
 * @param cells as the file has them
 */
export function readImportRow(cells: readonly string[], context: RowContext): ImportedRow {
  const { mapping } = context
  if (cells.slice(mapping.length).some((cell) => cell.trim() !== ''))
    return { failure: `The row has ${cells.length} cells where the file has ${mapping.length} columns` }
  const texts = new Map(
    mapping.flatMap((field, index) => (field === null ? [] : [[field, clean(cells[index] ?? '')]])),
  )
  const name =
    texts.get('name') || [texts.get('first_name'), texts.get('last_name')].filter(Boolean).join(' ')
  const lead: ImportedLead = { name }
  const problems: string[] = []
  if (name === '') problems.push('The name is missing')
  if (name.length > 200) problems.push('Name is longer than 200 characters')
  for (const [field, text] of texts) {
    if (text === '') continue
    try {
      const known = importedFields.get(field)
      if (!known) fillCustom(lead, field, text, context.customFields ?? [])
      // A currency of its own stands before the one that an amount brings.
      else
        Object.assign(
          lead,
          readCell(known, text, context),
          known.type === 'amount' && lead.currency ? { currency: lead.currency } : {},
        )
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      problems.push(error.message)
    }
  }
  return problems.length > 0 ? { failure: problems.join('; ') } : { lead }
}
