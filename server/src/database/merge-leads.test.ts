import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { killMidway } from '../testing/kill-midway.ts'
import { untilIdle } from '../testing/until-idle.ts'

let host: TestHost
let ben: Person
let keep: string
let drop: string

/** Leads and everything that hangs on them, without what the clock and the score job write. */
async function stateOf(person: Person): Promise<unknown> {
  const [row] = await host.database.sql`
    select (select jsonb_agg(to_jsonb(l) - array['updated_at', 'score', 'score_reasons'] order by id) from public.leads l where company_id = ${person.companyId}) as leads,
           (select jsonb_agg(jsonb_build_array(id, lead_id) order by id) from public.tasks where company_id = ${person.companyId}) as tasks,
           (select jsonb_agg(jsonb_build_array(id, lead_id) order by id) from public.recordings where company_id = ${person.companyId}) as recordings,
           (select jsonb_agg(jsonb_build_array(id, lead_id, kind) order by id) from public.lead_activities where company_id = ${person.companyId}) as activities`
  return row
}

async function add(lead: { name: string; company?: string; email?: string; phone?: string }) {
  const { data } = await ben.client.from('leads').insert(lead).select('id').single().throwOnError()
  return data.id
}

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  keep = await add({ name: 'Anna Schmidt', company: 'Acme GmbH', email: 'anna@acme.example' })
  drop = await add({ name: 'Ana Schmidt', company: 'ACME', phone: '+49 170 1234567' })
  await ben.client.from('tasks').insert({ title: 'Call', lead_id: drop }).throwOnError()
  await ben.client
    .from('recordings')
    .insert({ source: 'import', title: 'A talk', lead_id: drop })
    .throwOnError()
  await ben.client.from('lead_activities').insert({ lead_id: drop, kind: 'note', body: 'Hi' }).throwOnError()
  await untilIdle(host.database.sql)
})
afterAll(() => host.close())

it('is suggested, with the rule', async () => {
  const { data } = await ben.client.rpc('similar_leads', { lead: keep }).throwOnError()
  expect(data).toEqual([
    { id: drop, name: 'Ana Schmidt', company: 'ACME', email: null, phone: '+49 170 1234567', rule: 'name' },
  ])
})

it('is never a decided sale, nor one of the same customer in another pipeline', async () => {
  const email = 'lars@holm.example'
  const similar = async (lead: string) =>
    (await ben.client.rpc('similar_leads', { lead }).throwOnError()).data.map(({ id }) => id)
  const move = (id: string, status: string) =>
    ben.client.from('leads').update({ status }).eq('id', id).throwOnError()
  const [first, second] = [
    await add({ name: 'Lars Holm', company: 'Holm', email }),
    await add({ name: 'Lars Holm', company: 'Holm', email }),
  ]
  expect(await similar(second)).toEqual([first])
  await move(first, 'won')
  expect(await similar(second)).toEqual([])
  expect(await similar(first)).toEqual([])
  const { data: stages } = await ben.client
    .from('stages')
    .select('key, name')
    .eq('outcome', 'open')
    .order('position')
    .throwOnError()
  await ben.client
    .rpc('set_stages', { given: [...stages, { name: 'Due', pipeline: { name: 'Renewals' } }] })
    .throwOnError()
  await move(first, 'due')
  expect(await similar(second)).toEqual([])
  const other = await add({ name: 'L. Holm', email })
  expect((await similar(other)).toSorted()).toEqual([first, second].toSorted())
  await ben.client.from('leads').delete().in('id', [first, second, other]).throwOnError()
})

it('moves everything to the lead that stays, and takes it apart again exactly', async () => {
  const before = await stateOf(ben)
  const merged = await ben.client
    .rpc('merge_leads', { keep, drop_lead: drop, chosen: { phone: '+49 170 1234567', status: 'qualified' } })
    .throwOnError()
  const { data: lead } = await ben.client
    .from('leads')
    .select('*, tasks(title), recordings(title), lead_activities(kind, data)')
    .throwOnError()
  expect(lead).toMatchObject([
    {
      id: keep,
      name: 'Anna Schmidt',
      phone: '+49 170 1234567',
      status: 'qualified',
      tasks: [{ title: 'Call' }],
      recordings: [{ title: 'A talk' }],
    },
  ])
  expect(JSON.stringify(lead[0]?.lead_activities)).toContain('"merged": "Ana Schmidt"'.replace(': ', ':'))
  await ben.client.rpc('undo_merge', { merge: merged.data }).throwOnError()
  await ben.client.rpc('undo_merge', { merge: merged.data }).throwOnError()
  const activities = await ben.client.from('lead_activities').delete().eq('kind', 'status_changed')
  expect(activities.error).toBeNull()
  expect(await stateOf(ben)).toEqual(before)
})

it('keeps on undo what was changed since the merge', async () => {
  const merged = await ben.client
    .rpc('merge_leads', { keep, drop_lead: drop, chosen: { title: 'CEO', phone: '1234567' } })
    .throwOnError()
  await ben.client.from('leads').update({ title: 'CTO' }).eq('id', keep).throwOnError()
  await ben.client.rpc('undo_merge', { merge: merged.data }).throwOnError()
  const { data } = await ben.client
    .from('leads')
    .select('title, phone')
    .eq('id', keep)
    .single()
    .throwOnError()
  expect(data).toEqual({ title: 'CTO', phone: null })
})

