import { foldHeading } from '@parley/core/leads/import/fold-heading'
import { importColumns, namesOf } from '@parley/core/leads/import/subjects'
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

/** What the names of a message, and those one level down, stand for in files: {"Telefonnummer": {"field": "phone", "place": 15}}. */
export const readMeanings = (body: unknown): Record<string, Meaning> =>
  Object.fromEntries(
    entriesOf(body).flatMap(([name]): [string, Meaning][] => {
      const meaning = known.get(foldHeading(name))
      return meaning ? [[name, meaning]] : []
    }),
  )
