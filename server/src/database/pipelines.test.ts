import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

const figures = z.object({
  leads: z.array(
    z.object({
      is_now: z.boolean(),
      created: z.number(),
      won: z.number(),
      lost: z.number(),
      won_value: z.number(),
    }),
  ),
})
const counted = z.object({ count: z.number() })

/** Several pipelines of a company: set with the stages, taken from the stage by each lead, told apart by figures. */
let host: TestHost
let ann: Person
beforeAll(async () => {
  host = await startTestHost()
  ann = await host.person('ann')
})
afterAll(() => host.close())

interface Given {
  key?: string
  name: string
  pipeline?: { key?: string; name?: string }
}
const set = (given: readonly Given[]) =>
  ann.client.rpc('set_stages', { given: given.map((stage) => ({ ...stage })) })
const refusal = async (given: readonly Given[]) => (await set(given)).error?.message
async function shown() {
  const { data } = await ann.client
    .from('stages')
    .select('key, pipelines(key, name)')
    .not('position', 'is', null)
    .order('position')
    .throwOnError()
  return data.map(({ key, pipelines }) => `${pipelines?.name ?? '-'}: ${key}`)
}
const renewals = { name: 'Renewals' }
const start: Given[] = [
  { key: 'new', name: 'New' },
  { key: 'contacted', name: 'Contacted' },
]

it('adds, renames, orders and takes away pipelines with their stages', async () => {
  await set([
    ...start,
    { name: 'Due', pipeline: renewals },
    { name: 'Partner found', pipeline: { name: 'Partners' } },
    { name: 'Talking', pipeline: renewals },
  ]).throwOnError()
  expect(await shown()).toEqual([
    'Sales: new',
    'Sales: contacted',
    'Renewals: due',
    'Renewals: talking',
    'Partners: partner_found',
    '-: won',
    '-: lost',
  ])
  // Two that take each other's names, in the other order.
  await set([
    ...start,
    { key: 'partner_found', name: 'Partner found', pipeline: { key: 'partners', name: 'Renewals' } },
    { key: 'due', name: 'Due', pipeline: { key: 'renewals', name: 'Partners' } },
  ]).throwOnError()
  expect(await shown()).toEqual([
    'Sales: new',
    'Sales: contacted',
    'Renewals: partner_found',
    'Partners: due',
    '-: won',
    '-: lost',
  ])
  await set(start).throwOnError()
  expect(await shown()).toHaveLength(4)
  // What was taken away comes back as what it was, by name.
  await set([...start, { name: 'Due', pipeline: { name: 'Partners' } }]).throwOnError()
  const { data } = await ann.client
    .from('stages')
    .select('key, pipeline')
    .eq('name', 'Due')
    .not('position', 'is', null)
    .throwOnError()
  expect(data).toEqual([{ key: 'due', pipeline: 'renewals' }])
  await set([
    ...start,
    { key: 'due', name: 'Due', pipeline: { key: 'renewals', name: 'Renewals' } },
    { name: 'Talking', pipeline: { key: 'renewals' } },
  ]).throwOnError()
})

it('gives a decided sale that many moved along with back to the pipeline it was decided in', async () => {
  const { data: lead } = await ann.client
    .from('leads')
    .insert({ name: 'Renewed', status: 'due' })
    .select('id')
    .single()
    .throwOnError()
  const read = async () =>
    (await ann.client.from('leads').select('status, pipeline').eq('id', lead.id).single().throwOnError()).data
  await ann.client.from('leads').update({ status: 'won' }).eq('id', lead.id).throwOnError()
  const won = { status: 'won', pipeline: 'renewals' }
  expect(await read()).toEqual(won)
  const change = crypto.randomUUID()
  await ann.client
    .rpc('change_records', { record: 'leads', ids: [lead.id], patch: { status: 'contacted' }, change })
    .throwOnError()
  expect(await read()).toEqual({ status: 'contacted', pipeline: 'sales' })
  await ann.client.rpc('undo_change', { change }).throwOnError()
  expect(await read()).toEqual(won)
  await ann.client.from('leads').delete().eq('id', lead.id).throwOnError()
})

it('says what is wrong, and changes nothing then', async () => {
  const before = await shown()
  expect(await refusal([...start, { key: 'due', name: 'Due' }])).toBe('A stage stays in its pipeline.')
  expect(await refusal([...start, { name: 'X', pipeline: { key: 'nowhere' } }])).toBe(
    'There is no such pipeline.',
  )
  expect(await refusal([...start, { name: 'X', pipeline: { name: ' ' } }])).toBe(
    'A pipeline has a name of up to 40 characters.',
  )
  expect(await refusal([...start, { name: 'X', pipeline: { name: 'sales' } }])).toBe(
    'Two pipelines are called “Sales”.',
  )
  expect(await refusal([...start, { name: 'contacted', pipeline: { key: 'renewals' } }])).toBe(
    'Two stages are called “Contacted”.',
  )
  expect(
    await refusal([
      ...start,
      ...Array.from({ length: 8 }, (_, n) => ({ name: `S ${n}`, pipeline: { name: `P ${n}` } })),
    ]),
  ).toBe('A company has up to eight pipelines and forty open stages.')
  expect(await shown()).toEqual(before)
})