it('holds of the company’s own fields what was chosen, and gives each lead its own back', async () => {
  await ben.client
    .from('lead_fields')
    .insert(['plan', 'seats', 'region'].map((key) => ({ record: 'leads', key, label: key, type: 'text' })))
    .throwOnError()
  const own = { [keep]: { plan: 'Gold', seats: '3' }, [drop]: { plan: 'Free', region: 'North' } }
  for (const [id, custom] of Object.entries(own))
    await ben.client.from('leads').update({ custom }).eq('id', id).throwOnError()
  const customOf = async (id: string) =>
    (await ben.client.from('leads').select('custom').eq('id', id).single().throwOnError()).data.custom
  const custom = { plan: 'Free', region: 'North' }
  const merged = await ben.client
    .rpc('merge_leads', { keep, drop_lead: drop, chosen: { custom } })
    .throwOnError()
  expect(await customOf(keep)).toEqual(custom)
  await ben.client.rpc('undo_merge', { merge: merged.data }).throwOnError()
  expect([await customOf(keep), await customOf(drop)]).toEqual([own[keep], own[drop]])
  await ben.client.from('lead_fields').delete().eq('record', 'leads').throwOnError()
})

it('keeps the other lead’s person among the people, until it is taken apart', async () => {
  const people = async (lead: string) =>
    (
      await ben.client.from('lead_contacts').select('contacts(name)').eq('lead_id', lead).throwOnError()
    ).data.map(({ contacts }) => contacts.name)
  const merged = await ben.client.rpc('merge_leads', { keep, drop_lead: drop }).throwOnError()
  expect(await people(keep)).toEqual(['Ana Schmidt'])
  await ben.client.rpc('undo_merge', { merge: merged.data }).throwOnError()
  expect([await people(keep), await people(drop)]).toEqual([[], []])
})

it('is all or nothing: killed in the middle nothing is changed', async () => {
  const before = await stateOf(ben)
  const answer = await killMidway(host.database, {
    // The lead that stays is written by then.
    lock: (transaction) => transaction`select from public.tasks where lead_id = ${drop} for update`,
    statement: 'merge_leads',
    work: () => ben.client.rpc('merge_leads', { keep, drop_lead: drop, chosen: { phone: '1234567' } }),
  })
  expect(answer).toMatchObject({ error: expect.anything() })
  expect(await stateOf(ben)).toEqual(before)
})

it('refuses what cannot be merged, in words', async () => {
  const merge = (one: string, other: string, chosen = {}) =>
    ben.client.rpc('merge_leads', { keep: one, drop_lead: other, chosen })
  expect((await merge(keep, keep)).error?.message).toContain('with itself')
  expect((await merge(keep, crypto.randomUUID())).error?.message).toContain('no longer there')
  expect((await merge(keep, drop, { company_id: crypto.randomUUID() })).error?.message).toContain(
    'Only the fields',
  )
  expect((await merge(keep, drop, { status: 'lukewarm' })).error?.code).toBe('23503')
  const stranger = await host.person('stranger')
  const foreign = await stranger.client.rpc('merge_leads', { keep, drop_lead: drop, chosen: {} })
  expect(foreign.error?.code).toBe('P0002')
  expect((await stranger.client.rpc('similar_leads', { lead: keep })).data).toEqual([])
})

it('keeps a refusal of mail, and the link out of mails to either lead', async () => {
  const { sql } = host.database
  const [one, other] = [await add({ name: 'Noor One' }), await add({ name: 'Noor Other' })]
  await sql`insert into private.mail_tokens (token, lead_id) values ('one', ${one}), ('other', ${other})`
  await sql`update public.leads set email_opt_out_at = '2026-01-01T00:00:00Z' where id = ${other}`
  await ben.client.rpc('merge_leads', { keep: one, drop_lead: other }).throwOnError()
  const { data } = await ben.client
    .from('leads')
    .select('email_opt_out_at')
    .eq('id', one)
    .single()
    .throwOnError()
  expect(data.email_opt_out_at).not.toBeNull()
  const tokens = await sql`select token from private.mail_tokens where lead_id = ${one} order by token`
  expect(tokens.map((row) => row['token'])).toEqual(['one', 'other'])
})

it('keeps the mark of an address that mail came back from, and gives each its own back', async () => {
  const first = await add({ name: 'Iris Koch', email: 'iris@dead.example' })
  const second = await add({ name: 'Iris Koch-Braun', email: 'iris@gone.example' })
  await host.database.sql`
    update public.leads set email_bounced_at = '2026-01-05', email_bounce_reason = 'No such user: ' || email where id in (${first}, ${second})`
  const marks = async () => {
    const { data } = await ben.client
      .from('leads')
      .select('email, email_bounce_reason')
      .in('id', [first, second])
      .order('email')
      .throwOnError()
    return data
  }
  const before = await marks()
  const merge = await ben.client
    .rpc('merge_leads', { keep: first, drop_lead: second, chosen: { email: 'iris@gone.example' } })
    .throwOnError()
  expect(await marks()).toEqual([
    { email: 'iris@gone.example', email_bounce_reason: 'No such user: iris@gone.example' },
  ])
  await ben.client.rpc('undo_merge', { merge: merge.data }).throwOnError()
  expect(await marks()).toEqual(before)
})
