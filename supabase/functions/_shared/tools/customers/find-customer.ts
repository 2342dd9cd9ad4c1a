import { nameSome } from '@parley/core/assistant/tools/words'
import type { Database } from '@parley/core/database.types'
import type { CustomField } from '@parley/core/leads/custom-fields'
import { accountFields } from '@parley/core/records/account'
import { columnsOf } from '@parley/core/records/columns'
import { contactFields } from '@parley/core/records/contact'
import { anyColumnHolds } from '@parley/core/text/like'
import { type ToolContext, ToolFailure } from '../context.ts'
import { type Found, isId, preferExact } from '../find-row.ts'
import { showOwn } from './own-fields.ts'

export const accountColumns = `${columnsOf(accountFields)}, created_by` as const
export const contactColumns = `${columnsOf(contactFields)}, created_by, accounts(id, name)` as const

type Tables = Database['public']['Tables']
export type AccountRow = Pick<
  Tables['accounts']['Row'],
  (typeof accountFields)[number]['column'] | 'created_by'
>
export type ContactRow = Pick<
  Tables['contacts']['Row'],
  (typeof contactFields)[number]['column'] | 'created_by'
> & { accounts: { id: string; name: string } | null }

export const accountPath = (id: string): string => `/accounts/${id}`
export const contactPath = (id: string): string => `/contacts/${id}`

/** "Anna Keller (Acme)", or the name alone. */
export const contactLabel = ({ name, accounts }: Pick<ContactRow, 'name' | 'accounts'>): string =>
  accounts === null ? name : `${name} (${accounts.name})`

export const accountEvidence = ({ id, name }: Pick<AccountRow, 'id' | 'name'>) => ({
  kind: 'record' as const,
  path: accountPath(id),
  label: name,
})
export const contactEvidence = (row: Pick<ContactRow, 'id' | 'name' | 'accounts'>) => ({
  kind: 'record' as const,
  path: contactPath(row.id),
  label: contactLabel(row),
})

/** Whether its text is untrusted: nobody of the company wrote it, but a form, a webhook or a conversation. */
export const isFromOutside = (row: { created_by: string | null }): boolean => row.created_by === null

/** An account as a model sees it. */
export const toAccountData = (
  { created_by: _maker, custom, ...account }: AccountRow,
  fields: readonly CustomField[],
) => ({ ...account, own_fields: showOwn(custom, fields), path: accountPath(account.id) })

/** A contact as a model sees it, with its account's name. */
export const toContactData = (
  { created_by: _maker, custom, accounts, ...contact }: ContactRow,
  fields: readonly CustomField[],
) => ({
  ...contact,
  account: accounts?.name ?? null,
  own_fields: showOwn(custom, fields),
  path: contactPath(contact.id),
})

const mostRead = 200
const mostCandidates = 8

interface Kind<Row> {
  noun: string
  labelOf: (row: Row) => string
  evidenceOf: (row: Row) => { kind: 'record'; path: string; label: string }
  dataOf: (row: Row) => unknown
}

function oneOf<Row extends { created_by: string | null }>(
  rows: Row[],
  reference: string,
  { noun, labelOf, evidenceOf, dataOf }: Kind<Row>,
): Found<Row> {
  const [row] = rows
  if (!row)
    throw new ToolFailure(
      404,
      isId(reference) ? `This ${noun} does not exist.` : `No ${noun} matches "${reference}".`,
    )
  if (rows.length === 1) return { row }
  const few = rows.slice(0, mostCandidates)
  return {
    answer: {
      message: `${rows.length} ${noun}s match "${reference}": ${nameSome(rows.map(labelOf), 4)}. Which one is it?`,
      data: { candidates: few.map(dataOf) },
      evidence: few.map(evidenceOf),
      hasUntrustedText: rows.some(isFromOutside),
    },
  }
}

/** The account with an id, name, mail domain or website; for several, an answer that asks which. 404 for none. */
export async function findAccount(reference: string, { client }: ToolContext): Promise<Found<AccountRow>> {
  const query = client.from('accounts').select(accountColumns)
  const { data } = await (isId(reference)
    ? query.eq('id', reference)
    : query.or(anyColumnHolds(['name', 'domain', 'website'], reference))
  )
    .order('name')
    .order('id')
    .limit(mostRead)
    .throwOnError()
  const rows = isId(reference) ? data : preferExact(data, reference, (row) => [row.name, row.domain])
  return oneOf(rows, reference, {
    noun: 'account',
    labelOf: ({ name, domain }) => (domain === null ? name : `${name} (${domain})`),
    evidenceOf: accountEvidence,
    dataOf: (row) => toAccountData(row, []),
  })
}

/** "Anna Keller (Acme)" and "Anna Keller at Acme": the name, and where the person works. */
const withAccount = /^(.+?)(?: \((.+)\)| (?:at|from|of) (.+))$/i

/** The contact with an id, name or email, "at" an account where it is given; for several, an answer that asks which. 404 for none. */
export async function findContact(reference: string, { client }: ToolContext): Promise<Found<ContactRow>> {
  const read = async (words: string) => {
    const query = client.from('contacts').select(contactColumns)
    const { data } = await (isId(words)
      ? query.eq('id', words)
      : query.or(anyColumnHolds(['name', 'email'], words))
    )
      .order('name')
      .order('id')
      .limit(mostRead)
      .throwOnError()
    return isId(words) ? data : preferExact(data, words, (row) => [row.name, row.email])
  }
  const whole = await read(reference)
  const [, name, inBrackets, behind] = withAccount.exec(reference) ?? []
  const account = (inBrackets ?? behind ?? '').toLowerCase()
  const rows =
    whole.length > 0 || name === undefined
      ? whole
      : (await read(name)).filter((row) => row.accounts?.name.toLowerCase().includes(account) === true)
  return oneOf(rows, reference, {
    noun: 'contact',
    labelOf: contactLabel,
    evidenceOf: contactEvidence,
    dataOf: (row) => toContactData(row, []),
  })
}
