import { saleNames } from '../../records/shared-names.ts'
import { foldHeading } from './fold-heading.ts'
import type { ImportSubject } from './import-subjects.ts'
import { looksLikeNotes } from './note-headings.ts'
import { addressParts } from './read-address.ts'
import { importColumns, namesOf } from './subjects.ts'

const has = (subject: ImportSubject, keys: readonly string[], headings: readonly string[]): boolean =>
  keys.some((key) => {
    const column = importColumns[subject].find((known) => known.key === key)
    const names = column === undefined ? [] : namesOf(column)
    return headings.some((heading) => names.includes(heading) && !addressParts.includes(heading))
  })

const ofASale = ['status', 'outcome', 'value', 'expected_close_on', 'closed_at', 'lost_reason']
const ofAPerson = ['first_name', 'last_name', 'email', 'title']
const accountMarks = ['domain', 'address', 'website']
const contactMarks = [
  'contactid',
  'personid',
  'personname',
  'contactowner',
  'primaryassociatedcompanyid',
  'namefirstname',
]
const accountNames = [
  'companyname',
  'accountname',
  'organizationname',
  'accountid',
  'companyid',
  'organizationid',
]

/** What a file holds, by its headings; undefined where they could be of more than one thing. */
export function guessSubject(headings: readonly string[]): ImportSubject | undefined {
  const folded = headings.map(foldHeading)
  if (looksLikeNotes(folded)) return 'notes'
  if (folded.some((heading) => saleNames.includes(heading))) return 'leads'
  // A list of people may say where each stands; that alone makes no sale of it.
  if (
    folded.some((heading) => contactMarks.includes(heading)) &&
    !has('leads', ['value', 'closed_at'], folded)
  )
    return 'contacts'
  if (has('leads', ofASale, folded)) return 'leads'
  const isOfPeople = has('leads', ofAPerson, folded)
  if (isOfPeople) return undefined
  const isNamed = folded.some((heading) => accountNames.includes(heading))
  return isNamed || has('accounts', accountMarks, folded) ? 'accounts' : undefined
}
