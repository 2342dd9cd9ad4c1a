import { describeOperation } from '@parley/core/history/describe-operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { colleague } from '../testing/colleagues.ts'
import { readHistory } from '../testing/history.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** What the history says of an export is what the database handed out, whatever a client says of it. */
let host: TestHost
let owner: Person
let kim: Person
let mia: Person
let stranger: Person
let ids: string[]

async function told() {
  const { data } = await owner.client.rpc('company_history', { only_record: 'exports' }).throwOnError()
  return readHistory(data).map((change) => [describeOperation(change, new Map()), change.actor_id])
}

beforeAll(async () => {
  host = await startTestHost()
  await host.person('admin')
  owner = await host.person('owner')
  stranger = await host.person('stranger')
  kim = await colleague(host, owner, 'kim', 'manager')
  mia = await colleague(host, owner, 'mia')
  const { data } = await owner.client
    .from('leads')
    .insert([1, 2, 3].map((number) => ({ name: `Lead ${number}`, company: 'Acme' })))
    .select('id')
    .throwOnError()
  ids = data.map(({ id }) => id)
})
afterAll(() => host.close())

it('counts what was handed out, part by part, and nothing that was not', async () => {
  const file = crypto.randomUUID()
  const { data: foreign } = await stranger.client
    .from('leads')
    .insert({ name: 'Foreign' })
    .select('id')
    .single()
    .throwOnError()
  const first = await kim.client
    .rpc('export_leads', { export: file, ids: [...ids.slice(0, 2), foreign.id, crypto.randomUUID()] })
    .throwOnError()
  expect(first.data.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted())
  await kim.client.rpc('export_leads', { export: file, ids: ids.slice(2) }).throwOnError()
  expect(await told()).toEqual([['3 leads exported', kim.id]])
  // Nobody writes on in a colleague's line, nor in one of another kind.
  await owner.client.rpc('export_leads', { export: file, ids: ids.slice(2) }).throwOnError()
  const { data: accounts } = await kim.client.from('accounts').select('id').throwOnError()
  const { data: contacts } = await kim.client.from('contacts').select('id').throwOnError()
  await kim.client.rpc('export_accounts', { export: file, ids: accounts.map(({ id }) => id) }).throwOnError()
  await kim.client.rpc('export_contacts', { export: file, ids: contacts.map(({ id }) => id) }).throwOnError()
  expect(await told()).toEqual([
    ['3 contacts exported', kim.id],
    ['1 account exported', kim.id],
    ['1 lead exported', owner.id],
    ['3 leads exported', kim.id],
  ])
  await host.database.sql`
    update public.record_changes set changed_at = changed_at - interval '2 hours' where record = 'exports'`
  await kim.client.rpc('export_leads', { export: file, ids: ids.slice(2) }).throwOnError()
  expect((await told())[0]).toEqual(['1 lead exported', kim.id])
})

it('counts the changes of a history that is saved', async () => {
  const { data } = await owner.client
    .rpc('export_history', { export: crypto.randomUUID(), page_size: 4 })
    .throwOnError()
  expect(data).toHaveLength(4)
  expect((await told())[0]).toEqual(['4 changes exported', owner.id])
  const refused = await kim.client.rpc('export_history', { export: crypto.randomUUID() })
  expect(refused.error?.message).toMatch(/Only an owner/)
})

it('is for managers and owners, and takes no word of theirs', async () => {
  const before = await told()
  const file = crypto.randomUUID()
  const wrong = await mia.client.rpc('export_leads', { export: file, ids })
  expect(wrong.error).toMatchObject({ code: '42501', message: 'Only managers and owners may export lists.' })
  expect((await mia.client.rpc('open_company_export')).error?.code).toBe('42501')
  const said = await host.database.sql`select from pg_proc where proname = 'note_export'`
  expect(said).toHaveLength(0)
  const many = await kim.client.rpc('export_leads', {
    export: file,
    ids: Array.from({ length: 1001 }, () => crypto.randomUUID()),
  })
  expect(many.error?.code).toBe('22023')
  expect(await told()).toEqual(before)
  const opened = await kim.client.rpc('open_company_export').throwOnError()
  expect(opened.data).not.toBe('')
  expect((await told())[0]).toEqual(['Everything exported', kim.id])
})
