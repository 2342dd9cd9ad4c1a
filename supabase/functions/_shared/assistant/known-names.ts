import type { KnownLead, KnownNames } from '@parley/core/assistant/known-names'
import { escapeLike } from '@parley/core/text/like'
import { toWords } from '@parley/core/text/words'
import type { Caller } from '../caller.ts'

const mostLeads = 1000
const mostTasks = 300
const mostWords = 12
const leadColumns = 'id, name, company'

/** Beyond the leads of late, those whose name or company holds a word of the text. */
const findLeadsByWords = async (client: Caller['client'], text: string): Promise<KnownLead[]> => {
  const words = [...new Set(toWords(text.toLowerCase()))]
    .filter((word) => word.length > 3)
    .slice(0, mostWords)
  if (words.length === 0) return []
  const filters = words.flatMap((word) => {
    const pattern = `"%${escapeLike(word).replaceAll('"', '')}%"`
    return [`name.ilike.${pattern}`, `company.ilike.${pattern}`]
  })
  const { data } = await client
    .from('leads')
    .select(leadColumns)
    .or(filters.join(','))
    .limit(200)
    .throwOnError()
  return data
}

/**
 * The names a command can mean, as the caller may see them: the leads of latest activity (in a larger company also
 * those that share a word with the text), open tasks, colleagues.
 */
export const readKnownNames = async (client: Caller['client'], text: string): Promise<KnownNames> => {
  const [{ data: leads }, { data: tasks }, { data: people }] = await Promise.all([
    client
      .from('leads')
      .select(leadColumns)
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
    client.from('profiles').select('id, full_name').limit(mostTasks).throwOnError(),
  ])
  const others = leads.length < mostLeads ? [] : await findLeadsByWords(client, text)
  const unique = new Map([...leads, ...others].map((lead) => [lead.id, lead]))
  return {
    leads: [...unique.values()],
    tasks,
    colleagues: people.flatMap(({ id, full_name: name }) => (name.trim() === '' ? [] : [{ id, name }])),
  }
}
