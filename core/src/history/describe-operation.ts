import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'
import { choiceLabel, historyRecord } from './records.ts'

interface Change {
  record: string
  operation: 'insert' | 'update' | 'delete'
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  /** The change that this one took back. */
  restored_id: string | null
}

const { countOf } = createNumbers(productPlace)
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function verbOf({ record, operation, restored_id }: Change): string {
  if (operation === 'delete') return 'deleted'
  if (operation === 'update') return 'edited'
  if (restored_id !== null) return 'restored'
  return record === 'profiles' ? 'joined' : 'added'
}

/** What became of a person of a lead: "Uma Vik added to the people", "Uma Vik" above what was changed of them. */
function describePerson(change: Change, name: string): string {
  if (change.operation === 'update') return name
  if (change.operation === 'delete') return `${name} removed from the people`
  const role = change.after?.['role']
  const place =
    typeof role === 'string' ? ` as ${choiceLabel(change.record, 'role', role).toLowerCase()}` : ''
  return change.restored_id === null
    ? `${name} added to the people${place}`
    : `${name} is among the people again`
}

function textOf(cells: Change['after'], key: string): string {
  const held = cells?.[key]
  return typeof held === 'string' && held !== '' ? held : 'one'
}

/** "Ana Ruiz merged into Ana R. Diaz"; names that were erased are left out. */
function describeMerge({ operation, before, after }: Change): string {
  const cells = before ?? after
  const noun = historyRecord(textOf(cells, 'record')).noun
  const said =
    cells === null
      ? 'A record was merged'
      : `${capital(noun)} ${textOf(cells, 'dropped')} merged into ${textOf(cells, 'kept')}`
  return operation === 'delete' ? `${said}: undone` : said
}

/** "1,200 leads exported". */
function describeExport({ after }: Change): string {
  const [kind, rows] = [textOf(after, 'record'), after?.['rows']]
  if (kind === 'company') return 'Everything exported'
  const noun = kind === 'history' ? 'change' : historyRecord(kind).noun
  return `${typeof rows === 'number' ? countOf(rows, noun) : `${capital(noun)}s`} exported`
}

/**
 * What became of the whole record, or of which part of it a change tells: "Lead added", "Call edited". Null where the fields that were
 * changed say it all.
 * @param names of people by id
 */
export function describeOperation(change: Change, names: ReadonlyMap<string, string>): string | null {
  const { record, operation, before, after } = change
  const cells = { ...after, ...before }
  if (record === 'merges') return describeMerge(change)
  if (record === 'exports') return describeExport(change)
  if (record === 'lead_contacts') {
    const id = cells['contact_id']
    return describePerson(
      change,
      names.get(typeof id === 'string' ? id : '') ?? 'A deleted or hidden contact',
    )
  }
  if (record === 'lead_activities') {
    const kind = cells['kind']
    return `${typeof kind === 'string' ? choiceLabel(record, 'kind', kind) : 'Note'} ${verbOf(change)}`
  }
  if (operation === 'update') return null
  return `${capital(historyRecord(record).noun)} ${verbOf(change)}`
}
