import { describeOperation } from '@parley/core/history/describe-operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyOf, readHistory } from '../testing/history.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { loadSample } from '../testing/outcomes.ts'

/** What history keeps of changes by people, whoever reads it, and how long. */
let host: TestHost
let ben: Person
let mia: Person
let stranger: Person

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  const { data } = await ben.client
    .from('company_invitations')
    .insert({})
    .select('token')
    .single()
    .throwOnError()
  mia = await host.person('mia', { invitation: data.token })
  stranger = await host.person('stranger')
})
afterAll(() => host.close())

async function makeLead(values: { name: string; company?: string; email?: string; value?: number }) {
  const { data } = await ben.client.from('leads').insert(values).select().single().throwOnError()
  return data
}
const updatesOf = async (person: Person, id: string) =>
  (await historyOf(person, id)).filter(({ operation }) => operation === 'update')

/** What weighs more than the rest, as the interface marks it. */
const isGraveLine = ({
  operation,
  restored_id,
  record,
  after,
}: {
  operation: string
  restored_id: string | null
  record: string
  after: unknown
}) =>
  operation === 'delete' ||
  restored_id !== null ||
  ['merges', 'exports'].includes(record) ||
  (record === 'api_keys' &&
    (operation === 'insert' || /"(?:scopes|revoked_at)"/.test(JSON.stringify(after)))) ||
  (record === 'profiles' && operation === 'update' && /"company_role"/.test(JSON.stringify(after)))

