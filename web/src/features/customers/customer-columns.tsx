import type { CustomField } from '@parley/core/leads/custom-fields'
import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import type { Field } from '@parley/core/records/field'
import type { ReactNode } from 'react'
import { Skeleton } from '~/ui/skeleton.tsx'
import type { Member } from '../people/index.ts'
import { AccountLink, type ColumnShape, fieldColumn, isWritten, ownColumns } from '../records/index.ts'
import { type AccountFigures, showValues } from './account-figures.ts'
import type { Contact } from './read-customer.ts'
import type { ListedAccount } from './read-pages.ts'

/** How many of the company's own fields fit beside the usual columns; managers put them in order. */
const ownShown = 2

/** The columns of a list, and the names of those that show where none is chosen. */
export interface CustomerColumns<R> {
  all: ColumnShape<R>[]
  usual: string[]
}

/** The fields of a record as columns, but for its name and id. */
const columnsOf = <R extends object>(fields: readonly Field[], members: readonly Member[]) =>
  fields
    .filter(({ column, type }) => column !== 'name' && type !== 'id')
    // A contact's account is drawn by its name, which stands with the contact.
    .filter((field) => isWritten(field) || field.type === 'account')
    .map((field) => fieldColumn<R>(field, members))

/** A cell of an account's figures, which come after the rows. */
const figure =
  (show: (figures: AccountFigures) => ReactNode) =>
  ({ figures }: ListedAccount): ReactNode => {
    if (figures === null) return <Skeleton className="ml-auto h-3 w-8" />
    return figures === 'unread' ? <span title="Could not be read">–</span> : show(figures)
  }

const figures: ColumnShape<ListedAccount>[] = [
  {
    name: 'people',
    label: 'People',
    isNumeric: true,
    width: 'w-20',
    from: 'hidden sm:table-cell',
    textClass: 'text-muted',
    show: figure(({ contacts }) => contacts || ''),
  },
  {
    name: 'open_leads',
    label: 'Open leads',
    isNumeric: true,
    width: 'w-24 max-[22.5rem]:hidden',
    from: '',
    textClass: 'text-muted',
    show: figure(({ openLeads }) => openLeads || ''),
  },
  {
    name: 'open_value',
    label: 'Open value',
    isNumeric: true,
    width: 'w-36',
    textClass: 'truncate',
    show: figure(({ openValues }) => showValues(openValues)),
  },
  {
    name: 'won',
    label: 'Won',
    isNumeric: true,
    width: 'w-36',
    from: 'hidden xl:table-cell',
    textClass: 'truncate text-muted',
    show: figure(({ wonValues }) => showValues(wonValues)),
  },
]

/** The name that views saved before know it by. */
const activity = { name: 'activity', label: 'Activity', width: 'w-24', from: 'hidden sm:table-cell' }

const ofAccounts: Record<string, Partial<ColumnShape<ListedAccount>>> = {
  website: { from: 'hidden lg:table-cell', show: ({ website, domain }) => website ?? domain },
  owner: { from: 'hidden xl:table-cell' },
  last_activity_at: activity,
  phone: { width: 'w-40' },
}

const ofContacts: Record<string, Partial<ColumnShape<Contact>>> = {
  title: { from: 'hidden lg:table-cell' },
  account: {
    width: 'w-2/5 max-[22.5rem]:w-26 md:w-auto',
    from: '',
    textClass: 'text-muted lg:truncate',
    show: ({ accounts }) =>
      accounts && (
        <span className="max-lg:line-clamp-2">
          <AccountLink account={accounts} />
        </span>
      ),
  },
  last_activity_at: { ...activity, from: 'hidden xl:table-cell' },
  // Addresses are longer than names.
  email: { width: 'md:w-80 xl:w-87', from: 'hidden md:table-cell' },
  created_at: { from: 'hidden xl:table-cell' },
  phone: { width: 'w-40', from: 'hidden xl:table-cell' },
}

/** The columns of the list of accounts. @param own the company's own fields */
export function accountColumns(
  own: readonly CustomField[],
  members: readonly Member[],
): CustomerColumns<ListedAccount> {
  const ofOwn = ownColumns<ListedAccount>(own)
  const ofFields = columnsOf<ListedAccount>(accountFields, members).map((column) => ({
    ...column,
    ...ofAccounts[column.name],
  }))
  const firstOwn = ofOwn.slice(0, ownShown).map(({ name }) => name)
  return {
    all: [...ofFields, ...figures, ...ofOwn],
    usual: ['website', ...firstOwn, 'people', 'open_leads', 'open_value', 'won', 'owner', 'activity'],
  }
}

/** The columns of the list of contacts. @param own the company's own fields */
export function contactColumns(
  own: readonly CustomField[],
  members: readonly Member[],
): CustomerColumns<Contact> {
  const ofOwn = ownColumns<Contact>(own)
  const ofFields = columnsOf<Contact>(contactFields, members).map((column) => ({
    ...column,
    ...ofContacts[column.name],
  }))
  const firstOwn = ofOwn.slice(0, ownShown).map(({ name }) => name)
  return {
    all: [...ofFields, ...ofOwn],
    usual: ['title', 'account', 'email', 'phone', ...firstOwn, 'activity'],
  }
}
