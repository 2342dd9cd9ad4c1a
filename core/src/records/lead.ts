import { type Field, isEditable, isFact } from './field.ts'

/**
 * A lead, field by field. Drawer, page, list, filters, import, messages, export, merge, bulk changes, changes kept for
 * later, undo, webhooks, automations and tools follow from it, in this order.
 */
export const leadFields = [
  {
    column: 'name',
    label: 'Name',
    type: 'text',
    limit: 200,
    isRequired: true,
    isInDrawer: true,
    isSorted: true,
    isOfOne: true,
  },
  {
    column: 'company',
    label: 'Company',
    type: 'text',
    limit: 200,
    isInDrawer: true,
    isSorted: true,
    isOfOne: true,
  },
  // What tells several sales to one customer apart.
  { column: 'deal_name', label: 'Deal name', type: 'text', limit: 200, isInDrawer: true },
  {
    column: 'title',
    label: 'Role',
    type: 'text',
    limit: 120,
    isInDrawer: true,
  },
  {
    column: 'email',
    label: 'Email',
    type: 'email',
    limit: 254,
    isInDrawer: true,
    isSorted: true,
  },
  {
    column: 'phone',
    label: 'Phone',
    type: 'phone',
    limit: 40,
    isInDrawer: true,
  },
  {
    column: 'website',
    label: 'Website',
    type: 'url',
    limit: 300,
  },
  {
    column: 'source',
    label: 'Source',
    type: 'text',
    limit: 80,
    isInDrawer: true,
  },
  {
    column: 'status',
    label: 'Status',
    type: 'stage',
    isRequired: true,
    isSorted: true,
  },
  // That of its stage; of a decided sale the one that it was decided in.
  { column: 'pipeline', label: 'Pipeline', type: 'pipeline', isRequired: true },
  {
    column: 'value',
    label: 'Value',
    type: 'amount',
    hasOwnPart: true,
    isSorted: true,
  },
  {
    column: 'currency',
    label: 'Currency',
    type: 'currency',
    isRequired: true,
  },
  {
    column: 'expected_close_on',
    label: 'Expected close',
    type: 'day',
    hasOwnPart: true,
    isSorted: true,
  },
  { column: 'closed_at', label: 'Closed', noun: 'closing', type: 'moment', hasOwnPart: true },
  {
    column: 'lost_reason',
    label: 'Lost reason',
    type: 'text',
    limit: 200,
    hasOwnPart: true,
    isOfOne: true,
  },
  {
    column: 'owner_id',
    key: 'owner',
    label: 'Owner',
    type: 'colleague',
    hasOwnPart: true,
  },
  { column: 'score', label: 'Score', type: 'score', isRequired: true, isKept: true, isSorted: true },
  {
    column: 'next_step',
    label: 'Next step',
    type: 'text',
    limit: 500,
    hasOwnPart: true,
  },
  {
    column: 'tags',
    label: 'Tags',
    type: 'tags',
    isRequired: true,
  },
  { column: 'custom', label: 'Your own fields', type: 'custom', isRequired: true },
  {
    column: 'last_activity_at',
    label: 'Last activity',
    type: 'moment',
    isRequired: true,
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
  {
    column: 'id',
    label: 'ID',
    type: 'id',
    isRequired: true,
    isKept: true,
  },
] as const satisfies readonly Field[]

export type LeadField = (typeof leadFields)[number]

/** Columns that are no field of a lead, and what they are. */
export const otherLeadColumns = {
  company_id: 'whose it is',
  account_id: 'the account that `company` names',
  contact_id: 'the contact that `name` and `email` name',
  created_by: 'who made it',
  updated_at: 'when it was last written',
  is_sample: 'whether it came with the sample company',
  score_reasons: 'what the score is made of',
  status_changed_at: 'since when it has its status',
  custom_words: 'the text of its own fields, for the search',
  email_bounced_at: 'when a mail to it came back',
  email_bounce_reason: 'why it came back',
  email_opt_out_at: 'when the person wanted no more mail',
} as const

/** What the drawer and the page show by its type. */
export const leadFacts = leadFields.filter(isFact)
export const editableLeadFields = leadFields.filter(isEditable)

const isListed = (
  field: LeadField,
): field is Exclude<LeadField, { column: 'name' } | { type: 'custom' | 'currency' | 'tags' | 'id' }> =>
  field.column !== 'name' && !['custom', 'currency', 'tags', 'id'].includes(field.type)

/** What a list may show beside the name; an amount goes with its currency. */
export const listedFields = leadFields.filter(isListed)

export type ImportableField = Exclude<LeadField, { type: 'custom' | 'score' }>
/** The fields that are read from files and messages. */
export const importableFields = leadFields.filter(
  (field): field is ImportableField => field.type !== 'custom' && field.type !== 'score',
)
