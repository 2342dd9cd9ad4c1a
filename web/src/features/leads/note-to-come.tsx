import type { Lead } from './lead.ts'

/** The place of what is said below a lead's facts: two lines where an account is linked as well as a contact. */
export function NoteToCome({ lead: { contact_id, account_id, company } }: { lead: Lead }) {
  if (contact_id === null) return null
  const isOfBoth = account_id !== null && company !== null
  return <div className={isOfBoth ? 'h-13' : 'h-8'} />
}
