import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { type Field, isEditable } from '@parley/core/records/field'
import { searchPatterns } from '@parley/core/text/search-words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colleague } from '../testing/colleagues.ts'
import { historyOf } from '../testing/history.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** What a migration that adds a field needn't say: all of it follows from the table at the next start. */
let host: TestHost
let boss: Person
let ana: Person
beforeAll(async () => {
  host = await startTestHost()
  boss = await host.person('boss')
  ana = await colleague(host, boss, 'ana')
})
afterAll(() => host.close())

const inWords = new Set<Field['type']>(['text', 'longText', 'email', 'phone', 'url'])
async function wordsOf(table: string): Promise<string> {
  const [row] = await host.database.sql<{ expression: string }[]>`
    select pg_get_expr(d.adbin, d.adrelid) as expression from pg_attribute a
      join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = ${`public.${table}`}::regclass and a.attname = 'search_words'`
  return row?.expression ?? ''
}
async function found(table: string, words: string): Promise<string[]> {
  const { sql } = host.database
  const rows = await sql<{ id: string }[]>`
    select id from ${sql(`public.${table}`)} where search_words like all (${searchPatterns(words)})`
  return rows.map(({ id }) => id)
}
const indexed = async (table: string) =>
  (await host.database.sql`select indexdef from pg_indexes where indexname = ${`${table}_search`}`).map(
    ({ indexdef }) => String(indexdef),
  )

/** Adds columns as a migration does, and what the next start does then. */
async function migrate(statement: string): Promise<void> {
  await host.database.sql.unsafe(statement)
  await host.database.sql`select private.follow_history()`
}

