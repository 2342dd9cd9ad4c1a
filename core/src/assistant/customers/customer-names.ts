import type { SalesRecord } from '../../records/sales-records.ts'
import type { CommandContext } from '../entities.ts'
import { legalForm, toKey } from '../known-names.ts'
import { asName, tidy } from '../slots/reading.ts'

export type CustomerRecord = Exclude<SalesRecord, 'leads'>

/** Whom words name: an id where one is known, else the name as it is said. */
export interface Named {
  reference: string
  /** Whether a lead goes by that name: what is said of it then is said of the lead. */
  isLead: boolean
}

/** A name without what stands around it: "the account Acme?", "“Acme”". */
export const bareName = (words: string): string =>
  tidy(
    words
      .replaceAll(/["“”„‘]|(?<!\p{L})['’]|['’](?!\p{L})/gu, '')
      .replace(/[?!.]+$/, '')
      .replace(
        /^(?:(?:the|our|my|this|that) )?(?:(?:customer|account|company|client|contact|person|firm)s? )?/i,
        '',
      )
      .replace(/(?<=\S)['’]s?$|\s+(?:account|please|right now|now|yet|today)$/i, ''),
  )

const companyKeys = (name: string): string[] => [toKey(name), toKey(name.replace(legalForm, ''))]
const firstKey = (name: string): string => toKey(name.trim().split(/\s+/)[0] ?? '')

/** Those of exactly that name, else those that begin with it. */
function ofCompany<Row>(rows: readonly Row[], nameOf: (row: Row) => string, key: string): Row[] {
  const exact = rows.filter((row) => companyKeys(nameOf(row)).includes(key))
  return exact.length > 0 ? exact : rows.filter((row) => firstKey(nameOf(row)) === key)
}

/** The account that words name, known by itself or by its leads; null where none does. */
export const accountNamed = (words: string, context: CommandContext): Named | null =>
  // "Account Partners" may be what it is called.
  accountCalled(tidy(words), context) ?? accountCalled(bareName(words), context)

function accountCalled(said: string, { known }: CommandContext): Named | null {
  const key = toKey(said)
  if (key.length < 2) return null
  const [account, ...others] = ofCompany(known.customers?.accounts ?? [], ({ name }) => name, key)
  const companies = known.leads.flatMap(({ company }) => company ?? [])
  const [company] = ofCompany(companies, (name) => name, key)
  if (!account && company === undefined) return null
  return {
    reference: account && others.length === 0 ? account.id : account ? asName(said) : (company ?? ''),
    isLead: company !== undefined,
  }
}

const isPerson = (name: string, key: string): boolean =>
  toKey(name) === key || (name.includes(' ') && firstKey(name) === key)

/** The person that words name, known as a contact or a lead; null where nobody is. */
export function contactNamed(words: string, { known }: CommandContext): Named | null {
  const said = bareName(words)
  const key = toKey(said)
  if (key.length < 2) return null
  const find = <Row extends { name: string }>(rows: readonly Row[]): Row[] => {
    const whole = rows.filter(({ name }) => toKey(name) === key)
    return whole.length > 0 ? whole : rows.filter(({ name }) => isPerson(name, key))
  }
  const [contact, ...others] = find(known.customers?.contacts ?? [])
  const [lead] = find(known.leads)
  if (!contact && !lead) return null
  return {
    reference: contact && others.length === 0 ? contact.id : contact || !lead ? asName(said) : lead.name,
    isLead: lead !== undefined,
  }
}
