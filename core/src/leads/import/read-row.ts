import { withoutFormulaGuard } from '../../text/csv.ts'
import { type CustomField, type CustomValue, readCustomValue } from '../custom-fields.ts'
import type { LeadStatus } from '../status.ts'
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
export interface ImportedLead {
  name: string
  id?: string
  company?: string
  title?: string
  email?: string
  phone?: string
  website?: string
  source?: string
  status?: LeadStatus
  value?: number
  currency?: string
  owner_id?: string
  next_step?: string
  tags?: string[]
  created_at?: string
  last_activity_at?: string
  custom?: Record<string, CustomValue>
}

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

const limits = { company: 200, title: 120, website: 300, source: 80, next_step: 500 } as const
const labels = {
  company: 'Company',
  title: 'Role',
  website: 'Website',
  source: 'Source',
  next_step: 'Next step',
}

function fillCustom(lead: ImportedLead, field: string, text: string, known: readonly CustomField[]): void {
  const custom = known.find(({ key }) => `${customPrefix}${key}` === field)
  if (custom) lead.custom = { ...lead.custom, [custom.key]: readCustomValue(custom, text) }
}

function fill(lead: ImportedLead, field: string, text: string, context: RowContext): void {
  switch (field) {
    case 'company':
    case 'title':
    case 'website':
    case 'source':
    case 'next_step':
      lead[field] = readLine(text, labels[field], limits[field])
      break
    case 'email':
      lead.email = readEmail(text)
      break
    case 'phone':
      lead.phone = readPhone(text)
      break
    case 'status':
      lead.status = readStatusCell(text)
      break
    case 'value': {
      const { value, currency } = readValueCell(text)
      lead.value = value
      if (currency !== null) lead.currency ??= readCurrency(currency)
      break
    }
    case 'currency':
      lead.currency = readCurrency(text)
      break
    case 'owner': {
      const owner = context.findOwner(text)
      if (owner === undefined) throw new CellError(`Nobody in your company is called “${text.slice(0, 60)}”`)
      lead.owner_id = owner
      break
    }
    case 'tags':
      lead.tags = readTags(text)
      break
    case 'created_at':
      lead.created_at = readTime(text, 'Created')
      break
    case 'last_activity_at':
      lead.last_activity_at = readTime(text, 'Last activity')
      break
    case 'id':
      // The id of another product is ignored, and is no error of the row.
      if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) lead.id = text.toLowerCase()
      break
    default:
      fillCustom(lead, field, text, context.customFields ?? [])
  }
}

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
      fill(lead, field, text, context)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      problems.push(error.message)
    }
  }
  return problems.length > 0 ? { failure: problems.join('; ') } : { lead }
}
