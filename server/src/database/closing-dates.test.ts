import type { Database } from '@parley/core/database.types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** When a sale closed and why it was lost, and that figures count it on that day. */
let host: TestHost
let ana: Person
let mallory: Person
beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('ana')
  mallory = await host.person('mallory')
})
afterAll(() => host.close())

const columns = 'status, closed_at, lost_reason, status_changed_at'
const addLead = async (values: Record<string, string> = {}) =>
  (
    await ana.client
      .from('leads')
      .insert({ name: 'Globex', value: 500, ...values })
      .select(`id, ${columns}`)
      .single()
      .throwOnError()
  ).data
const change = async (id: string, values: Database['public']['Tables']['leads']['Update']) =>
  (await ana.client.from('leads').update(values).eq('id', id).select(columns).single().throwOnError()).data
const lastWeek = '2026-01-14T11:00:00+00:00'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

it('closes a sale now unless a day is given, and forgets day and reason when it goes on', async () => {
  const { id } = await addLead()
  const won = await change(id, { status: 'won' })
  expect(won.closed_at).toBe(won.status_changed_at)
  expect(Date.now() - Date.parse(won.closed_at ?? '')).toBeLessThan(600_000)
  expect(await change(id, { status: 'proposal' })).toMatchObject({ closed_at: null, lost_reason: null })
  expect(await change(id, { status: 'lost', closed_at: lastWeek, lost_reason: 'Price' })).toEqual({
    status: 'lost',
    closed_at: lastWeek,
    lost_reason: 'Price',
    status_changed_at: lastWeek,
  })
  const wonAfterAll = await change(id, { status: 'won' })
  expect(wonAfterAll).toMatchObject({ status: 'won', lost_reason: null })
  expect(wonAfterAll.closed_at).not.toBe(lastWeek)
})

it('keeps no day and no reason of an open sale, and always a day of a closed one', async () => {
  const open = await addLead({ closed_at: lastWeek, lost_reason: 'Price' })
  expect(open).toMatchObject({ closed_at: null, lost_reason: null })
  const won = await addLead({ status: 'won', lost_reason: 'Price' })
  expect(won).toMatchObject({ lost_reason: null })
  expect(await change(won.id, { closed_at: null })).toMatchObject({ closed_at: won.status_changed_at })
})

it('refuses a day in the future in words', async () => {
  const { id } = await addLead()
  const { error } = await ana.client
    .from('leads')
    .update({ status: 'won', closed_at: daysAgo(-3) })
    .eq('id', id)
  expect(error).toMatchObject({ code: '22023', message: 'A sale cannot have closed in the future.' })
})

it('counts a sale on the day it closed, also before its last stage was entered', async () => {
  const { id } = await addLead({ source: 'Counted' })
  await change(id, { status: 'proposal' })
  const day = daysAgo(40)
  await change(id, { status: 'lost', closed_at: day, lost_reason: 'No budget' })
  const figures = async (from: string, to: string) => {
    const { data } = await ana.client
      .rpc('sales_figures', { from_day: from.slice(0, 10), to_day: to.slice(0, 10) })
      .throwOnError()
    return JSON.stringify(data)
  }
  const whole = JSON.parse(await figures(daysAgo(41), daysAgo(39)))
  expect(whole.leads).toMatchObject([{ is_now: true, source: 'Counted', lost: 1, created: 0 }])
  const [row] = await host.database.sql<
    { corrected: string }[]
  >`select private.recount_figures() as corrected`
  expect(Number(row?.corrected)).toBe(0)
  // A correction of the day moves it.
  await change(id, { closed_at: daysAgo(20) })
  expect(JSON.parse(await figures(daysAgo(41), daysAgo(39))).leads).toEqual([])
  expect(JSON.parse(await figures(daysAgo(21), daysAgo(19))).leads).toMatchObject([{ lost: 1 }])
})

it('brings a closed sale back as it was when a change of many is undone', async () => {
  const lost = await addLead({ status: 'lost', closed_at: daysAgo(30), lost_reason: 'Bad timing' })
  const made = crypto.randomUUID()
  await ana.client
    .rpc('change_records', { record: 'leads', ids: [lost.id], patch: { status: 'qualified' }, change: made })
    .throwOnError()
  await ana.client.rpc('undo_change', { change: made }).throwOnError()
  const { data } = await ana.client
    .from('leads')
    .select(`id, ${columns}`)
    .eq('id', lost.id)
    .single()
    .throwOnError()
  expect(data).toEqual(lost)
})

it('tells why sales were lost, one spelling a reason, of the own company alone', async () => {
  for (const [lost_reason, value] of [
    ['Went in-house', '100'],
    ['went in-house ', '50'],
    ['Went in-house', '25'],
  ] as const)
    await addLead({ status: 'lost', closed_at: daysAgo(400), lost_reason, value })
  await addLead({ status: 'lost', closed_at: daysAgo(400), currency: 'EUR' })
  const period = { from_day: daysAgo(401).slice(0, 10), to_day: daysAgo(399).slice(0, 10) }
  const { data } = await ana.client.rpc('lost_reasons', period).throwOnError()
  expect(data).toEqual([
    { reason: 'Went in-house', leads: 3, sums: { USD: 175 } },
    { reason: null, leads: 1, sums: { EUR: 500 } },
  ])
  expect((await mallory.client.rpc('lost_reasons', period).throwOnError()).data).toEqual([])
})
