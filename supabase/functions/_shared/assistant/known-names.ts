import { isCommandWord } from '@parley/core/assistant/classifier'
import type { KnownCustomers, KnownLead, KnownNames } from '@parley/core/assistant/known-names'
import { readAllById } from '@parley/core/paging/read-pages'
import { anyColumnHolds } from '@parley/core/text/like'
import { toWords } from '@parley/core/text/words'
import type { Caller } from '../caller.ts'

const mostLeads = 1000
const mostTasks = 300
const mostWords = 12
const mostCustomers = 200
const mostFields = 100
const leadColumns = 'id, name, company'

/** Besides the recent leads, those whose name or company contains a word of the text. */
async function findLeadsByWords(client: Caller['client'], text: string): Promise<KnownLead[]> {
  const words = [...new Set(toWords(text.toLowerCase()))]
    .filter((word) => word.length > 3)
    .slice(0, mostWords)
  if (words.length === 0) return []
  const filters = words.map((word) => anyColumnHolds(['name', 'company'], word))
  const { data } = await client
    .from('leads')
    .select(leadColumns)
    .or(filters.join(','))
    .limit(200)
    .throwOnError()
  return data
}

/** Words of a text that can be part of a name. */
const namingWords = (text: string): string[] => [
  ...new Set(
    toWords(text)
      .map((word) => word.replace(/['’]s?$/, ''))
      .filter((word) => word.length > 2 && (!isCommandWord(word) || /^\p{Lu}/u.test(word)))
      .slice(0, mostWords),
  ),
]

/** The accounts and contacts whose names share a word with the text, and the fields that the company gave them. */
async function readCustomers(client: Caller['client'], text: string): Promise<KnownCustomers> {
  const anyWord = namingWords(text)
    .map((word) => anyColumnHolds(['name'], word))
    .join(',')
  if (anyWord === '') return { accounts: [], contacts: [], fields: [] }
  const [{ data: accounts }, { data: contacts }, { data: fields }] = await Promise.all([
    client.from('accounts').select('id, name').or(anyWord).order('name').limit(mostCustomers).throwOnError(),
    client
      .from('contacts')
      .select('id, name, accounts(name)')
      .or(anyWord)
      .order('name')
      .limit(mostCustomers)
      .throwOnError(),
    client
      .from('lead_fields')
      .select('record, label')
      .neq('record', 'leads')
      .order('position')
      .limit(mostFields)
      .throwOnError(),
  ])
  return {
    accounts,
    contacts: contacts.map(({ accounts: account, ...contact }) => ({
      ...contact,
      account: account?.name ?? null,
    })),
    fields: fields.flatMap(({ record, label }) =>
      record === 'accounts' || record === 'contacts' ? [{ record, label }] : [],
    ),
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
  const unique = new Map([...leads, ...others].map((lead) => [lead.id, lead]))
  return {
    leads: [...unique.values()],
    tasks,
    colleagues: people.flatMap(({ id, full_name: name }) => (name.trim() === '' ? [] : [{ id, name }])),
    customers,
  }
}
