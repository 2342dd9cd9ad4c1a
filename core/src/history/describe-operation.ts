import { choiceLabel, historyRecord } from './records.ts'

interface Change {
  record: string
  operation: 'insert' | 'update' | 'delete'
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  /** The change that this one took back. */
  restored_id: string | null
}

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

/**
 * What became of the whole record, or of which part of it a change tells: "Lead added", "Call edited". Null where the fields that were
 * changed say it all.
 * @param names of people by id
 */
export function describeOperation(change: Change, names: ReadonlyMap<string, string>): string | null {
  const { record, operation, before, after } = change
  const cells = { ...after, ...before }
  if (record === 'lead_contacts') {
    const id = cells['contact_id']
    return describePerson(change, names.get(typeof id === 'string' ? id : '') ?? 'A deleted contact')
  }
  if (record === 'lead_activities') {
    const kind = cells['kind']
    return `${typeof kind === 'string' ? choiceLabel(record, 'kind', kind) : 'Note'} ${verbOf(change)}`
  }
  if (operation === 'update') return null
  return `${capital(historyRecord(record).noun)} ${verbOf(change)}`
}
