import { type Field, isFact } from './field.ts'

/** An account, field by field: the company of a customer. Its page, list and drawer follow from it, in this order. */
export const accountFields = [
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
  { column: 'website', label: 'Website', type: 'url', limit: 300, isInDrawer: true, isCompared: true },
  {
    column: 'domain',
    label: 'Mail domain',
    type: 'text',
    limit: 253,
    isInDrawer: true,
    isOfOne: true,
    isCompared: true,
  },
  { column: 'phone', label: 'Phone', type: 'phone', limit: 40, isInDrawer: true },
  { column: 'address', label: 'Address', type: 'text', limit: 500, isPlain: true },
  { column: 'owner_id', key: 'owner', label: 'Owner', type: 'colleague', hasOwnPart: true, isSorted: true },
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

/** Columns that are no field of an account, and what they are. */
export const otherAccountColumns = {
  company_id: 'whose it is',
  name_key: 'what spellings of its name share',
  first_lead_id: 'the lead that it was made for',
  created_by: 'who made it',
  updated_at: 'when it was last written',
  custom_words: 'the text of its own fields, for filters',
  owner_name: 'the name of the owner, for the order',
  search_words: 'all that the search finds it by',
  is_sample: 'whether it came with the sample company',
} as const

/** The fields that are one line of text. */
export const accountFacts = accountFields.filter(isFact)
