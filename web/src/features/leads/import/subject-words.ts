import { type ImportSubject, importSubjects } from '@parley/core/leads/import/import-subjects'

/** The words for what a file holds, and the page where it stands once it is in. */
export const subjectWords = {
  leads: {
    one: 'lead',
    many: 'leads',
    title: 'Leads',
    choice: 'Leads and sales',
    to: '/leads',
    place: 'Leads',
  },
  accounts: {
    one: 'account',
    many: 'accounts',
    title: 'Accounts',
    choice: 'Accounts',
    to: '/accounts',
    place: 'Accounts',
  },
  contacts: {
    one: 'contact',
    many: 'contacts',
    title: 'Contacts',
    choice: 'Contacts',
    to: '/contacts',
    place: 'Contacts',
  },
  notes: {
    one: 'note',
    many: 'notes',
    title: 'Notes and activities',
    choice: 'Notes and activities',
    to: '/leads',
    place: 'Leads',
  },
} as const satisfies Record<ImportSubject, object>

/** What an import's file holds; leads, while it isn't known. */
export const subjectOf = (row: { record: string } | null | undefined): ImportSubject =>
  importSubjects.find((subject) => subject === row?.record) ?? 'leads'
