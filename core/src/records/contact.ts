import { type Field, isFact } from './field.ts'

/** A contact, field by field: a person at a customer. Its page, list and drawer follow from it, in this order. */
export const contactFields = [
  {
    column: 'name',
    label: 'Name',
    type: 'text',
    limit: 200,
    isRequired: true,
    isInDrawer: true,
    isSorted: true,
    isOfOne: true,
    isCompared: true,
  },
  {
    column: 'account_id',
    key: 'account',
    label: 'Account',
    type: 'account',
    isSorted: true,
    isCompared: true,
  },
  { column: 'title', label: 'Role', type: 'text', limit: 120, isInDrawer: true, isPlain: true },
  { column: 'email', label: 'Email', type: 'email', limit: 254, isInDrawer: true, isCompared: true },
  { column: 'phone', label: 'Phone', type: 'phone', limit: 40, isInDrawer: true, isCompared: true },
  { column: 'tags', label: 'Tags', type: 'tags', isRequired: true },
  { column: 'custom', label: 'Your own fields', type: 'custom', isRequired: true },
  {
    column: 'last_activity_at',
    label: 'Last activity',
    type: 'moment',
    isKept: true,
    isSorted: true,
  },
  {
    column: 'created_at',
    label: 'Created',
    noun: 'creation',
    type: 'moment',
    isRequired: true,
    isKept: true,
    isSorted: true,
  },
  { column: 'id', label: 'ID', type: 'id', isRequired: true, isKept: true },
] as const satisfies readonly Field[]

/** Columns that are no field of a contact, and what they are. */
export const otherContactColumns = {
  company_id: 'whose it is',
  name_key: 'what spellings of the name share',
  first_lead_id: 'the lead that it was made for',
  created_by: 'who made it',
  updated_at: 'when it was last written',
  account_name: 'the name of the account, for search and order',
  custom_words: 'the text of its own fields, for filters',
  search_words: 'all that the search finds it by',
  email_opt_out_at: 'since when they want no mail',
  email_bounced_at: 'since when mail to them comes back',
  email_bounce_reason: 'what the mail server said then',
  is_sample: 'whether it came with the sample company',
} as const

/** The fields that are one line of text. */
export const contactFacts = contactFields.filter(isFact)
