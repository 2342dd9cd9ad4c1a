import { foldHeading } from '@parley/core/leads/import/fold-heading'
import { importColumns, namesOf } from '@parley/core/leads/import/subjects'
import { isLastName, openNames } from '@parley/core/leads/import/whole-name'
import { entriesOf } from './entries-of.ts'

/** What a name stands for: a field of a lead, and the place of the name among those of the field, the likeliest first. */
interface Meaning {
  field: string
  place: number
}

/** By each name, folded. What files call a note is a sender's message. */
const known = new Map(
  importColumns.leads.flatMap((column) =>
    namesOf(column).map((name, place): [string, Meaning] => [
      name,
      { field: column.key === 'note' ? 'message' : column.key, place },
    ]),
  ),
)
// Files say of these by the other columns what they are.
for (const name of openNames) if (!known.has(name)) known.set(name, { field: 'name', place: known.size })

/** What is said of a field of a person; a number is a text too. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** What the names of a message, and those one level down, stand for in files: {"Telefonnummer": {"field": "phone", "place": 15}}. */
export function readMeanings(body: unknown): Record<string, Meaning> {
  const said = entriesOf(body).flatMap(([label, value]) => {
    const meaning = known.get(foldHeading(label))
    return meaning ? [{ label, text: textOf(value), meaning }] : []
  })
  const partOf = (field: string) =>
    said.find(({ meaning, text }) => meaning.field === field && text !== '')?.text ?? ''
  const [first, last] = [partOf('first_name'), partOf('last_name')]
  return Object.fromEntries(
    said.map(({ label, text, meaning }): [string, Meaning] => {
      const isLast = meaning.field === 'name' && isLastName(label, { name: text, first, last })
      return [label, isLast ? { ...meaning, field: 'last_name' } : meaning]
    }),
  )
}
