import { keyOf } from '../../records/field.ts'
import { importableFields } from '../../records/lead.ts'
import { otherLeadNames } from '../../records/lead-names.ts'
import { foldHeading } from './fold-heading.ts'

interface KnownColumn {
  key: string
  label: string
  aliases?: readonly string[]
}

const firstName = ['givenname', 'vorname', 'prenom', 'nombre', 'fname', 'first']
const lastName = ['surname', 'familyname', 'nachname', 'apellido', 'lname', 'last']

/** The parts of a name, which files often hold one by one. */
const nameParts: readonly KnownColumn[] = [
  { key: 'first_name', label: 'First name', aliases: firstName },
  { key: 'last_name', label: 'Last name', aliases: lastName },
]

/**
 * The fields that a column of a file can be mapped to, with the headings by which each is recognised (folded: small
 * letters and digits alone).
 */
export const importFields: readonly KnownColumn[] = importableFields.flatMap((field) => {
  const known = { key: keyOf(field), label: field.label, aliases: otherLeadNames[field.column] ?? [] }
  return field.column === 'name' ? [known, ...nameParts] : [known]
})

/** The field of each column by position; null for one that is left out. */
export type ImportMapping = readonly (string | null)[]

/**
 * The field that each heading names: as mapped in an earlier file, else by label or alias. A column that was left out
 * once comes in again where its heading is a field's own name: amounts without their currency would be of another one. No
 * field is mapped twice: the first matching column gets it.
 * @param remembered field (or null: left out) by folded heading
 * @param extra the company's own fields
 */
export function guessMapping(
  headings: readonly string[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
  extra: readonly KnownColumn[] = [],
): (string | null)[] {
  const known = [...importFields, ...extra]
  const taken = new Set<string>()
  return headings.map((heading) => {
    const folded = foldHeading(heading)
    const exact = known.find(
      ({ key, label }) => foldHeading(label) === folded || foldHeading(key) === folded,
    )?.key
    const found = exact ?? known.find(({ aliases = [] }) => aliases.includes(folded))?.key ?? null
    const before = remembered.get(folded)
    const isBeforeKnown = before === null ? exact === undefined : known.some(({ key }) => key === before)
    const field = before !== undefined && isBeforeKnown ? before : found
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Whether a first record looks like headings: no cell holds an address or a long number, and one is known or none is empty. */
export function looksLikeHeader(record: readonly string[]): boolean {
  if (record.some((cell) => /@[^\s@]+\.|^[\s+()\d.,/-]*\d[\s()\d.,/-]{3,}$/.test(cell.trim()))) return false
  return guessMapping(record).some((field) => field !== null) || record.every((cell) => cell.trim() !== '')
}

/** What the mapping lacks before rows can be imported, as a sentence; null when it is complete. */
export function describeMappingProblem(mapping: ImportMapping): string | null {
  const named = ['name', 'first_name', 'last_name'].some((field) => mapping.includes(field))
  if (!named) return 'Choose the column with the name. Every lead needs one.'
  const twice = mapping.find((field, index) => field !== null && mapping.indexOf(field) !== index)
  const label = importFields.find(({ key }) => key === twice)?.label ?? twice
  return twice === undefined || twice === null ? null : `Two columns fill ${label}. Leave one of them out.`
}
