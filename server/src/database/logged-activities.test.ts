import { afterAll, beforeAll, expect, it } from 'vitest'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { untilIdle } from '../testing/until-idle.ts'

/** Notes, calls and meetings of leads, accounts and contacts, and the timelines that hold them. */
let host: TestHost
let ana: Person
let ben: Person
let [first, second, account, contact] = ['', '', '', '']
beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('ana')
  ben = await colleague(host, ana, 'ben')
  const lead = { company: 'Fjord Cleaning', name: 'Julia Lind', email: 'julia@fjord.example' }
  const { data } = await ana.client
    .from('leads')
    .insert([lead, { ...lead, name: 'Karl Berg', email: 'karl@fjord.example' }])
    .select('id, account_id, contact_id')
    .throwOnError()
  const [julia, karl] = data
  first = julia?.id ?? ''
  second = karl?.id ?? ''
  account = julia?.account_id ?? ''
  contact = karl?.contact_id ?? ''
})
afterAll(() => host.close())

interface Logged {
  kind: string
  data?: Record<string, string | number>
  created_at?: string
  body?: string
}
const log = (of: { lead_id?: string; account_id?: string; contact_id?: string }, logged: Logged) =>
  ana.client.from('lead_activities').insert({ ...of, ...logged })

it('keeps a call with how it went, also one of last week, and counts it as work and as word to the customer', async () => {
  const at = new Date(Date.now() - 7 * 86_400_000).toISOString()
  await log(
    { lead_id: first },
    { kind: 'call', data: { outcome: 'left_message', minutes: 2 }, created_at: at },
  ).throwOnError()
  await log({ lead_id: first }, { kind: 'meeting', data: { outcome: 'held' } }).throwOnError()
  await untilIdle(host.database.sql)
  const today = new Date().toISOString().slice(0, 10)
  const period = {
    from_day: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10),
    to_day: today,
  }
  const { data: figures } = await ana.client.rpc('sales_figures', period).throwOnError()
  const { activity } = JSON.parse(JSON.stringify(figures))
  const times = Object.fromEntries(
    activity.map(({ kind, times: count }: { kind: string; times: number }) => [kind, count]),
  )
  expect(times).toMatchObject({ call: 1, meeting: 1 })
  const { data: behind } = await ana.client
    .rpc('sales_evidence', { measure: 'call', ...period })
    .throwOnError()
  expect(behind).toMatchObject({ count: 1, lines: [{ id: first, target: 'lead', name: 'Julia Lind' }] })
  const { data: answers } = await ana.client.rpc('lead_answers', {}).throwOnError()
  expect(answers.find(({ id }) => id === first)?.answered_at).not.toBeNull()
})

it.each([
  [{ kind: 'call' }, '23514'],
  [{ kind: 'call', data: { outcome: 'held' } }, '23514'],
  [{ kind: 'meeting', data: { outcome: 'reached' } }, '23514'],
  [{ kind: 'call', data: { outcome: 'reached', minutes: -1 } }, '23514'],
  [{ kind: 'call', data: { outcome: 'reached', minutes: 'ten' } }, '23514'],
  [{ kind: 'call', data: { outcome: 'reached' }, created_at: '2199-01-01T00:00:00Z' }, '22023'],
])('refuses %j', async (logged, code) => {
  expect((await log({ lead_id: first }, logged)).error?.code).toBe(code)
})

it('is of one record', async () => {
  const note = { kind: 'note', body: 'Of what?' }
  expect((await log({}, note)).error?.code).toBe('23514')
  expect((await log({ lead_id: first, account_id: account }, note)).error?.code).toBe('23514')
  expect((await log({ contact_id: crypto.randomUUID() }, note)).error?.code).toBe('23503')
})

it('tells of an account what happened in its sales, with its people and beside them, page by page', async () => {
  await log({ lead_id: second }, { kind: 'note', body: 'In the sale' }).throwOnError()
  await log({ account_id: account }, { kind: 'note', body: 'On the account' }).throwOnError()
  await log(
    { contact_id: contact },
    { kind: 'call', body: 'With Karl', data: { outcome: 'reached' } },
  ).throwOnError()
  await ana.client.from('accounts').update({ name: 'Fjord Care' }).eq('id', account).throwOnError()
  const read = async (person: Person, customer: string, size = 100) => {
    const rows: { id: string; at: string; body: string | null; source: string; kind: string }[] = []
    for (let before: { before_at: string; before_id: string } | undefined, isLast = false; !isLast; ) {
      const { data } = await person.client
        .rpc('customer_timeline', { customer, page_size: size, ...before })
        .throwOnError()
      rows.push(...data)
      const end = data.at(-1)
      isLast = end === undefined || data.length < size
      if (end) before = { before_at: end.at, before_id: end.id }
    }
    return rows
  }
  const whole = await read(ana, account)
  expect(whole.map(({ body }) => body).filter(Boolean)).toEqual([
    'With Karl',
    'On the account',
    'In the sale',
  ])
  expect(whole.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['meeting', 'created']))
  expect(whole[0]).toMatchObject({ source: 'change', kind: 'update' })
  expect(whole[1]).toMatchObject({ contact_name: 'Karl Berg', lead_id: null })
  expect(whole.find(({ body }) => body === 'In the sale')).toMatchObject({ lead_name: 'Karl Berg' })
  expect(await read(ana, account, 2)).toEqual(whole)
  expect(await read(ben, account)).toEqual(whole)
  const ofKarl = await read(ana, contact)
  expect(ofKarl.map(({ body }) => body).filter(Boolean)).toEqual(['With Karl', 'In the sale'])
  expect(await read(await host.person('mallory'), account)).toEqual([])
})

it('tells a colleague who is mentioned where it stands', async () => {
  const words = { kind: 'call', body: 'Ask @ben', data: { outcome: 'reached' } }
  await log({ account_id: account }, words).throwOnError()
  await untilIdle(host.database.sql)
  const { data } = await ben.client
    .from('notifications')
    .select('title, link')
    .eq('kind', 'mention')
    .throwOnError()
  expect(data).toEqual([
    {
      title: expect.stringMatching(/mentioned you in a call with Fjord Care$/),
      link: `/accounts/${account}`,
    },
  ])
})

it('goes with its record, and only its author or a manager takes it away', async () => {
  const { data: dora } = await ana.client
    .from('contacts')
    .insert({ name: 'Dora' })
    .select('id')
    .single()
    .throwOnError()
  await log({ contact_id: dora.id }, { kind: 'note', body: 'Of Dora' }).throwOnError()
  const of = () => ana.client.from('lead_activities').select('id').eq('contact_id', dora.id).throwOnError()
  const refused = await ben.client.from('lead_activities').delete().eq('contact_id', dora.id)
  expect(refused.error?.code).toBe('42501')
  expect((await of()).data).toHaveLength(1)
  await ana.client.from('contacts').delete().eq('id', dora.id).throwOnError()
  expect((await of()).data).toEqual([])
})
