import { countOf, nameSome } from '@parley/core/assistant/tools/words'
import { containsPattern } from '@parley/core/text/like'
import { narrowToWords } from '@parley/core/text/search-words'
import { z } from 'zod'
import { findColleague } from '../find-colleague.ts'
import { defineTool } from '../tool.ts'
import { openWords, readFigures } from './figures.ts'
import {
  accountColumns,
  accountEvidence,
  contactColumns,
  contactEvidence,
  findAccount,
  isFromOutside,
  toAccountData,
  toContactData,
} from './find-customer.ts'
import { readOwnFields } from './own-fields.ts'

const closed = '(won,lost)'
const limit = z.int().min(1).max(50).default(20)
const query = z.string().max(200).optional()
const mostEvidence = 8

const searchAccounts = defineTool({
  name: 'search_accounts',
  description:
    'Finds accounts (customers’ companies) by words, owner, or whether they have an open sale, each with its people, open sales and their value.',
  kind: 'read',
  parameters: z.strictObject({
    query,
    sales: z.enum(['open', 'no_open']).optional().describe('Only those with, or without, an open sale'),
    owner: z.string().min(1).max(200).optional().describe('Name or id of the colleague who owns them'),
    sort: z.enum(['name', 'created']).default('name'),
    limit,
  }),
  run: async (wanted, context) => {
    let rows = context.client
      .from('accounts')
      .select(`${accountColumns}, leads(id)`, { count: 'exact' })
      .not('leads.status', 'in', closed)
      .limit(1, { referencedTable: 'leads' })
    if (wanted.sales === 'open') rows = rows.not('leads', 'is', null)
    if (wanted.sales === 'no_open') rows = rows.is('leads', null)
    narrowToWords(rows, wanted.query ?? '')
    if (wanted.owner !== undefined)
      rows = rows.eq('owner_id', (await findColleague(wanted.owner, context)).id)
    const sorted =
      wanted.sort === 'name' ? rows.order('name') : rows.order('created_at', { ascending: false })
    const [{ data, count }, fields] = await Promise.all([
      sorted.order('id').limit(wanted.limit).throwOnError(),
      readOwnFields('accounts', context),
    ])
    const figuresOf = await readFigures(
      data.map(({ id }) => id),
      context,
    )
    const found = count ?? data.length
    const names = data.map((row) => `${row.name} (${openWords(figuresOf(row.id))})`)
    const without = wanted.sales === 'no_open' ? ' without an open sale' : ''
    return {
      message:
        data.length === 0
          ? 'No account matches.'
          : `${countOf(found, 'account')}${without} found: ${nameSome(without === '' ? names : data.map(({ name }) => name), 3, found)}.`,
      data: {
        total: found,
        accounts: data.map(({ leads: _open, ...row }) => ({
          ...toAccountData(row, fields),
          ...figuresOf(row.id),
        })),
      },
      evidence: data.slice(0, mostEvidence).map(accountEvidence),
      hasUntrustedText: data.some(isFromOutside),
    }
  },
})

const searchContacts = defineTool({
  name: 'search_contacts',
  description: 'Finds contacts (people at customers) by words, by their account, or by their role there.',
  kind: 'read',
  parameters: z.strictObject({
    query,
    account: z.string().min(1).max(200).optional().describe('Name or id of the account they work at'),
    title: z.string().min(1).max(120).optional().describe('Words of their role, such as CFO'),
    limit,
  }),
  run: async (wanted, context) => {
    let rows = context.client.from('contacts').select(contactColumns, { count: 'exact' })
    narrowToWords(rows, wanted.query ?? '')
    if (wanted.title !== undefined) rows = rows.ilike('title', containsPattern(wanted.title))
    let at = ''
    if (wanted.account !== undefined) {
      const account = await findAccount(wanted.account, context)
      if ('answer' in account) return account.answer
      rows = rows.eq('account_id', account.row.id)
      at = ` at ${account.row.name}`
    }
    const [{ data, count }, fields] = await Promise.all([
      rows.order('name').order('id').limit(wanted.limit).throwOnError(),
      readOwnFields('contacts', context),
    ])
    const found = count ?? data.length
    const names = data.map(({ name, title, accounts }) => {
      const place = [title, at === '' ? accounts?.name : undefined].filter(Boolean).join(', ')
      return place === '' ? name : `${name} (${place})`
    })
    return {
      message:
        data.length === 0
          ? `No contact${at} matches.`
          : `${countOf(found, 'contact')}${at} found: ${nameSome(names, 3, found)}.`,
      data: { total: found, contacts: data.map((row) => toContactData(row, fields)) },
      evidence: data.slice(0, mostEvidence).map(contactEvidence),
      hasUntrustedText: data.some(isFromOutside),
    }
  },
})

export const customerSearchTools = [searchAccounts, searchContacts]
