import { isCommandWord } from '@parley/core/assistant/classifier'
import {
  type KnownCustomers,
  type KnownLead,
  type KnownNames,
  legalForm,
} from '@parley/core/assistant/known-names'
import { readAllById } from '@parley/core/paging/read-pages'
import { salesRecords } from '@parley/core/records/sales-records'
import { anyColumnHolds } from '@parley/core/text/like'
import { toWords } from '@parley/core/text/words'
import type { Caller } from '../caller.ts'

const mostLeads = 1000
const mostTasks = 300
const mostWords = 12
const mostCustomers = 200
const mostFields = 100
const leadColumns = 'id, name, company, deal_name'

/** Besides the recent leads, those whose name or company contains a word of the text. */
async function findLeadsByWords(client: Caller['client'], text: string): Promise<KnownLead[]> {
  const words = [...new Set(toWords(text.toLowerCase()))]
    .filter((word) => word.length > 3)
    .slice(0, mostWords)
  if (words.length === 0) return []
  const filters = words.map((word) => anyColumnHolds(['name', 'company', 'deal_name'], word))
  const { data } = await client
    .from('leads')
    .select(leadColumns)
    .or(filters.join(','))
    .limit(200)
    .throwOnError()
  return data
}

const canName = (word: string): boolean =>
  word.length > 2 && (!isCommandWord(word) || /^\p{Lu}/u.test(word)) && word.replace(legalForm, '') !== ''

/** What names in a text may hold: pairs of words that stand together, which tell few apart from many, and single words. */
function namingParts(text: string): { pairs: string[]; words: string[] } {
  const said = toWords(text).map((word) => word.replace(/['’]s?$/, ''))
  const pairs = said.flatMap((word, index) => {
    const next = said[index + 1]
    return next !== undefined && (canName(word) || canName(next)) ? [`${word} ${next}`] : []
  })
  const few = (parts: string[]) => [...new Set(parts)].slice(0, mostWords)
  return { pairs: few(pairs), words: few(said.filter(canName)) }
}

const unique = <Row extends { id: string }>(...lists: Row[][]): Row[] => [
  ...new Map(lists.flat().map((row) => [row.id, row])).values(),
]

/** The accounts and contacts whose names hold the parts. */
async function findCustomers(client: Caller['client'], parts: string[]) {
  if (parts.length === 0) return { accounts: [], contacts: [] }
  const anyPart = parts.map((part) => anyColumnHolds(['name'], part)).join(',')
  const [{ data: accounts }, { data: contacts }] = await Promise.all([
    client.from('accounts').select('id, name').or(anyPart).order('name').limit(mostCustomers).throwOnError(),
    client
      .from('contacts')
      .select('id, name, accounts(name)')
      .or(anyPart)
      .order('name')
      .limit(mostCustomers)
      .throwOnError(),
  ])
  return { accounts, contacts }
}

/** The accounts and contacts whose names share words with the text, and the fields that the company gave them. */
async function readCustomers(client: Caller['client'], text: string): Promise<KnownCustomers> {
  const { pairs, words } = namingParts(text)
  if (words.length === 0) return { accounts: [], contacts: [], fields: [] }
  const [byPair, byWord, { data: fields }] = await Promise.all([
    findCustomers(client, pairs),
    findCustomers(client, words),
    client.from('lead_fields').select('record, label').order('position').limit(mostFields).throwOnError(),
  ])
  return {
    accounts: unique(byPair.accounts, byWord.accounts),
    contacts: unique(byPair.contacts, byWord.contacts).map(({ id, name, accounts: account }) => ({
      id,
      name,
      account: account?.name ?? null,
    })),
    fields: fields.flatMap(({ record: said, label }) => {
      const record = salesRecords.find((known) => known === said)
      return record ? [{ record, label }] : []
    }),
  }
}

/**
 * The names a command can refer to, as far as the caller may see them: the leads with the latest activity (in a larger
 * company also those that share a word with the text), the accounts and contacts that share one, open tasks, colleagues.
 */
export async function readKnownNames(client: Caller['client'], text: string): Promise<KnownNames> {
  const [{ data: leads, count: total }, { data: tasks }, people, customers] = await Promise.all([
    client
      .from('leads')
      .select(leadColumns, { count: 'estimated' })
      .order('last_activity_at', { ascending: false })
      .limit(mostLeads)
      .throwOnError(),
    client
      .from('tasks')
      .select('id, title')
      .neq('status', 'done')
      .order('due_at', { ascending: true, nullsFirst: false })
      .limit(mostTasks)
      .throwOnError(),
    readAllById((after) =>
      client
        .from('profiles')
        .select('id, full_name', { count: 'exact' })
        .gt('id', after)
        .order('id')
        .throwOnError(),
    ),
    readCustomers(client, text),
  ])
  const others = (total ?? 0) <= leads.length ? [] : await findLeadsByWords(client, text)
  return {
    leads: unique(leads, others),
    tasks,
    colleagues: people.flatMap(({ id, full_name: name }) => (name.trim() === '' ? [] : [{ id, name }])),
    customers,
  }
}
