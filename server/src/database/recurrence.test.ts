import type { Database } from '@parley/core/database.types'
import { nextOccurrence } from '@parley/core/tasks/next-occurrence'
import { formatRecurrence, parseRecurrence } from '@parley/core/tasks/recurrence'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let ana: Person
let stranger: Person
beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('Ana')
  stranger = await host.person('Carla')
  await ana.client.from('profiles').update({ time_zone: 'Europe/Berlin' }).neq('time_zone', '').throwOnError()
})
afterAll(() => host.close())

const rules = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3;COUNT=4',
  'FREQ=DAILY;UNTIL=20261231',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU',
  'FREQ=WEEKLY;INTERVAL=3;BYDAY=TH;COUNT=2',
  'FREQ=MONTHLY;BYMONTHDAY=1',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=29',
  'FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=-1;UNTIL=20280101',
]
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']
// Whole days of every season, far from the hour that summer time skips or repeats.
const dues = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index * 13, 17, (index * 7) % 60)).toISOString(),
)

const add = async (task: Database['public']['Tables']['tasks']['Insert']) =>
  (await ana.client.from('tasks').insert(task).select().single().throwOnError()).data
const named = async (title: string) =>
  (await ana.client.from('tasks').select().eq('title', title).order('due_at').throwOnError()).data
const finish = (id: string) => ana.client.from('tasks').update({ status: 'done' }).eq('id', id).throwOnError()
const reopen = (id: string) => ana.client.from('tasks').update({ status: 'todo' }).eq('id', id).throwOnError()

describe('the next date', () => {
  it.each(rules)('of %s is the same in Postgres and in the browser', async (rule) => {
    const recurrence = parseRecurrence(rule)
    if (!recurrence) throw new Error(rule)
    const cases = zones.flatMap((zone) =>
      dues.flatMap((due) => [
        { zone, due, moment: due },
        { zone, due, moment: new Date(Date.parse(due) + 40 * 86_400_000 + 3_600_000).toISOString() },
      ]),
    )
    const rows = await host.database.sql<{ next_due: string | null; next_rule: string | null }[]>`
      select next_due, next_rule
        from jsonb_to_recordset(${JSON.stringify(cases.map((each, place) => ({ ...each, place })))}::text::jsonb) as case_of (zone text, due timestamptz, moment timestamptz, place int)
        left join lateral private.next_occurrence(${rule}, due, moment, zone) on true
       order by place`
    const found = rows.map((row) => [
      row.next_due === null ? undefined : new Date(row.next_due).toISOString(),
      row.next_rule,
    ])
    expect(found).toEqual(
      cases.map(({ zone, due, moment }) => {
        const next = nextOccurrence(recurrence, due, moment, zone)
        return [next?.dueAt, next ? formatRecurrence(next.recurrence) : null]
      }),
    )
  })
})

describe('finishing a task of a series', () => {
  it('adds the next one, which keeps what belongs to it', async () => {
    const { data: lead } = await ana.client
      .from('leads')
      .insert({ name: 'Priya' })
      .select()
      .single()
      .throwOnError()
    const task = await add({
      title: 'Weekly call',
      recurrence: 'FREQ=WEEKLY;BYDAY=SU',
      due_at: '2100-03-21T09:00:00Z',
      remind_at: '2100-03-21T08:30:00Z',
      priority: 'high',
      lead_id: lead.id,
    })
    await finish(task.id)
    const [, next] = await named('Weekly call')
    expect(next).toMatchObject({
      status: 'todo',
      priority: 'high',
      lead_id: lead.id,
      assignee_id: task.assignee_id,
      recurrence: 'FREQ=WEEKLY;BYDAY=SU',
      series_id: task.id,
      // The clocks of Berlin went forward in between.
      due_at: '2100-03-28T08:00:00+00:00',
      remind_at: '2100-03-28T07:30:00+00:00',
    })
  })

  it('adds it once, however often and by however many at once', async () => {
    const task = await add({ title: 'Once', recurrence: 'FREQ=DAILY', due_at: '2100-01-01T09:00:00Z' })
    await Promise.all(Array.from({ length: 6 }, () => finish(task.id)))
    expect(await named('Once')).toHaveLength(2)
    await reopen(task.id)
    expect(await named('Once')).toHaveLength(1)
    await finish(task.id)
    const [, next] = await named('Once')
    await ana.client
      .from('tasks')
      .update({ priority: 'low' })
      .eq('id', next?.id ?? '')
      .throwOnError()
    await reopen(task.id)
    await finish(task.id)
    expect(await named('Once')).toHaveLength(2)
  })

  it('ends with the last one', async () => {
    const task = await add({
      title: 'Twice',
      recurrence: 'FREQ=DAILY;COUNT=2',
      due_at: '2100-01-01T09:00:00Z',
    })
    await finish(task.id)
    const [, next] = await named('Twice')
    expect(next?.recurrence).toBe('FREQ=DAILY;COUNT=1')
    await finish(next?.id ?? '')
    expect(await named('Twice')).toHaveLength(2)
  })

  it('ignores direct writes to derived columns', async () => {
    const task = await add({ title: 'Fixed', recurrence: 'FREQ=DAILY', next_task_id: crypto.randomUUID() })
    expect(task.next_task_id).toBeNull()
    const { data } = await ana.client
      .from('tasks')
      .update({ next_task_id: crypto.randomUUID() })
      .eq('id', task.id)
      .select()
      .single()
      .throwOnError()
    expect(data.next_task_id).toBeNull()
  })

  it('refuses what is no rule', async () => {
    const { error } = await ana.client.from('tasks').insert({ title: 'Odd', recurrence: 'every day' })
    expect(error?.code).toBe('23514')
  })
})

describe('skipping one of a series', () => {
  it('deletes it and adds the next', async () => {
    const task = await add({ title: 'Skip', recurrence: 'FREQ=DAILY', due_at: '2100-01-01T09:00:00Z' })
    await ana.client.rpc('skip_task', { task: task.id }).throwOnError()
    const left = await named('Skip')
    expect(left.map(({ due_at: due, series_id: series }) => [due, series])).toEqual([
      ['2100-01-02T09:00:00+00:00', task.id],
    ])
  })

  it('is nothing for strangers', async () => {
    const task = await add({ title: 'Mine', recurrence: 'FREQ=DAILY', due_at: '2100-01-01T09:00:00Z' })
    const { error } = await stranger.client.rpc('skip_task', { task: task.id })
    expect(error?.message).toBe('This task is no longer there.')
    expect(await named('Mine')).toHaveLength(1)
  })
})
