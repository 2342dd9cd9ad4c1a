import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPostgresError, type Row, type Transaction } from '../database/database.ts'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { makeRow, plantRows, type Table } from '../testing/rows.ts'
import { untilIdle } from '../testing/until-idle.ts'
import { withoutEvents } from '../testing/without-events.ts'

/**
 * Who may do what with a row of a colleague's: every role, both visibilities, every table of the catalogue, every verb. A new table
 * fails until it says who sees it.
 */
type Verb = 'select' | 'insert' | 'update' | 'delete'
type Role = 'owner' | 'manager' | 'author' | 'mate' | 'other'
type Visibility = 'everything' | 'own_and_team'
const roles: readonly Role[] = ['owner', 'manager', 'author', 'mate', 'other']

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

/** Rows that follow the visibility: a member of another team sees none of the author's. */
const followed = listed(`
  leads accounts contacts tasks recordings lead_activities lead_emails lead_merges customer_merges lead_contacts attachments
  recording_consents recording_insights transcript_segments transcript_versions follow_up_emails
  recording_deletions advice_dismissals customers subscriptions usage_events orders carts`)
/** They hold what leads say and nobody's name: only those who see everything see them. */
const ofTheWhole = listed(`
  automation_runs automation_run_steps`)
const ofTheCompany = listed(`
  companies profiles teams vertical_configurations pipelines stages lead_fields templates automations
  automation_versions insight_trackers recording_settings ai_usage lead_views`)
const ofManagers = listed(`
  lead_imports lead_import_rows`)
const ofOwners = listed(`
  company_invitations webhooks webhook_deliveries record_changes`)
const ofOneself = listed(`
  api_keys ai_conversations ai_conversation_messages bulk_changes bulk_change_rows calendar_feeds
  notifications notification_preferences support_tickets user_roles`)
const ofOneselfAndOwners = listed(`
  ai_turns ai_tool_calls`)
/** The blog is the instance's. */
const isOfNoCompany = (name: string) => name.startsWith('blog_') || name === 'post_voice_analysis'

/** What only managers and owners write. */
const writtenByManagers = listed(`
  lead_fields automations automation_versions lead_imports teams recording_settings`)
const writtenByOwners = listed(`
  companies vertical_configurations`)
/** A new row of theirs is of whoever makes it, whatever it belongs to. */
const isOwnWhenNew = listed(`
  tasks contacts recordings lead_views support_tickets`)
/** Nobody's in particular, so any member may take it back. */
const isEverybodys = listed(`
  advice_dismissals lead_contacts`)
/** No member made the rows of an import of another program. */
const isNoMembers = listed(`
  customers subscriptions usage_events orders carts`)

const isOfManagement = (role: Role) => role === 'owner' || role === 'manager'

function sees(table: string, role: Role, visibility: Visibility): boolean {
  if (followed.has(table)) return visibility === 'everything' || role !== 'other'
  if (ofTheWhole.has(table)) return visibility === 'everything' || isOfManagement(role)
  if (ofTheCompany.has(table)) return true
  if (ofManagers.has(table)) return isOfManagement(role)
  if (ofOwners.has(table)) return role === 'owner'
  if (ofOneself.has(table)) return role === 'author'
  if (ofOneselfAndOwners.has(table)) return role === 'author' || role === 'owner'
  throw new Error(`Say who sees ${table}.`)
}

function may(verb: Verb, table: string, role: Role, visibility: Visibility): boolean {
  const isSeen = sees(table, role, visibility)
  if (verb === 'select') return isSeen
  if (writtenByManagers.has(table)) return isOfManagement(role)
  if (writtenByOwners.has(table)) return role === 'owner'
  // Own to each: the author's row is theirs alone, and a shared view also its company's managers'.
  if (table === 'profiles') return verb === 'update' && role === 'author'
  if (table === 'lead_views') return role === 'author' || isOfManagement(role) || verb === 'insert'
  if (table === 'company_invitations') return role === 'owner'
  if (verb === 'insert') return isSeen || isOwnWhenNew.has(table)
  if (verb === 'update' || isEverybodys.has(table)) return isSeen
  if (ofTheCompany.has(table) || followed.has(table))
    return isSeen && (isOfManagement(role) || (role === 'author' && !isNoMembers.has(table)))
  return isSeen
}

let host: TestHost
let people: Record<Role, Person>
let tables: Table[]
let rows: Map<string, Row>
let granted: Set<string>
/** The columns of a new row that somebody who is signed in may write. */
let writable: Map<string, Set<string>>

