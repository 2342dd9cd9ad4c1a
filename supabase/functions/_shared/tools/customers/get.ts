import { sumOf } from '@parley/core/assistant/tools/figures'
import { countOf, sumWords } from '@parley/core/assistant/tools/words'
import type { CustomField } from '@parley/core/leads/custom-fields'
import { accountFacts } from '@parley/core/records/account'
import { contactFacts } from '@parley/core/records/contact'
import { type Field, isPlain, nounOf } from '@parley/core/records/field'
import { capitalise } from '@parley/core/text/words'
import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { openWords, readFigures, valueWords } from './figures.ts'
import {
  accountEvidence,
  contactColumns,
  contactEvidence,
  contactLabel,
  findAccount,
  findContact,
  isFromOutside,
  toAccountData,
  toContactData,
} from './find-customer.ts'
import { readOwnFields, showOwn } from './own-fields.ts'
import { readRelated } from './related.ts'

const mostPeople = 50
const said = z.string().min(1).max(200)

/** "CFO, anna@acme.example, Segment Enterprise": what is known of a record besides its name. */
function factWords(
  facts: readonly Field[],
  row: Readonly<Record<string, unknown>>,
  fields: readonly CustomField[],
): string {
  const known = facts.flatMap((field) => {
    const { column } = field
    const value = row[column]
    if (column === 'name' || value === '' || (typeof value !== 'string' && typeof value !== 'number'))
      return []
    const isTold =
      column === 'domain' && typeof row['website'] === 'string' && row['website'].includes(String(value))
    return isTold ? [] : [isPlain(field) ? String(value) : `${nounOf(field)} ${value}`]
  })
  const own = Object.entries(showOwn(row['custom'], fields)).map(([label, value]) => `${label} ${value}`)
  return [...known, ...own].join(', ')
}

/** "Acme: acme.example. 2 contacts, 1 open sale." */
const tell = (label: string, facts: string, sales: string): string =>
  facts === '' ? `${label}: ${sales}.` : `${label}: ${facts}. ${capitalise(sales)}.`

const getAccount = defineTool({
  name: 'get_account',
  description:
    'Everything about one account, by id, name or website: fields, people, sales, open tasks, last conversations and notes.',
  kind: 'read',
  parameters: z.strictObject({ account: said }),
  run: async (wanted, context) => {
    const found = await findAccount(wanted.account, context)
    if ('answer' in found) return found.answer
    const { row } = found
    const [fields, peopleFields, figuresOf, related, { data: people }] = await Promise.all([
      readOwnFields('accounts', context),
      readOwnFields('contacts', context),
      readFigures([row.id], context),
      readRelated('account_id', row.id, context),
      context.client
        .from('contacts')
        .select(contactColumns)
        .eq('account_id', row.id)
        .order('name')
        .order('id')
        .limit(mostPeople)
        .throwOnError(),
    ])
    const figures = figuresOf(row.id)
    const won = valueWords(figures.won_value)
    return {
      message: tell(
        row.name,
        factWords(accountFacts, row, fields),
        `${countOf(figures.contacts, 'contact')}, ${openWords(figures)}${won === '' ? '' : `, ${won} won so far`}`,
      ),
      data: {
        ...toAccountData(row, fields),
        ...figures,
        contacts: people.map((person) => toContactData(person, peopleFields)),
        contacts_in_all: figures.contacts,
        sales_in_all: related.total,
        ...related.data,
      },
      evidence: [accountEvidence(row), ...related.evidence],
      hasUntrustedText: isFromOutside(row) || people.some(isFromOutside) || related.hasUntrustedText,
    }
  },
})

const getContact = defineTool({
  name: 'get_contact',
  description:
    'Everything about one contact, by id, name or email: fields, account, sales with their role, open tasks, last conversations and notes.',
  kind: 'read',
  parameters: z.strictObject({ contact: said }),
  run: async (wanted, context) => {
    const found = await findContact(wanted.contact, context)
    if ('answer' in found) return found.answer
    const { row } = found
    const [fields, related] = await Promise.all([
      readOwnFields('contacts', context),
      readRelated('contact_id', row.id, context),
    ])
    const worth = sumOf(related.open)
    const open =
      related.open.length === 0
        ? 'no open sale'
        : `${countOf(related.open.length, 'open sale')}${worth.length === 0 ? '' : ` worth ${sumWords(worth)}`}`
    return {
      message: tell(contactLabel(row), factWords(contactFacts, row, fields), open),
      data: { ...toContactData(row, fields), sales_in_all: related.total, ...related.data },
      evidence: [contactEvidence(row), ...related.evidence],
      hasUntrustedText: isFromOutside(row) || related.hasUntrustedText,
    }
  },
})

export const customerGetTools = [getAccount, getContact]
