export const subjectKinds = ['lead', 'account', 'contact'] as const
export type SubjectKind = (typeof subjectKinds)[number]

export const subjectLabels: Record<SubjectKind, string> = {
  lead: 'Lead',
  account: 'Account',
  contact: 'Contact',
}

/** The record that a task or a recording belongs to. */
export interface Subject {
  kind: SubjectKind
  id: string
  name: string
  /** The customer's company, of a person. */
  company: string | null
  /** What a sale is called, which tells several to one customer apart. Not where it was not asked for, or kept before it was. */
  deal_name?: string | null
}

/** What a read of tasks or recordings asks for to tell whose they are. */
export const subjectColumns =
  'leads(id, name, company, deal_name), accounts(id, name), contacts(id, name, accounts(name))' as const

export interface SubjectRows {
  leads: { id: string; name: string; company: string | null; deal_name?: string | null } | null
  accounts: { id: string; name: string } | null
  contacts: { id: string; name: string; accounts: { name: string } | null } | null
}

/** The record of what a read has found; null where it belongs to none, or to one that the person doesn't see. */
export function subjectOf({ leads, accounts, contacts }: SubjectRows): Subject | null {
  if (leads) return { kind: 'lead', ...leads }
  if (accounts) return { kind: 'account', ...accounts, company: null }
  if (contacts)
    return { kind: 'contact', id: contacts.id, name: contacts.name, company: contacts.accounts?.name ?? null }
  return null
}

/** The columns that say so, of which one at most is set. */
export interface SubjectIds {
  lead_id: string | null
  account_id: string | null
  contact_id: string | null
}

export const subjectIds = (subject: Pick<Subject, 'kind' | 'id'> | null): SubjectIds => ({
  lead_id: subject?.kind === 'lead' ? subject.id : null,
  account_id: subject?.kind === 'account' ? subject.id : null,
  contact_id: subject?.kind === 'contact' ? subject.id : null,
})

type Called = Pick<Subject, 'name' | 'company' | 'deal_name'>

/** What tells a record from others of its name: "Northwind · Renewal 2027". */
export const describeBeside = ({ company, deal_name }: Omit<Called, 'name'>): string =>
  [company, deal_name].filter(Boolean).join('\u00A0· ')

/** "Anna Weber, Northwind · Renewal 2027". */
export const describeSubject = ({ name, company, deal_name = null }: Called): string =>
  describeBeside({ company: company ? `${name}, ${company}` : name, deal_name })
