import { accountFields } from './account.ts'
import { contactFields } from './contact.ts'
import type { Field } from './field.ts'
import { leadFields } from './lead.ts'

/** The records of sales, by table: what files hold, and what a company gives fields of its own. */
export const salesRecords = ['leads', 'accounts', 'contacts'] as const
export type SalesRecord = (typeof salesRecords)[number]

/** What one of them is called. */
export const salesNouns = {
  leads: 'lead',
  accounts: 'account',
  contacts: 'contact',
} as const satisfies Record<SalesRecord, string>

/** Their fields. */
export const salesFields: Record<SalesRecord, readonly Field[]> = {
  leads: leadFields,
  accounts: accountFields,
  contacts: contactFields,
}

/** One of them with its article. */
export const oneOf: Record<SalesRecord, string> = {
  leads: 'a lead',
  accounts: 'an account',
  contacts: 'a contact',
}
