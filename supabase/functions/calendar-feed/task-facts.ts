import { formatsFor } from '@parley/core/format/formats'
import { type Field, labelOfChoice } from '@parley/core/records/field'

/** Who reads a calendar, and the names of colleagues whom its tasks name, by id. */
export interface CalendarReader {
  timeZone: string
  people: Readonly<Record<string, string>>
}

/** What has a place of its own in a calendar, by column: all other fields of a task are told in the description. */
export const placed: Readonly<Record<string, string>> = {
  id: 'UID',
  title: 'SUMMARY',
  description: 'DESCRIPTION, below the facts',
  priority: 'PRIORITY',
  due_at: 'DTSTART',
  remind_at: 'VALARM',
  recurrence: 'RRULE',
  created_at: 'CREATED',
  assignee_id: 'whose calendar it is',
  lead_id: 'DESCRIPTION, by name',
  account_id: 'DESCRIPTION, by name',
  contact_id: 'DESCRIPTION, by name',
}

/** What goes without saying: that a task is to be done; what is done has a tick in its title. */
const untold: Readonly<Record<string, readonly string[]>> = { status: ['todo', 'done'] }

/** A value in words; null where there is none, or none that can be told. */
function wordsOf(field: Field, value: unknown, { timeZone, people }: CalendarReader): string | null {
  const { date, exact, number } = formatsFor({ timeZone })
  if (typeof value === 'number') return number(value)
  if (Array.isArray(value)) return value.map(String).join(', ') || null
  if (typeof value !== 'string' || value === '') return null
  switch (field.type) {
    case 'choice':
      return labelOfChoice(field, value)
    case 'day':
      return date(value)
    case 'moment':
      return exact(value)
    case 'colleague':
      return people[value] ?? null
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
    case 'url':
      return value
    default:
      return null
  }
}

/** What the fields of a task hold that have no place of their own in a calendar: "Status: In progress". */
export function describeFacts(fields: readonly Field[], task: object, reader: CalendarReader): string[] {
  return fields.flatMap((field) => {
    const value: unknown = Reflect.get(task, field.column)
    if (field.column in placed || untold[field.column]?.some((each) => each === value)) return []
    const words = wordsOf(field, value, reader)
    return words === null ? [] : [`${field.label}: ${words}`]
  })
}