it('gives a lead the pipeline of its stage, and leaves it a decided one', async () => {
  const { data: lead } = await ann.client
    .from('leads')
    .insert({ name: 'Ana', status: 'due' })
    .select('id, pipeline')
    .single()
    .throwOnError()
  expect(lead.pipeline).toBe('renewals')
  const move = async (patch: { status?: string; pipeline?: string }) => {
    const { data } = await ann.client
      .from('leads')
      .update(patch)
      .eq('id', lead.id)
      .select('pipeline')
      .single()
      .throwOnError()
    return data.pipeline
  }
  expect(await move({ status: 'won' })).toBe('renewals')
  expect(await move({ status: 'contacted' })).toBe('sales')
  // An open sale is where its stage is, whatever else is said.
  expect(await move({ pipeline: 'renewals' })).toBe('sales')
  expect(await move({ status: 'lost' })).toBe('sales')
  expect(await move({ pipeline: 'renewals' })).toBe('renewals')
  const { error } = await ann.client.from('leads').update({ pipeline: 'nowhere' }).eq('id', lead.id)
  expect(error?.code).toBe('23503')
  expect(
    await refusal([...start, { key: 'due', name: 'Due', pipeline: { key: 'renewals' } }]),
  ).toBeUndefined()
})

it('keeps the stages’ history, and gives them back', async () => {
  await set([...start, { key: 'due', name: 'Renewal due', pipeline: { key: 'renewals' } }]).throwOnError()
  const { data: change } = await ann.client
    .from('record_changes')
    .select('id, record_id, way, before, after')
    .eq('record', 'stages')
    .order('changed_at', { ascending: false })
    .limit(1)
    .single()
    .throwOnError()
  expect(change.way).toBe('person')
  expect(JSON.stringify(change.before)).toContain('"Due"')
  expect(JSON.stringify(change.after)).toContain('"Renewal due"')
  const restore = { record_id: change.record_id, change: change.id }
  await ann.client.rpc('restore_change', restore).throwOnError()
  const { data } = await ann.client.from('stages').select('name').eq('key', 'due').single().throwOnError()
  expect(data.name).toBe('Due')
  expect((await ann.client.rpc('restore_change', restore)).error?.message).toBe('Stages changed since.')
})

it('tells figures apart by pipeline', async () => {
  const add = (name: string, status: string, value: number) =>
    ann.client.from('leads').insert({ name, status, value }).select('id').single().throwOnError()
  await add('Bo', 'due', 10)
  const { data: cy } = await add('Cy', 'due', 20)
  await ann.client.from('leads').update({ status: 'won' }).eq('id', cy.id).throwOnError()
  const { data: dee } = await add('Dee', 'contacted', 40)
  await ann.client
    .from('leads')
    .update({ status: 'lost', lost_reason: 'Price' })
    .eq('id', dee.id)
    .throwOnError()
  const period = {
    from_day: new Date(Date.now() - 864e5).toISOString().slice(0, 10),
    to_day: new Date(Date.now() + 864e5).toISOString().slice(0, 10),
  }
  const sums = async (only_pipeline?: string) => {
    const { data } = await ann.client
      .rpc('sales_figures', { ...period, ...(only_pipeline && { only_pipeline }) })
      .throwOnError()
    const { leads } = figures.parse(data)
    return (['created', 'won', 'lost', 'won_value'] as const).map((field) =>
      leads.reduce((sum, line) => sum + (line.is_now ? line[field] : 0), 0),
    )
  }
  const plain = async (pipeline: string) => {
    const [row] = await host.database.sql`
      select count(*)::int as created, count(*) filter (where status = 'won')::int as won, count(*) filter (where status = 'lost')::int as lost,
             coalesce(sum(value) filter (where status = 'won'), 0)::float8 as won_value from public.leads where pipeline = ${pipeline}`
    return Object.values(row ?? {})
  }
  const [one, other] = [await plain('sales'), await plain('renewals')]
  expect(await sums('sales')).toEqual(one)
  expect(await sums('renewals')).toEqual(other)
  expect(await sums()).toEqual(one.map((value, index) => Number(value) + Number(other[index])))
  const evidence = async (measure: string, rest: { only_pipeline?: string; only_status?: string }) => {
    const { data } = await ann.client.rpc('sales_evidence', { measure, ...period, ...rest }).throwOnError()
    return counted.parse(data).count
  }
  expect(await evidence('won', { only_pipeline: 'renewals' })).toBe(1)
  expect(await evidence('won', { only_pipeline: 'sales' })).toBe(0)
  expect(await evidence('reached', { only_status: 'due', only_pipeline: 'renewals' })).toBe(3)
  const { data: reasons } = await ann.client
    .rpc('lost_reasons', { ...period, only_pipeline: 'renewals' })
    .throwOnError()
  expect(reasons.map(({ reason }) => reason)).not.toContain('Price')
  await host.database.sql`select private.recount_figures()`
  expect(await sums('renewals')).toEqual(other)
})
