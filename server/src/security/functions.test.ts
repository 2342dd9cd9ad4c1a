import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row } from '../database/database.ts'
import { type ApiFunction, callsOf, type PlantedRows, readApiFunctions } from '../testing/api-functions.ts'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { plantRows, type Table } from '../testing/rows.ts'
import { snapshotOf } from '../testing/snapshot.ts'
import { untilIdle } from '../testing/until-idle.ts'

/**
 * No function of the API touches or tells what its caller may not see: each is called with real rows, by the catalogue, so that a new one
 * is covered at once.
 */
let host: TestHost
let victim: Person
let stranger: Person
let other: Person
let tables: Table[]
let planted: PlantedRows
let functions: ApiFunction[]

/** What the blog shows to everybody. */
const isPublic = new Set(['blog_categories', 'blog_posts', 'blog_tags', 'blog_post_tags'])
/** Whoever calls these is somebody else afterwards, or nobody. */
const last = ['', 'erase_company', 'delete_account']
/** The function or its arguments were not understood, so that nothing was tried. */
const notCalled = /^(?:PGRST20[23]|PGRST30\d|22P02|42883|42804)$/

const untyped = (token?: string) =>
  createClient(host.url, host.publishableKey, {
    auth: { persistSession: false },
    ...(token ? { global: { headers: { Authorization: `Bearer ${token}` } } } : {}),
  })
const clientOf = async (person: Person) =>
  untyped((await person.client.auth.getSession()).data.session?.access_token ?? '')

/** A second lead with its account and contact, and what merges, changes and a session leave behind. */
async function happen(rows: ReadonlyMap<string, Row>): Promise<Pick<PlantedRows, 'others' | 'more'>> {
  const add = async (name: string) =>
    (
      await victim.client
        .from('leads')
        .insert({ name, company: `${name} Ltd`, email: `${name}@secret.example` })
        .select('id, account_id, contact_id')
        .single()
        .throwOnError()
    ).data
  const second = await add('Secretone')
  const [kept, dropped] = [await add('Secrettwo'), await add('Secretthree')]
  const ofTwo = await victim.client
    .rpc('merge_customers', {
      record: 'accounts',
      keep: kept.account_id ?? '',
      drop_record: dropped.account_id ?? '',
    })
    .throwOnError()
  const merged = await victim.client
    .rpc('merge_leads', { keep: kept.id, drop_lead: dropped.id })
    .throwOnError()
  expect([ofTwo.error, merged.error]).toEqual([null, null])
  const field = { key: 'shared', label: 'Shared', type: 'text' }
  await victim.client
    .from('lead_fields')
    .insert(['leads', 'accounts', 'contacts'].map((record) => ({ ...field, record })))
    .throwOnError()
  const change = crypto.randomUUID()
  const lead = String(rows.get('leads')?.['id'])
  const patch = { next_step: 'Secretstep' }
  await victim.client.rpc('change_records', { record: 'leads', ids: [lead], patch, change }).throwOnError()
  const { sql } = host.database
  const one = async (query: Promise<Row[]>) => String((await query)[0]?.['id'])
  const company = victim.companyId
  return {
    others: new Map<string, Row>([
      ['leads', { id: second.id }],
      ['accounts', { id: second.account_id }],
      ['contacts', { id: second.contact_id }],
    ]),
    more: {
      undo_change: { change },
      set_own_field: { key: 'shared', value: 'x' },
      restore_change: {
        record_id: lead,
        change: await one(
          sql`select id from public.record_changes where record_id = ${lead} and operation = 'update' limit 1`,
        ),
      },
      undo_merge: {
        merge: await one(
          sql`select id from public.lead_merges where company_id = ${company} and kept_id = ${kept.id}`,
        ),
      },
      undo_customer_merge: {
        merge: await one(
          sql`select id from public.customer_merges where company_id = ${company} and kept_id = ${kept.account_id}`,
        ),
      },
      end_session: {
        session_id: await one(sql`select id from auth.sessions where user_id = ${victim.id} limit 1`),
      },
      company_history: { before_id: crypto.randomUUID() },
      admin_audit_log: { before_id: crypto.randomUUID() },
      app_request: { request: crypto.randomUUID() },
      answer_app_request: { request: crypto.randomUUID() },
      assign_turn: { segments: [crypto.randomUUID()] },
      claim_tool_call: { call_id: rows.get('ai_tool_calls')?.['call_id'] },
      automation_facts: { event: { name: 'lead.created', lead_id: lead } },
    },
  }
}

