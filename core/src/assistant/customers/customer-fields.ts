import { accountFields } from '../../records/account.ts'
import { contactFields } from '../../records/contact.ts'
import { type Field, isTextField, keyOf } from '../../records/field.ts'
import { leadFields } from '../../records/lead.ts'
import type { CommandContext } from '../entities.ts'

export type CustomerRecord = 'accounts' | 'contacts'

const fieldsOf: Record<CustomerRecord, readonly Field[]> = {
  accounts: accountFields,
  contacts: contactFields,
}

/** How people say a field besides its label. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  website: ['web site', 'homepage', 'home page', 'web address', 'web page', 'site', 'url'],
  domain: ['domain', 'email domain'],
  phone: [
    'phone number',
    'telephone',
    'telephone number',
    'mobile',
    'mobile number',
    'cell',
    'cell phone',
    'number',
    'phone no',
  ],
  address: ['postal address', 'street address', 'mailing address', 'office address', 'office'],
  email: ['e-mail', 'mail', 'email address', 'e-mail address', 'mail address'],
  account: ['company', 'employer'],
  title: ['title', 'job title', 'position', 'job', 'function'],
}

/** A field as a command names it: the parameter of the tool, or the label of a field of the company's own. */
export type SaidField = { column: string } | { own: string }

/** The fields of a record with all that they are called. */
export function saidFields(
  record: CustomerRecord,
  { known }: CommandContext,
): { words: string; field: SaidField }[] {
  const own = (known.customers?.fields ?? []).filter((field) => field.record === record)
  return [
    ...own.map(({ label }) => ({ words: label.toLowerCase(), field: { own: label } })),
    ...fieldsOf[record]
      .filter((field) => isTextField(field) || field.type === 'account')
      .flatMap((field: Field) => {
        const column = keyOf(field)
        return [field.label.toLowerCase(), ...(otherWords[column] ?? [])].map((words) => ({
          words,
          field: { column },
        }))
      }),
  ]
}

/** The field that words name. */
export function fieldNamed(
  record: CustomerRecord,
  said: string,
  context: CommandContext,
): SaidField | undefined {
  const wanted = said
    .toLowerCase()
    .replace(/^(?:the |new |current )+/, '')
    .trim()
  return saidFields(record, context).find(({ words }) => words === wanted)?.field
}

const columnsOfLeads = new Set<string>(leadFields.map(({ column }) => column))
/** What a lead says of its contact; of the account it says the name. */
const ofLeads = new Set<string>(
  contactFields.filter(({ column, type }) => type === 'account' || columnsOfLeads.has(column)).map(keyOf),
)

/** Whether leads have that field as well: what is said of it of a lead's name is said of the lead. */
export const isOfLeads = (field: SaidField): boolean => 'column' in field && ofLeads.has(field.column)