describe.each<['accounts' | 'contacts', readonly Field[]]>([
  ['accounts', accountFields],
  ['contacts', contactFields],
])('a line of text that %s are given', (table, fields) => {
  const sql = () => host.database.sql
  const insert = async (name: string) =>
    (await boss.client.from(table).insert({ name }).select('id').single().throwOnError()).data.id
  const set = (id: string, motto: string, person = boss) =>
    host.database.transaction(
      { role: 'authenticated', claims: { role: 'authenticated', sub: person.id } },
      (transaction) =>
        transaction`update ${transaction(`public.${table}`)} set motto = ${motto} where id = ${id}`,
    )
  const mottoOf = async (id: string) => {
    const [row] = await sql()`select motto from ${sql()(`public.${table}`)} where id = ${id}`
    return row?.['motto']
  }

  beforeAll(() => migrate(`alter table public.${table} add motto text, add mobile text`))

  it('is found by, as all others are, in the same index', async () => {
    const expression = await wordsOf(table)
    const columns = fields.filter((field) => isEditable(field) && inWords.has(field.type))
    const forgotten = [...columns.map(({ column }) => column), 'motto', 'mobile'].filter(
      (column) => !new RegExp(`\\b${column}\\b`).test(expression),
    )
    expect(forgotten, `text of ${table} that no search finds: see private.word_columns`).toEqual([])
    const id = await insert('Findable')
    await set(id, 'Semper Fidelis')
    await sql()`update ${sql()(`public.${table}`)} set mobile = '+47 (917) 12-345' where id = ${id}`
    expect(await found(table, 'fidelis findable')).toEqual([id])
    expect(await found(table, '0917 12345')).toEqual([id])
    expect(await indexed(table)).toEqual([
      `CREATE INDEX ${table}_search ON public.${table} USING gin (company_id, search_words extensions.gin_trgm_ops)`,
    ])
  })

  it('stands in the history, which gives it back', async () => {
    const id = await insert('Kept')
    await set(id, 'Before')
    await set(id, 'After')
    const last = (await historyOf(boss, id)).at(-1)
    expect(last).toMatchObject({ before: { motto: 'Before' }, after: { motto: 'After' } })
    await boss.client.rpc('restore_change', { record_id: id, change: last?.id ?? '' }).throwOnError()
    expect(await mottoOf(id)).toBe('Before')
  })

  it('is told to webhooks', async () => {
    const noun = table.slice(0, -1)
    await boss.client
      .from('webhooks')
      .insert({ name: 'Listens', url: 'https://hooks.example', events: [`${noun}.changed`] })
      .throwOnError()
    const id = await insert('Told')
    await set(id, 'New')
    await expect
      .poll(async () => {
        const rows = await sql()<{ fields: unknown }[]>`
          select payload -> 'fields' as fields from public.webhook_deliveries
           where payload -> ${noun} ->> 'id' = ${id}`
        return rows.map((row) => row.fields)
      })
      .toEqual([['motto']])
  })

  it('is chosen in a merge, and taken apart again', async () => {
    const [keep, drop] = [await insert('First of two'), await insert('Second of two')]
    await set(keep, 'One')
    await set(drop, 'Two')
    const { data: merge } = await boss.client
      .rpc('merge_customers', { record: table, keep, drop_record: drop, chosen: { motto: 'Two' } })
      .throwOnError()
    expect(await mottoOf(keep)).toBe('Two')
    await boss.client.rpc('undo_customer_merge', { merge }).throwOnError()
    expect([await mottoOf(keep), await mottoOf(drop)]).toEqual(['One', 'Two'])
  })

  it('is a colleague’s to change, and told to be', async () => {
    await boss.client
      .from('companies')
      .update({ visibility: 'own_and_team' })
      .eq('id', boss.companyId)
      .throwOnError()
    const lead = { name: `Seen ${table}`, company: `Seen ${table} Ltd` }
    const { data: theirs } = await boss.client
      .from('leads')
      .insert(lead)
      .select('account_id, contact_id')
      .single()
      .throwOnError()
    const id = String(table === 'accounts' ? theirs.account_id : theirs.contact_id)
    const { data: hers } = await ana.client
      .from('leads')
      .insert({ ...lead, name: 'Of Ana' })
      .select('id')
      .single()
      .throwOnError()
    if (table === 'contacts')
      await boss.client.from('leads').update({ contact_id: id }).eq('id', hers.id).throwOnError()
    const { data: fixed } = await ana.client.rpc('fixed_fields', { customer: id }).throwOnError()
    expect(fixed).toContain('motto')
    await expect(set(id, 'Hers now', ana)).rejects.toMatchObject({ code: '42501' })
  })

  it('leaves search and guard as they were when it goes', async () => {
    await migrate(`alter table public.${table} drop motto cascade, drop mobile cascade`)
    expect(await wordsOf(table)).not.toMatch(/motto|mobile/)
    expect(await indexed(table)).toHaveLength(1)
    const [guard] = await sql()`
      select pg_get_triggerdef(oid) as text from pg_trigger
       where tgrelid = ${`public.${table}`}::regclass and tgname = ${`${table.slice(0, -1)}_of_others`}`
    expect(guard?.['text']).toMatch(/new\.name IS DISTINCT FROM old\.name/)
  })
})

it('goes on with a task that is repeated', async () => {
  await migrate('alter table public.tasks add place text')
  const { data: task } = await boss.client
    .from('tasks')
    .insert({ title: 'Daily', recurrence: 'FREQ=DAILY', due_at: new Date().toISOString() })
    .select('id')
    .single()
    .throwOnError()
  const { sql } = host.database
  await sql`update public.tasks set place = 'Oslo', priority = 'high' where id = ${task.id}`
  await boss.client.from('tasks').update({ status: 'done' }).eq('id', task.id).throwOnError()
  const next = await sql`
    select n.place, n.priority, n.status, n.series_id, n.due_at > t.due_at as is_later from public.tasks t
      join public.tasks n on n.id = t.next_task_id where t.id = ${task.id}`
  expect(next).toEqual([
    { place: 'Oslo', priority: 'high', status: 'todo', series_id: task.id, is_later: true },
  ])
})
