import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { importTable } from '../testing/import-file.ts'

/** What accounts and contacts write into the outbox, in the transaction of their change. */
let host: TestHost
let ben: Person
let stranger: Person

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  stranger = await host.person('stranger')
})
afterAll(() => host.close())

/** Keeps events where the host's own worker doesn't follow them. */
const keepEvents = () =>
  host.database.sql.unsafe(`
    create table private.kept_events (name text, company_id uuid, payload jsonb);
    create function private.keep_event() returns trigger language plpgsql security definer as $$ begin
      insert into private.kept_events values (new.name, new.company_id, new.payload);
      return null;
    end $$;
    create trigger keep_event before insert on private.events for each row execute function private.keep_event()`)

const events = async () =>
  (
    await host.database.sql<{ name: string; company_id: string; payload: Record<string, unknown> }[]>`
      delete from private.kept_events where name ~ '^(account|contact)' returning name, company_id, payload`
  ).map(({ name, company_id, payload }) => [name, company_id, payload['fields'] ?? null])
const listen = (person: Person, ...names: string[]) =>
  person.client
    .from('webhooks')
    .insert({ name: 'Listens', url: 'https://hooks.example', events: names })
    .throwOnError()

it('sets nothing off where nobody listens, nor for an import', async () => {
  await listen(stranger, 'account.created', 'account.changed')
  const { sql } = host.database
  await importTable(stranger, [['Name'], ['Imported Ltd']], { record: 'accounts' })
  expect(await sql`select from public.webhook_deliveries`).toHaveLength(0)
  await keepEvents()
  await ben.client.from('accounts').insert({ name: 'Silent Ltd' }).throwOnError()
  await ben.client.from('accounts').update({ phone: '1' }).eq('name', 'Silent Ltd').throwOnError()
  expect(await events()).toEqual([])
})

it('names what changed, once for each record and only where it did', async () => {
  await listen(ben, 'account.created', 'account.changed', 'contact.changed')
  await ben.client
    .from('accounts')
    .insert([{ name: 'One' }, { name: 'Two' }])
    .throwOnError()
  await ben.client.from('contacts').insert({ name: 'Nora' }).throwOnError()
  await stranger.client.from('contacts').insert({ name: 'Their Nora' }).throwOnError()
  expect(await events()).toEqual([
    ['account.created', ben.companyId, null],
    ['account.created', ben.companyId, null],
  ])
  await ben.client.from('accounts').update({ phone: '7' }).in('name', ['One', 'Two']).throwOnError()
  await ben.client.from('accounts').update({ phone: '7' }).eq('name', 'One').throwOnError()
  await ben.client
    .from('contacts')
    .update({ email: 'n@x.example', title: 'CEO' })
    .eq('name', 'Nora')
    .throwOnError()
  const told = await events()
  expect(told).toHaveLength(3)
  expect(told).toContainEqual(['account.changed', ben.companyId, ['phone']])
  expect(told).toContainEqual(['contact.changed', ben.companyId, ['title', 'email']])
})

it('goes with a change that is taken back', async () => {
  await expect(
    host.database.sql.begin(async (transaction) => {
      await transaction`update public.accounts set phone = '8' where name = 'One'`
      throw new Error('back')
    }),
  ).rejects.toThrow('back')
  expect(await events()).toEqual([])
})

it('tells nothing of a merge', async () => {
  const { data } = await ben.client.from('accounts').select('id').in('name', ['One', 'Two']).throwOnError()
  const [keep = '', drop = ''] = data.map(({ id }) => id)
  const chosen = { phone: '9' }
  await ben.client
    .rpc('merge_customers', { record: 'accounts', keep, drop_record: drop, chosen })
    .throwOnError()
  expect(await events()).toEqual([])
})

it('tells of leads and tasks as well, and names the records that they belong to', async () => {
  const { sql } = host.database
  await listen(ben, 'lead.changed', 'task.created', 'task.changed', 'contact.created')
  const kept = async () =>
    (
      await sql<{ name: string; payload: Record<string, unknown> }[]>`
        delete from private.kept_events where name ~ '^(lead.changed|task.(created|changed)|contact.created)' returning name, payload`
    ).map(({ name, payload }) => ({ name, ...payload }))
  const { data: lead } = await ben.client
    .from('leads')
    .insert({ name: 'Ada', company: 'Ada Ltd' })
    .select('id, account_id, contact_id')
    .single()
    .throwOnError()
  const ids = { lead_id: lead.id, account_id: lead.account_id, contact_id: lead.contact_id }
  expect(await kept()).toEqual([
    { name: 'contact.created', contact_id: ids.contact_id, account_id: ids.account_id },
  ])
  await ben.client
    .from('leads')
    .update({ expected_close_on: '2027-01-31', value: 3 })
    .eq('id', lead.id)
    .throwOnError()
  await ben.client.from('leads').update({ value: 3 }).eq('id', lead.id).throwOnError()
  expect(await kept()).toEqual([{ name: 'lead.changed', ...ids, fields: ['value', 'expected_close_on'] }])
  const { data: task } = await ben.client
    .from('tasks')
    .insert({ title: 'Call', lead_id: lead.id })
    .select('id')
    .single()
    .throwOnError()
  await ben.client.from('tasks').update({ due_at: '2027-01-31T10:00:00Z' }).eq('id', task.id).throwOnError()
  const ofTask = { task_id: task.id, lead_id: lead.id, account_id: null, contact_id: null }
  expect(await kept()).toEqual([
    { name: 'task.created', ...ofTask },
    { name: 'task.changed', ...ofTask, fields: ['due_at'] },
  ])
})