beforeAll(async () => {
  host = await startTestHost()
  await host.person('admin')
  victim = await host.person('victim')
  stranger = await host.person('stranger')
  other = await colleague(host, victim, 'other')
  const { tables: found, rows } = await plantRows(host.database.sql, {
    userId: victim.id,
    companyId: victim.companyId,
  })
  tables = found
  planted = { rows, userId: victim.id, ...(await happen(rows)) }
  await victim.client
    .from('companies')
    .update({ visibility: 'own_and_team' })
    .eq('id', victim.companyId)
    .throwOnError()
  await untilIdle(host.database.sql)
  const all = await readApiFunctions(host.database.sql)
  const place = ({ name }: ApiFunction) => Math.max(0, last.indexOf(name))
  functions = all.toSorted((one, two) => place(one) - place(two))
})
afterAll(() => host.close())

/** The words that only rows hold which the client may not read: those planted, and what was added to them. */
async function hiddenWords(client: ReturnType<typeof untyped>): Promise<string[]> {
  const hidden: string[] = []
  const seen: string[] = []
  for (const { name, primaryKey } of tables) {
    const row = planted.rows.get(name) ?? {}
    const key = Object.fromEntries(primaryKey.map((column) => [column, String(row[column])]))
    const { data } = await client.from(name).select('*').match(key)
    const words = JSON.stringify(row).match(/\ba[0-9a-f]{12}\b/g) ?? []
    ;((data ?? []).length > 0 || isPublic.has(name) ? seen : hidden).push(...words)
  }
  return [...hidden.filter((word) => !seen.includes(word)), 'Secret', 'secret.example']
}

/** A row of the caller's own for those arguments that stand beside another's. */
async function ownRows({ client }: Person): Promise<ReadonlyMap<string, Row>> {
  const { data: lead } = await client
    .from('leads')
    .insert({ name: 'Mine', company: 'Mine Ltd', email: 'mine@mine.example' })
    .select('id, account_id, contact_id')
    .single()
    .throwOnError()
  const { data: talk } = await client
    .from('recordings')
    .insert({ title: 'Mine', source: 'import', lead_id: lead.id })
    .select('id')
    .single()
    .throwOnError()
  return new Map<string, Row>([
    ['leads', { id: lead.id }],
    ['accounts', { id: lead.account_id }],
    ['contacts', { id: lead.contact_id }],
    ['recordings', { id: talk.id }],
  ])
}

/** Calls every function, and says which told a hidden word or were not called at all. */
async function callAll(
  client: ReturnType<typeof untyped>,
  words: readonly string[],
  own: ReadonlyMap<string, Row> = new Map(),
): Promise<string[]> {
  const faults: string[] = []
  for (const known of functions)
    for (const given of callsOf(known, planted, own)) {
      const { data, error } = await client.rpc(known.name, given)
      // Whose account is gone can't call again.
      if (error && notCalled.test(error.code) && known.name !== 'delete_account')
        faults.push(`${known.name} was not called: ${error.message}`)
      const told = JSON.stringify([data, error])
      const word = words.find((one) => told.includes(one))
      if (word !== undefined)
        faults.push(`${known.name} ${JSON.stringify(given)} tells ${word}: ${told.slice(0, 300)}`)
    }
  return faults
}

it('knows what every argument is given', () => {
  expect(functions.length).toBeGreaterThan(100)
  for (const known of functions) expect(callsOf(known, planted).length, known.name).toBeGreaterThan(0)
})

it('tells the owner what it hides from others', async () => {
  const client = await clientOf(victim)
  const words = await hiddenWords(await clientOf(stranger))
  const reads = [
    'customer_timeline',
    'deal_facts',
    'lead_timeline',
    'automation_facts',
    'past_automation_events',
  ]
  for (const known of functions.filter(({ name }) => reads.includes(name))) {
    const given = callsOf(known, { ...planted, more: { ...planted.more, deal_facts: { only_owner: null } } })
    const answers = await Promise.all(given.map((each) => client.rpc(known.name, each)))
    const told = JSON.stringify(answers.map(({ data }) => data))
    expect(
      words.some((word) => told.includes(word)),
      `${known.name}: ${told.slice(0, 300)}`,
    ).toBe(true)
  }
})

it('lets no function touch or tell another company what is not theirs', async () => {
  const before = await snapshotOf(host.database.sql, tables, [stranger.companyId, stranger.id])
  for (const [client, own] of [[await clientOf(stranger), await ownRows(stranger)], [untyped()]] as const)
    expect(await callAll(client, [...(await hiddenWords(client)), victim.companyId], own)).toEqual([])
  expect(await snapshotOf(host.database.sql, tables, [stranger.companyId, stranger.id])).toEqual(before)
})

it('lets no function touch or tell a member what is neither theirs nor their team’s', async () => {
  const own = await ownRows(other)
  await untilIdle(host.database.sql)
  const mine = [other.id, ...[...own.values()].map(({ id }) => String(id))]
  const before = await snapshotOf(host.database.sql, tables, mine)
  const client = await clientOf(other)
  expect(await callAll(client, await hiddenWords(client), own)).toEqual([])
  expect(await snapshotOf(host.database.sql, tables, mine)).toEqual(before)
})