describe('each table', () => {
  it('keeps the fields of a lead that changed, and says who', async () => {
    const lead = await makeLead({ name: 'Ada', company: 'Engines', value: 10 })
    await mia.client.from('leads').update({ value: 25, next_step: 'Call' }).eq('id', lead.id).throwOnError()
    const [made, changed] = await historyOf(ben, lead.id)
    expect(made).toMatchObject({
      operation: 'insert',
      way: 'person',
      actor_id: ben.id,
      before: null,
      after: null,
    })
    expect(changed).toMatchObject({
      record: 'leads',
      operation: 'update',
      way: 'person',
      actor_id: mia.id,
      before: { value: 10, next_step: null },
      after: { value: 25, next_step: 'Call' },
    })
  })

  it('keeps nothing where nothing changed, or only what the product keeps', async () => {
    const lead = await makeLead({ name: 'Same', value: 10 })
    await ben.client.from('leads').update({ value: 10 }).eq('id', lead.id).throwOnError()
    await host.database
      .sql`update public.leads set score = 50, last_activity_at = now() where id = ${lead.id}`
    expect(await updatesOf(ben, lead.id)).toEqual([])
  })

  it('keeps a company’s own fields each by itself', async () => {
    await ben.client
      .from('lead_fields')
      .insert([
        { company_id: ben.companyId, key: 'seats', label: 'Seats', type: 'number' },
        { company_id: ben.companyId, key: 'plan', label: 'Plan', type: 'text' },
      ])
      .throwOnError()
    const lead = await makeLead({ name: 'Own' })
    await ben.client
      .from('leads')
      .update({ custom: { seats: 5, plan: 'Gold' } })
      .eq('id', lead.id)
      .throwOnError()
    await ben.client
      .from('leads')
      .update({ custom: { seats: 6, plan: 'Gold' } })
      .eq('id', lead.id)
      .throwOnError()
    expect((await updatesOf(ben, lead.id)).at(-1)).toMatchObject({
      before: { custom: { seats: 5 } },
      after: { custom: { seats: 6 } },
    })
  })

  it('keeps what a correction of a lead changed on its contact and account', async () => {
    const lead = await makeLead({ name: 'Jan', company: 'Jan AG', email: 'jan@jan.example' })
    await ben.client.from('leads').update({ phone: '1' }).eq('id', lead.id).throwOnError()
    expect(await updatesOf(ben, lead.contact_id ?? '')).toMatchObject([
      { after: { phone: '1' }, actor_id: ben.id },
    ])
    await ben.client
      .from('accounts')
      .update({ address: 'Main Street' })
      .eq('id', lead.account_id ?? '')
      .throwOnError()
    expect(await updatesOf(mia, lead.account_id ?? '')).toMatchObject([{ before: { address: null } }])
  })

  it('keeps changes of tasks, templates, automations, settings and doors, without a secret', async () => {
    const { client, companyId } = ben
    const task = (await client.from('tasks').insert({ title: 'Call' }).select('id').single().throwOnError())
      .data
    await client.from('tasks').update({ status: 'done' }).eq('id', task.id).throwOnError()
    expect(await updatesOf(mia, task.id)).toMatchObject([
      { before: { status: 'todo' }, after: { status: 'done' } },
    ])

    const template = (
      await client
        .from('templates')
        .insert({ name: 'Hello', body: 'Hi' })
        .select('id')
        .single()
        .throwOnError()
    ).data
    await client.from('templates').update({ body: 'Dear' }).eq('id', template.id).throwOnError()
    expect(await updatesOf(mia, template.id)).toMatchObject([{ after: { body: 'Dear' } }])

    const automation = (
      await client.from('automations').insert({ name: 'Follow up' }).select('id').single().throwOnError()
    ).data
    await client.from('automations').update({ name: 'Follow up soon' }).eq('id', automation.id).throwOnError()
    expect(await updatesOf(mia, automation.id)).toMatchObject([{ after: { name: 'Follow up soon' } }])

    await client.from('companies').update({ name: 'Ben & Co' }).eq('id', companyId).throwOnError()
    await client
      .from('vertical_configurations')
      .update({ vertical_type: 'saas' })
      .eq('company_id', companyId)
      .throwOnError()
    await client.from('recording_settings').insert({ company_id: companyId }).throwOnError()
    await client
      .from('recording_settings')
      .update({ keep_days: 30 })
      .eq('company_id', companyId)
      .throwOnError()
    const settings = await updatesOf(ben, companyId)
    expect(settings.map(({ record, after }) => ({ record, after }))).toEqual([
      { record: 'companies', after: { name: 'Ben & Co' } },
      { record: 'vertical_configurations', after: { vertical_type: 'saas' } },
      { record: 'recording_settings', after: { keep_days: 30 } },
    ])
    expect(await updatesOf(mia, companyId)).toEqual([])

    const hook = (
      await client
        .from('webhooks')
        .insert({ name: 'Out', url: 'https://hooks.example/1', events: ['lead.created'] })
        .select('id, secret')
        .single()
        .throwOnError()
    ).data
    await client.from('webhooks').update({ is_enabled: false }).eq('id', hook.id).throwOnError()
    await client.rpc('rotate_webhook_secret', { webhook: hook.id }).throwOnError()
    await client.from('webhooks').delete().eq('id', hook.id).throwOnError()
    const told = await historyOf(ben, hook.id)
    expect(told.map(({ operation }) => operation)).toEqual(['insert', 'update', 'delete'])
    expect(JSON.stringify(told)).not.toContain(hook.secret)
    expect(JSON.stringify(told)).not.toContain('whsec_')
    expect(await historyOf(mia, hook.id)).toEqual([])
  })

  it('keeps who joined and whose role changed', async () => {
    await ben.client.rpc('set_member_role', { member: mia.id, new_role: 'owner' }).throwOnError()
    await ben.client.rpc('set_member_role', { member: mia.id, new_role: 'member' }).throwOnError()
    const told = await historyOf(ben, mia.id)
    expect(told.map(({ operation, after }) => [operation, after?.['company_role'] ?? null])).toEqual([
      ['insert', null],
      ['update', 'owner'],
      ['update', 'member'],
    ])
  })

  it('follows the columns of a table, also those that came since', async () => {
    const { sql } = host.database
    await sql`alter table public.templates add footer text`
    await sql`select private.follow_history()`
    const { data } = await ben.client
      .from('templates')
      .insert({ name: 'New', body: 'x' })
      .select('id')
      .single()
      .throwOnError()
    await sql`update public.templates set footer = 'Bye' where id = ${data.id}`
    expect(await updatesOf(ben, data.id)).toMatchObject([
      { before: { footer: null }, after: { footer: 'Bye' } },
    ])
    await sql`alter table public.templates drop footer`
    await sql`select private.follow_history()`
    await sql`update public.templates set body = 'y' where id = ${data.id}`
    expect((await updatesOf(ben, data.id)).at(-1)).toMatchObject({ after: { body: 'y' } })
  })
})