beforeAll(async () => {
  host = await startTestHost()
  // The first account is the instance's admin.
  await host.person('admin')
  const owner = await host.person('owner')
  const [manager, author, mate, other] = [
    await colleague(host, owner, 'manager', 'manager'),
    await colleague(host, owner, 'author'),
    await colleague(host, owner, 'mate'),
    await colleague(host, owner, 'other'),
  ]
  people = { owner, manager, author, mate, other }
  await untilIdle(host.database.sql)
  await withoutEvents(host.database)
  const { sql } = host.database
  await sql`insert into public.user_roles (user_id, role) values (${author.id}, 'admin')`
  const planted = await plantRows(sql, { userId: author.id, companyId: owner.companyId })
  tables = planted.tables.filter(({ name }) => !isOfNoCompany(name))
  rows = planted.rows
  for (const { name, columns } of tables) {
    if (columns.some((column) => column.name === 'created_by'))
      await sql`update ${sql(`public.${name}`)} set created_by = ${author.id} where created_by is null`
  }
  await sql`update public.lead_views set is_shared = true`
  await sql`update public.lead_merges set kept_id = ${String(rows.get('leads')?.['id'])}`
  await sql`update public.customer_merges set record = 'accounts', kept_id = ${String(rows.get('accounts')?.['id'])}`
  // Author and mate are one team, other is another.
  const [team] =
    await sql`insert into public.teams (company_id, name) values (${owner.companyId}, 'North') returning id`
  for (const { id } of [author, mate])
    await owner.client.rpc('set_member_team', { member: id, team: String(team?.['id']) }).throwOnError()
  await owner.client
    .rpc('set_member_team', { member: other.id, team: String(rows.get('teams')?.['id']) })
    .throwOnError()
  granted = new Set(
    (
      await sql<{ grant: string }[]>`
        select relname || ' ' || verb as grant from pg_class c, unnest('{select,insert,update,delete}'::text[]) verb
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and case verb
           when 'delete' then has_table_privilege('authenticated', c.oid, verb)
           else has_any_column_privilege('authenticated', c.oid, verb) end`
    ).map((row) => row.grant),
  )
  writable = new Map(tables.map(({ name }) => [name, new Set()]))
  for (const { place, name } of await sql<{ place: string; name: string }[]>`
    select c.relname as place, a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace = 'public'::regnamespace and has_column_privilege('authenticated', c.oid, a.attnum, 'insert')`)
    writable.get(place)?.add(name)
})
afterAll(() => host.close())

class Undone extends Error {}

/** Whether the rights let a verb through; nothing of it remains. */
async function isLetThrough(
  person: Person,
  visibility: Visibility,
  prepare: (transaction: Transaction) => Promise<unknown>,
  act: (transaction: Transaction) => Promise<{ count: number }>,
): Promise<boolean> {
  let count = 0
  try {
    await host.database.sql.begin(async (transaction) => {
      await transaction`update public.companies set visibility = ${visibility} where id = ${person.companyId}`
      await prepare(transaction)
      const claims = JSON.stringify({ sub: person.id, role: 'authenticated', aal: 'aal1' })
      await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`
      count = (await act(transaction)).count
      throw new Undone()
    })
  } catch (error) {
    if (isPostgresError(error) && error.code === '42501') return false
    // A key that is taken, or a file that isn't there, was met behind the rights.
    if (isPostgresError(error) && (error.code === '23505' || /file has not arrived/.test(error.message)))
      return true
    if (!(error instanceof Undone)) throw error
  }
  return count > 0
}

/** Sales go before their customer, so they let go of it first. */
async function freeCustomers(transaction: Transaction): Promise<void> {
  await transaction`set local session_replication_role = replica`
  await transaction`update public.leads set account_id = null, contact_id = null`
  await transaction`set local session_replication_role = origin`
}

async function attempt(verb: Verb, table: Table, role: Role, visibility: Visibility): Promise<boolean> {
  if (!granted.has(`${table.name} ${verb}`)) return false
  const person = people[role]
  const row = rows.get(table.name) ?? {}
  return isLetThrough(
    person,
    visibility,
    (transaction) => (verb === 'delete' ? freeCustomers(transaction) : Promise.resolve()),
    (transaction) => {
      const place = transaction(`public.${table.name}`)
      const key = table.primaryKey.map(
        (column) => transaction`${transaction(column)} = ${String(row[column])}`,
      )
      const found = key.reduce((one, other) => transaction`${one} and ${other}`)
      const columns = writable.get(table.name) ?? new Set()
      switch (verb) {
        case 'select':
          return transaction`select ${transaction(table.primaryKey)} from ${place} where ${found}`
        case 'delete':
          return transaction`delete from ${place} where ${found}`
        case 'insert': {
          const fresh = makeRow(table, rows, { userId: people.author.id, companyId: person.companyId })
          const given = Object.entries(fresh).filter(([column]) => columns.has(column))
          return transaction`insert into ${place} ${transaction(Object.fromEntries(given))}`
        }
        case 'update': {
          const column = transaction(updatable.get(table.name) ?? '')
          return transaction`update ${place} set ${column} = ${column} where ${found}`
        }
      }
    },
  )
}

/** A column of each table that may be written. */
let updatable: Map<string, string>
beforeAll(async () => {
  const found = await host.database.sql<{ place: string; name: string }[]>`
    select distinct on (c.relname) c.relname as place, a.attname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attgenerated = '' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and has_column_privilege('authenticated', c.oid, a.attnum, 'update')
     order by c.relname, a.attname in ('id', 'company_id'), a.attnum`
  updatable = new Map(found.map(({ place, name }) => [place, name]))
})

describe.each(['everything', 'own_and_team'] as const)('where members see %s', (visibility) => {
  it.each(['select', 'insert', 'update', 'delete'] as const)(
    'lets each role %s what is theirs to',
    async (verb) => {
      const expected: Record<string, Role[]> = {}
      const actual: Record<string, Role[]> = {}
      for (const table of tables) {
        expected[table.name] = granted.has(`${table.name} ${verb}`)
          ? roles.filter((role) => may(verb, table.name, role, visibility))
          : []
        const through: Role[] = []
        for (const role of roles) if (await attempt(verb, table, role, visibility)) through.push(role)
        actual[table.name] = through
      }
      expect(actual).toEqual(expected)
    },
  )
})

it('knows every table, and each list names real ones', () => {
  const named = [
    followed,
    ofTheWhole,
    ofTheCompany,
    ofManagers,
    ofOwners,
    ofOneself,
    ofOneselfAndOwners,
  ].flatMap((list) => [...list])
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})
