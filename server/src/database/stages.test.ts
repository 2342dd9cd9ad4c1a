import { afterAll, beforeAll, expect, it } from 'vitest'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** A company's own stages: set as a whole, kept in the history, safe from moves into what was taken away. */
let host: TestHost
let ann: Person
let mallory: Person
beforeAll(async () => {
  host = await startTestHost()
  ann = await host.person('ann')
  mallory = await host.person('mallory')
})
afterAll(() => host.close())

type Given = { key?: string; name: string; probability?: number; color?: string | null }[]
const start: Given = [
  { key: 'new', name: 'New', probability: 0.05 },
  { key: 'contacted', name: 'Contacted', probability: 0.1 },
  { key: 'qualified', name: 'Qualified', probability: 0.25 },
  { key: 'proposal', name: 'Proposal', probability: 0.5 },
  { key: 'negotiation', name: 'Negotiation', probability: 0.75 },
]
const set = (given: Given, person = ann) => person.client.rpc('set_stages', { given })
async function shown(person = ann) {
  const { data } = await person.client
    .from('stages')
    .select('key, name, position')
    .not('position', 'is', null)
    .order('position')
    .throwOnError()
  return data.map(({ key, name, position }) => `${position} ${key} ${name}`)
}
const refusal = async (given: Given, person = ann) => (await set(given, person)).error?.message

it('begins with the seven of every company', async () => {
  expect(await shown()).toEqual([
    '1 new New',
    '2 contacted Contacted',
    '3 qualified Qualified',
    '4 proposal Proposal',
    '5 negotiation Negotiation',
    '6 won Won',
    '7 lost Lost',
  ])
})

it('adds, renames, orders and takes away; what is taken away comes back as what it was', async () => {
  await set([
    { key: 'new', name: 'Inbox', probability: 0.02, color: 'blue' },
    { name: 'Démo booked!', probability: 0.3 },
    { key: 'proposal', name: 'Contacted', probability: 0.5 },
    { key: 'won', name: 'Signed' },
    { key: 'lost', name: 'Gone' },
  ]).throwOnError()
  expect(await shown()).toEqual([
    '1 new Inbox',
    '2 demo_booked Démo booked!',
    '3 proposal Contacted',
    '4 won Signed',
    '5 lost Gone',
  ])
  await set([
    { key: 'new', name: 'Inbox' },
    { name: 'negotiation', probability: 0.7 },
    { key: 'won', name: 'Won' },
    { key: 'lost', name: 'Lost' },
  ]).throwOnError()
  expect(await shown()).toEqual(['1 new Inbox', '2 negotiation negotiation', '3 won Won', '4 lost Lost'])
  await set(start).throwOnError()
})

it('says what is wrong, and changes nothing then', async () => {
  const before = await shown()
  expect(await refusal(start.slice(1))).toBe('The stage that leads come in at stays the first.')
  expect(await refusal([...start, { name: 'proposal' }])).toBe('Two stages are called “Proposal”.')
  expect(await refusal([...start, { name: ' ' }])).toBe('A stage has a name of up to 40 characters.')
  expect(await refusal([...start, { key: 'nowhere', name: 'Nowhere' }])).toBe('There is no such stage.')
  expect(await refusal([...start, ...Array.from({ length: 16 }, (_, n) => ({ name: `More ${n}` }))])).toBe(
    'A pipeline has one to twenty open stages.',
  )
  expect(await refusal([...start, { name: 'Sure', probability: 2 }])).toMatch(/stages_probability_check/)
  const member = await colleague(host, ann, 'member')
  expect(await refusal(start, member)).toBe('Only managers and owners may change the stages.')
  expect(await shown(member)).toEqual(before)
  expect(await shown()).toEqual(before)
})

it('keeps a stage with leads in it, and lets no lead into one that was taken away', async () => {
  const { data: lead } = await ann.client
    .from('leads')
    .insert({ name: 'Ana', status: 'negotiation' })
    .select('id')
    .single()
    .throwOnError()
  expect(await refusal(start.slice(0, 4))).toBe(
    '1 lead is in “Negotiation”. Move them to another stage first.',
  )
  await ann.client.from('leads').update({ status: 'proposal' }).eq('id', lead.id).throwOnError()
  await set(start.slice(0, 4)).throwOnError()
  const move = await ann.client.from('leads').update({ status: 'negotiation' }).eq('id', lead.id)
  expect(move.error?.message).toBe('“Negotiation” is no longer a stage.')
  const made = await ann.client.from('leads').insert({ name: 'Bo', status: 'negotiation' })
  expect(made.error?.message).toBe('“Negotiation” is no longer a stage.')
  expect((await ann.client.from('leads').insert({ name: 'Cy', status: 'elsewhere' })).error?.code).toBe(
    '23503',
  )
  await ann.client.from('leads').update({ value: 5 }).eq('id', lead.id).throwOnError()
})

it('lets no move in beside the one who takes the stage away', async () => {
  await set(start).throwOnError()
  const { data: lead } = await ann.client
    .from('leads')
    .insert({ name: 'Dee' })
    .select('id')
    .single()
    .throwOnError()
  for (let round = 0; round < 12; round += 1) {
    await Promise.all([
      set(start.slice(0, 4)),
      ann.client.from('leads').update({ status: 'negotiation' }).eq('id', lead.id),
    ])
    const [{ lost } = { lost: -1 }] = await host.database.sql<{ lost: number }[]>`
      select count(*)::int as lost from public.leads l join public.stages s on s.company_id = l.company_id and s.key = l.status
       where s.position is null`
    expect(lost).toBe(0)
    await ann.client.from('leads').update({ status: 'new' }).eq('id', lead.id).throwOnError()
    await set(start).throwOnError()
  }
})

it('shows a company its own alone, and nobody writes them but by the function', async () => {
  expect(await shown(mallory)).toHaveLength(7)
  const theirs = await mallory.client.from('stages').select('company_id').throwOnError()
  expect(new Set(theirs.data.map(({ company_id }) => company_id)).size).toBe(1)
  const write = await ann.client.from('stages').update({ name: 'Mine' }).eq('key', 'won').select()
  expect(write.error?.code).toBe('42501')
})

it('scores by the company’s own chances', async () => {
  await set([...start.slice(0, 4), { key: 'negotiation', name: 'Haggling', probability: 1 }]).throwOnError()
  const { data: lead } = await ann.client
    .from('leads')
    .insert({ name: 'Eve', status: 'negotiation' })
    .select('id')
    .single()
    .throwOnError()
  await expect
    .poll(async () => {
      const { data } = await ann.client
        .from('leads')
        .select('score_reasons')
        .eq('id', lead.id)
        .single()
        .throwOnError()
      return data.score_reasons
    })
    .toContainEqual({ label: 'Stage: Haggling', points: 40 })
})