describe('who reads', () => {
  it('shows nothing to strangers and lets nobody write', async () => {
    const lead = await makeLead({ name: 'Secret', value: 1 })
    await ben.client.from('leads').update({ value: 2 }).eq('id', lead.id).throwOnError()
    expect(await historyOf(stranger, lead.id)).toEqual([])
    const written = await ben.client
      .from('record_changes')
      .update({ actor_id: mia.id })
      .eq('record_id', lead.id)
    expect(written.error?.code).toBe('42501')
    const deleted = await ben.client.from('record_changes').delete().eq('record_id', lead.id)
    expect(deleted.error?.code).toBe('42501')
    const refused = await mia.client.rpc('company_history')
    expect(refused.error?.message).toMatch(/Only an owner/)
  })

  it('lists for owners, by record, person and way, page by page', async () => {
    const { data: all } = await ben.client.rpc('company_history', { page_size: 1000 }).throwOnError()
    const { data: first } = await ben.client.rpc('company_history', { page_size: 3 }).throwOnError()
    const last = first.at(-1)
    const { data: second } = await ben.client
      .rpc('company_history', { page_size: 3, before_at: last?.changed_at ?? '', before_id: last?.id ?? '' })
      .throwOnError()
    expect([...first, ...second]).toEqual(all.slice(0, 6))
    const { data: byMia } = await ben.client.rpc('company_history', { only_actor: mia.id }).throwOnError()
    expect(new Set(byMia.map(({ actor_id }) => actor_id))).toEqual(new Set([mia.id]))
    const { data: leads } = await ben.client
      .rpc('company_history', { only_record: 'leads', only_way: 'person' })
      .throwOnError()
    expect(leads.find(({ label }) => label === 'Ada')).toMatchObject({ record: 'leads', way: 'person' })
    const { data: grave } = await ben.client
      .rpc('company_history', { page_size: 1000, only_grave: true })
      .throwOnError()
    expect(grave.map(({ id }) => id)).toEqual(all.filter((change) => isGraveLine(change)).map(({ id }) => id))
    expect(grave.length).toBeGreaterThan(0)
  })

  it('tells owners of merges, also when they are undone, of exports, and the name of who left', async () => {
    const keep = await makeLead({ name: 'Kept Deal', email: 'kept@deal.example' })
    const drop = await makeLead({ name: 'Dropped Deal' })
    const { data: merge } = await ben.client
      .rpc('merge_leads', { keep: keep.id, drop_lead: drop.id })
      .throwOnError()
    const { data: added } = await ben.client.rpc('company_history', { only_record: 'leads' }).throwOnError()
    expect(added.filter(({ record_id }) => record_id === drop.id)).toMatchObject([{ label: 'Dropped Deal' }])
    await ben.client.rpc('undo_merge', { merge }).throwOnError()
    const file = { export: crypto.randomUUID(), ids: [keep.id, drop.id] }
    await ben.client.rpc('export_leads', file).throwOnError()
    const { data } = await ben.client
      .rpc('company_history', { only_grave: true, page_size: 3 })
      .throwOnError()
    expect(readHistory(data).map((change) => describeOperation(change, new Map()))).toEqual([
      '2 leads exported',
      'Lead Dropped Deal merged into Kept Deal: undone',
      'Lead Dropped Deal merged into Kept Deal',
    ])
    expect(data[0]?.actor_id).toBe(ben.id)
    expect(
      (await mia.client.from('record_changes').select('id').in('record', ['merges', 'exports'])).data,
    ).toEqual([])

    const { data: invited } = await ben.client
      .from('company_invitations')
      .insert({})
      .select('token')
      .single()
      .throwOnError()
    const leaver = await host.person('leaver', { invitation: invited.token })
    await ben.client.rpc('remove_member', { member: leaver.id }).throwOnError()
    const { data: left } = await ben.client
      .from('record_changes')
      .select('id:record_id, name:before->>name')
      .eq('record', 'profiles')
      .eq('operation', 'delete')
      .throwOnError()
    expect(left).toContainEqual({ id: leaver.id, name: 'leaver' })
  })

  it('goes with a contact, and with the leads about the person', async () => {
    const lead = await makeLead({
      name: 'Forgotten Person',
      company: 'Stays',
      email: 'forgotten@person.example',
    })
    const contact = lead.contact_id ?? ''
    await ben.client.from('contacts').update({ phone: '12345' }).eq('id', contact).throwOnError()
    await ben.client.from('leads').delete().eq('id', lead.id).throwOnError()
    expect(JSON.stringify(await historyOf(ben, lead.id))).toContain('forgotten@person.example')
    await ben.client.from('contacts').delete().eq('id', contact).throwOnError()
    const { data } = await ben.client.rpc('company_history', { page_size: 1000 }).throwOnError()
    expect(JSON.stringify(data)).not.toMatch(/Forgotten Person|forgotten@person|12345/)
    expect((await historyOf(ben, contact)).map(({ operation }) => operation)).toContain('delete')
  })

  it('forgets who a lead was about before it went over to somebody else', async () => {
    const lead = await makeLead({ name: 'First Person', email: 'first@over.example', value: 5 })
    const other = await makeLead({ name: 'Second Person', email: 'second@over.example' })
    await ben.client.from('leads').update({ name: 'First Persons' }).eq('id', lead.id).throwOnError()
    await ben.client.from('leads').update({ contact_id: other.contact_id }).eq('id', lead.id).throwOnError()
    await ben.client.from('leads').update({ value: 6 }).eq('id', lead.id).throwOnError()
    await ben.client
      .from('contacts')
      .delete()
      .eq('id', lead.contact_id ?? '')
      .throwOnError()
    const text = JSON.stringify(await historyOf(ben, lead.id))
    expect(text).not.toMatch(/First Person|first@over/)
    expect(text).toContain('"value":6')
  })

  it('is swept after the days that the company keeps it', async () => {
    const lead = await makeLead({ name: 'Old', value: 1 })
    await ben.client.from('leads').update({ value: 2 }).eq('id', lead.id).throwOnError()
    const { sql } = host.database
    await sql`update public.record_changes set changed_at = changed_at - interval '40 days' where record_id = ${lead.id} and operation = 'insert'`
    await sql`select private.sweep_history()`
    expect(await historyOf(ben, lead.id)).toHaveLength(2)
    await ben.client.from('companies').update({ history_days: 30 }).eq('id', ben.companyId).throwOnError()
    await sql`select private.sweep_history()`
    expect((await historyOf(ben, lead.id)).map(({ operation }) => operation)).toEqual(['update'])
  })

  it('makes one change of what one person saved in a sitting, and none of what came back', async () => {
    const { sql } = host.database
    const write = async (body: string, person = ben) =>
      person.client.from('templates').update({ body }).eq('id', template).throwOnError()
    const { data: made } = await ben.client
      .from('templates')
      .insert({ name: 'Intro', kind: 'email', subject: 'Hi', body: 'H' })
      .select('id')
      .single()
      .throwOnError()
    const template = made.id
    /** Moves what is there so far into the past, one minute apart. */
    const age = (minutes: number) =>
      sql`update public.record_changes set changed_at = changed_at - ${minutes} * interval '1 minute' where record_id = ${template}`
    const told = async () => (await updatesOf(ben, template)).map(({ before, after }) => [before, after])
    for (const body of ['He', 'Hel', 'Hell', 'Hello']) {
      await write(body)
      await age(1)
    }
    await sql`select private.compact_drafts()`
    expect(await told()).toHaveLength(4)
    await age(20)
    await write('Hello Ana', mia)
    await age(20)
    for (const body of ['Hello A', 'Hello Ana']) {
      await write(body)
      await age(1)
    }
    await age(20)
    await sql`select private.compact_drafts()`
    await sql`select private.compact_drafts()`
    expect(await told()).toEqual([
      [{ body: 'H' }, { body: 'Hello' }],
      [{ body: 'Hello' }, { body: 'Hello Ana' }],
    ])
  })

  it('goes with the sample company and with the company', async () => {
    const zoe = await host.person('zoe')
    const { sql } = host.database
    await loadSample(zoe.client)
    await zoe.client.from('leads').update({ value: 7 }).eq('is_sample', true).throwOnError()
    const count = async () =>
      (
        await sql`select count(*)::int as n from public.record_changes where company_id = ${zoe.companyId} and record <> 'profiles'`
      )[0]?.['n']
    expect(await count()).toBeGreaterThan(0)
    await zoe.client.rpc('remove_sample').throwOnError()
    expect(await count()).toBe(0)
    await zoe.client.from('leads').insert({ name: 'x' }).throwOnError()
    await sql`delete from public.companies where id = ${zoe.companyId}`
    expect(await count()).toBe(0)
  })
})
