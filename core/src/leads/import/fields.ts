import { saleNames } from '../../records/shared-names.ts'
import { type FieldType, fieldTypes } from '../custom-fields.ts'
import { foldHeading } from './fold-heading.ts'
import type { ImportSubject } from './import-subjects.ts'
import { importColumns, type KnownColumn, referenceColumns, repeatedColumns } from './subjects.ts'
import { openFirstNames, openNames } from './whole-name.ts'

/** The field of each column by position; null for one that is left out. */
export type ImportMapping = readonly (string | null)[]

/** Prefix of a mapped field that is made when the import starts; its type follows. */
export const newPrefix = 'new:'

/** The type of a field that is yet to be made; undefined where none is. */
export const newFieldType = (field: string | null | undefined): FieldType | undefined =>
  fieldTypes.find((type) => field === `${newPrefix}${type}`)

const isRepeated = (field: string) => repeatedColumns.includes(field) || newFieldType(field) !== undefined

/** What a heading names: by label or key, else by another name. Which of several headings names a sale, `nameWhole` says. */
function find(heading: string, known: readonly KnownColumn[]): string | null {
  const found =
    known.find(({ key, label }) => foldHeading(label) === heading || foldHeading(key) === heading) ??
    known.find(({ key, aliases = [] }) => key !== 'deal_name' && aliases.includes(heading))
  return found?.key ?? null
}

/**
 * The field that each heading names: as mapped in an earlier file, else by label or alias. A column that was left out
 * once comes in again where its heading names a field: amounts without their currency would be of another one, and what was
 * the second phone of one file may be the only one of the next. No field is mapped twice, but for those that hold several: the first matching column gets it.
 * @param remembered field (or null: left out) by folded heading
 * @param extra the company's own fields
 */
export function guessMapping(
  headings: readonly string[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
  extra: readonly KnownColumn[] = [],
  subject: ImportSubject = 'leads',
): (string | null)[] {
  const known = [...importColumns[subject], ...extra]
  const taken = new Set<string>()
  const folded = headings.map(foldHeading)
  const saidOf = (heading: string) => known.find(({ key }) => key === remembered.get(heading))?.key
  const mapping = folded.map((heading) => {
    const field = saidOf(heading) ?? find(heading, known)
    if (field === null || (taken.has(field) && !isRepeated(field))) return null
    taken.add(field)
    return field
  })
  if (subject === 'notes') return mapping
  const isSaid = (heading: string) => saidOf(heading) !== undefined
  return nameWhole(mapping, folded, isSaid).map((field, index) =>
    // A field that would only be made is not what a column names: where it was left out, it stays out.
    newFieldType(field) !== undefined && remembered.get(folded[index] ?? '') === null ? null : field,
  )
}

/**
 * A last name called “Name” beside “Vorname”, a whole one called “Nombre”, and a sale's name.
 * @param isSaid whether an earlier file says what a heading fills; that it was left out says nothing
 */
function nameWhole(
  mapping: readonly (string | null)[],
  folded: readonly string[],
  isSaid: (heading: string) => boolean,
): (string | null)[] {
  const has = (field: string) => mapping.includes(field)
  const isNamed = ['name', 'first_name', 'last_name', 'contact_key'].some(has)
  const hasParts = has('first_name') && has('last_name')
  // Where sales are of a lead and a contact, the lead is the company.
  const isByCompany = folded.includes('leadname') && folded.includes('contactname')
  return mapping.map((field, index) => {
    const heading = folded[index] ?? ''
    if (isByCompany && !isSaid(heading)) {
      if (heading === 'leadname') return 'company'
      if (heading === 'contactname') return 'name'
      if (heading === 'leadid' && field === null) return 'account_key'
    }
    const isOpen = openNames.includes(heading) && (field === 'name' || field === null)
    if (isOpen && has('first_name') && !has('last_name')) return 'last_name'
    if (field === 'first_name' && openFirstNames.includes(heading) && !hasParts && !has('name')) return 'name'
    if (isSaid(heading)) return field
    if (field === null && heading === 'nom' && !isNamed) return 'name'
    if (!saleNames.includes(heading) || (field !== null && field !== 'deal_name')) return field
    return field ?? (mapping.includes('deal_name') ? `${newPrefix}text` : 'deal_name')
  })
}

/** Whether a first record looks like headings: no cell holds an address or a long number, and one is known or none is empty. */
export function looksLikeHeader(record: readonly string[]): boolean {
  if (record.some((cell) => /@[^\s@]+\.|^[\s+()\d.,/-]*\d[\s()\d.,/-]{3,}$/.test(cell.trim()))) return false
  return guessMapping(record).some((field) => field !== null) || record.every((cell) => cell.trim() !== '')
}

const nouns: Record<Exclude<ImportSubject, 'notes'>, string> = {
  leads: 'Every lead',
  accounts: 'Every account',
  contacts: 'Every contact',
}

/** What the mapping lacks before rows can be imported, as a sentence; null when it is complete. */
export function describeMappingProblem(
  mapping: ImportMapping,
  subject: ImportSubject = 'leads',
): string | null {
  if (subject === 'notes') {
    if (!['note', 'topic'].some((field) => mapping.includes(field)))
      return 'Choose the column with the text of the note.'
    if (!referenceColumns.some((field) => mapping.includes(field)))
      return 'Choose a column that names the lead, the contact or the account. Every entry belongs to one.'
  } else {
    const problem = describeNameProblem(mapping, subject)
    if (problem !== null) return problem
  }
  const twice = mapping.find(
    (field, index) => field !== null && !isRepeated(field) && mapping.indexOf(field) !== index,
  )
  const label = importColumns[subject].find(({ key }) => key === twice)?.label ?? twice
  return twice === undefined || twice === null ? null : `Two columns fill ${label}. Leave one of them out.`
}

function describeNameProblem(mapping: ImportMapping, subject: keyof typeof nouns): string | null {
  const names = [
    'name',
    'first_name',
    'last_name',
    ...(subject === 'leads' ? ['contact_key', 'deal_name'] : []),
  ]
  if (!names.some((field) => mapping.includes(field)))
    return `Choose the column with the name. ${nouns[subject]} needs one.`
  return null
}
