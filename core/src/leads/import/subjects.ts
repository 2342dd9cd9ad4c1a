import { type Field, type FieldType, keyOf } from '../../records/field.ts'
import { importableFields } from '../../records/lead.ts'
import { otherNames } from '../../records/other-names.ts'
import { type SalesRecord, salesFields } from '../../records/sales-records.ts'
import { closingHeadings } from './closing-headings.ts'
import { foldHeading } from './fold-heading.ts'
import type { ImportSubject } from './import-subjects.ts'
import { noteHeadings } from './note-headings.ts'

/** Something that a column can fill, with the folded headings by which it is recognised. */
export interface KnownColumn {
  key: string
  label: string
  aliases?: readonly string[]
}

/** All by which a column is recognised, folded. */
export const namesOf = ({ key, label, aliases = [] }: KnownColumn): readonly string[] => [
  ...new Set([...aliases, foldHeading(key), foldHeading(label)]),
]

/** The parts of a name, which files often hold one by one. */
const nameParts: readonly KnownColumn[] = [
  { key: 'first_name', label: 'First name' },
  { key: 'last_name', label: 'Last name' },
]

/** What becomes an entry of the timeline. */
const activityColumns: readonly KnownColumn[] = [
  { key: 'note', label: 'Note' },
  { key: 'activity_kind', label: 'Kind of activity' },
  { key: 'activity_at', label: 'Date of the note' },
]

const accountId: KnownColumn = { key: 'account_key', label: 'ID of the account' }

const moreColumns: Record<SalesRecord, readonly KnownColumn[]> = {
  leads: [
    { key: 'outcome', label: 'Won or lost' },
    ...activityColumns,
    accountId,
    { key: 'contact_key', label: 'ID of the contact' },
  ],
  accounts: activityColumns,
  contacts: [...activityColumns, accountId, { key: 'account_owner', label: 'Owner of the account' }],
}

/** What an entry of the timeline is read from, and by what it names its record. */
const noteColumns: readonly KnownColumn[] = [
  { key: 'note', label: 'Note' },
  { key: 'topic', label: 'Subject' },
  { key: 'activity_kind', label: 'Kind of activity' },
  { key: 'activity_at', label: 'Date' },
  { key: 'made_at', label: 'Created' },
  { key: 'author', label: 'Author' },
  { key: 'is_done', label: 'Done or not' },
  { key: 'lead', label: 'Lead or deal' },
  { key: 'lead_key', label: 'ID of the lead or deal' },
  { key: 'contact', label: 'Contact' },
  { key: 'email', label: 'Email of the contact' },
  { key: 'contact_key', label: 'ID of the contact' },
  { key: 'account', label: 'Account' },
  { key: 'account_key', label: 'ID of the account' },
  { key: 'any', label: 'Name of any of these' },
  { key: 'any_key', label: 'ID of any of these' },
  { key: 'id', label: 'ID of the entry' },
]

/** By what a file of notes can name the record that a row belongs to. */
export const referenceColumns: readonly string[] = [
  'lead',
  'lead_key',
  'contact',
  'email',
  'contact_key',
  'account',
  'account_key',
  'any',
  'any_key',
]

/** Whether files fill a field of such a type. */
const filledTypes: Record<FieldType, boolean> = {
  text: true,
  longText: true,
  email: true,
  phone: true,
  url: true,
  choice: true,
  stage: true,
  pipeline: true,
  amount: true,
  currency: true,
  colleague: true,
  // It is found, or made, by its name.
  account: true,
  tags: true,
  day: true,
  moment: true,
  id: true,
  // Each of the company's own fields is a column by itself.
  custom: false,
  // The product makes it out of what it knows.
  score: false,
  rhythm: false,
  lead: false,
  contact: false,
}

/** Whether files fill a field. */
export const isImported = ({ type }: Field): boolean => filledTypes[type]

/** When a customer was last dealt with follows from what was done. */
const ofCustomers = (fields: readonly Field[]) =>
  fields.filter((field) => isImported(field) && field.column !== 'last_activity_at')

/** The fields that are read from a file, by what it holds. */
export const fieldsOfSubject: Record<ImportSubject, readonly Field[]> = {
  leads: importableFields,
  accounts: ofCustomers(salesFields.accounts),
  contacts: ofCustomers(salesFields.contacts),
  notes: [],
}

function columnsOf(subject: SalesRecord): readonly KnownColumn[] {
  const names = otherNames[subject]
  const fields = fieldsOfSubject[subject].flatMap((field) => {
    const known = { key: keyOf(field), label: field.label }
    return field.column === 'name' && subject !== 'accounts' ? [known, ...nameParts] : [known]
  })
  return [...fields, ...moreColumns[subject]].map((column) => ({
    ...column,
    aliases: [...(names[column.key] ?? []), ...(column.key === 'closed_at' ? closingHeadings : [])],
  }))
}

/** What a column of a file can be mapped to, by what the file holds. */
export const importColumns: Record<ImportSubject, readonly KnownColumn[]> = {
  leads: columnsOf('leads'),
  accounts: columnsOf('accounts'),
  contacts: columnsOf('contacts'),
  notes: noteColumns.map((column) => ({ ...column, aliases: noteHeadings[column.key] ?? [] })),
}

/** Keys that several columns of a file may fill. */
export const repeatedColumns: readonly string[] = ['note', 'address', 'closed_at']
