import { otherTaskColumns, taskFields } from '@parley/core/records/task'
import { sync } from 'node-ical'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

const taskRows = z.object({ tasks: z.array(z.record(z.string(), z.unknown())) })

let host: TestHost
let ben: Person
let stranger: Person

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  stranger = await host.person('stranger')
})
afterAll(() => host.close())

const newToken = async ({ client }: Person) => (await client.rpc('create_calendar_feed').throwOnError()).data
const read = (token: string) => fetch(`${host.url}/functions/v1/calendar-feed?token=${token}`)
/** A title, which a calendar may give parameters. */
const titleOf = ({ summary }: { summary?: unknown }) => (typeof summary === 'string' ? summary : '')
async function eventsOf(token: string) {
  const response = await read(token)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  return Object.values(sync.parseICS(await response.text())).filter((each) => each?.type === 'VEVENT')
}

it('gives another program the tasks that have a date, as they are', async () => {
  const lead = await ben.client
    .from('leads')
    .insert({ name: 'Zoë; “Ünal”' })
    .select('id')
    .single()
    .throwOnError()
  await ben.client
    .from('tasks')
    .insert(
      [
        {
          title: 'Call, write; and \\ "quote"\nZoë',
          description: `${'A long line that has to be folded, 🙂 included. '.repeat(6)}\nSecond line`,
          due_at: '2027-03-28T00:30:00Z',
          remind_at: '2027-03-27T23:30:00Z',
          priority: 'urgent',
          lead_id: lead.data.id,
        },
        {
          title: 'Done one',
          due_at: '2027-01-04T09:00:00Z',
          status: 'done',
          completed_at: new Date().toISOString(),
        },
        { title: 'No date' },
        { title: 'Somebody else’s', due_at: '2027-01-04T09:00:00Z', assignee_id: null },
      ],
      { defaultToNull: false },
    )
    .throwOnError()
  await stranger.client
    .from('tasks')
    .insert({ title: 'Another company’s', due_at: '2027-01-04T09:00:00Z' })
    .throwOnError()
  const events = await eventsOf(await newToken(ben))
  const [done, call] = events.toSorted((a, b) => Number(a.start) - Number(b.start))
  expect(events).toHaveLength(2)
  expect(done).toMatchObject({ summary: '✓ Done one' })
  expect(call).toMatchObject({ summary: 'Call, write; and \\ "quote"\nZoë' })
  expect(call?.start.toISOString()).toBe('2027-03-28T00:30:00.000Z')
  expect(call?.end?.toISOString()).toBe('2027-03-28T01:00:00.000Z')
  expect(call?.description).toContain('Lead: Zoë; “Ünal”')
  expect(call?.description).toContain('🙂 included. \nSecond line')
  expect(call?.alarms?.[0]?.trigger).toMatchObject({ val: '20270327T233000Z' })
})

describe('a task that repeats', () => {
  let clock: Person
  beforeAll(async () => {
    clock = await host.person('clock')
    await clock.client
      .from('profiles')
      .update({ time_zone: 'Europe/Berlin' })
      .eq('id', clock.id)
      .throwOnError()
    await clock.client
      .from('tasks')
      .insert(
        [
          {
            title: 'Weekly review',
            due_at: '2027-03-22T08:00:00Z',
            remind_at: '2027-03-22T07:45:00Z',
            recurrence: 'FREQ=WEEKLY;BYDAY=MO',
          },
          { title: 'Thrice', due_at: '2027-10-30T07:00:00Z', recurrence: 'FREQ=DAILY;COUNT=3' },
          { title: 'Until', due_at: '2027-10-29T21:30:00Z', recurrence: 'FREQ=DAILY;UNTIL=20271031' },
          { title: 'Last days', due_at: '2027-01-31T16:00:00Z', recurrence: 'FREQ=MONTHLY;BYMONTHDAY=-1' },
        ],
        { defaultToNull: false },
      )
      .throwOnError()
  })
  const series = async (title: string) => {
    const found = (await eventsOf(await newToken(clock))).find((event) => titleOf(event) === title)
    const dates = found?.rrule?.between(new Date('2027-01-01'), new Date('2027-11-30'), true) ?? []
    return { found, dates: dates.map((date) => date.toISOString().slice(0, 16)) }
  }

  it('is at the same hour in summer, with its reminder', async () => {
    const { found, dates } = await series('Weekly review')
    expect(dates.slice(0, 3)).toEqual(['2027-03-22T08:00', '2027-03-29T07:00', '2027-04-05T07:00'])
    expect(dates.at(-1)).toBe('2027-11-29T08:00')
    expect(found?.alarms?.[0]?.trigger).toBe('-PT15M')
  })

  it.each([
    ['Thrice', ['2027-10-30T07:00', '2027-10-31T08:00', '2027-11-01T08:00']],
    ['Until', ['2027-10-29T21:30', '2027-10-30T21:30', '2027-10-31T22:30']],
  ])('%s ends as its rule says', async (title, dates) => {
    expect((await series(title)).dates).toEqual(dates)
  })

  it('has the last day of each month', async () => {
    const { dates } = await series('Last days')
    expect(dates.slice(0, 3)).toEqual(['2027-01-31T16:00', '2027-02-28T16:00', '2027-03-31T15:00'])
  })

  it('brings its zone along, for programs that do not know it by name', async () => {
    const text = await (await read(await newToken(clock))).text()
    expect(text.match(/BEGIN:VTIMEZONE\r\nTZID:Europe\/Berlin/g)).toHaveLength(1)
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20270322T090000\r\n')
  })

  it('repeats no more once it is done: the next one does', async () => {
    const { data } = await clock.client
      .from('tasks')
      .update({ status: 'done' })
      .eq('title', 'Weekly review')
      .select('id')
      .single()
      .throwOnError()
    const events = await eventsOf(await newToken(clock))
    const done = events.find(({ uid }) => uid?.startsWith(data.id))
    const next = events.find((event) => titleOf(event) === 'Weekly review')
    expect(titleOf(done ?? {})).toBe('✓ Weekly review')
    expect(done?.rrule).toBeUndefined()
    expect(Number(next?.start)).toBeGreaterThan(Date.parse('2027-03-22T08:00:00Z'))
    expect(next?.rrule).toBeDefined()
  })
})

it('ends a link when a new one is made, or when its owner ends it', async () => {
  const first = await newToken(ben)
  const second = await newToken(ben)
  expect(second).not.toBe(first)
  const old = await read(first)
  expect(old.status).toBe(404)
  expect(await old.json()).toEqual({ error: expect.stringContaining('no longer valid') })
  expect((await read(second)).status).toBe(200)
  const { data } = await ben.client.from('calendar_feeds').select('last_read_at').single().throwOnError()
  expect(data.last_read_at).not.toBeNull()
  await ben.client.from('calendar_feeds').delete().eq('user_id', ben.id).throwOnError()
  expect((await read(second)).status).toBe(404)
})

it('shows nobody a link again, and nothing to whoever guesses', async () => {
  await newToken(ben)
  expect((await ben.client.from('calendar_feeds').select('token_hash')).error?.code).toBe('42501')
  expect((await stranger.client.from('calendar_feeds').select('user_id').throwOnError()).data).toEqual([])
  for (const token of ['', 'x', '0'.repeat(64), "' or true --"])
    expect((await read(encodeURIComponent(token))).status).toBe(404)
})

it('gives somebody who is signed in their own, which leaves the link as it is', async () => {
  const { data } = await ben.client.auth.getSession()
  const own = await fetch(`${host.url}/functions/v1/calendar-feed`, {
    headers: { Authorization: `Bearer ${data.session?.access_token ?? ''}` },
  })
  expect(own.status).toBe(200)
  expect(await own.text()).toContain('SUMMARY:✓ Done one')
  expect((await fetch(`${host.url}/functions/v1/calendar-feed`)).status).toBe(404)
})

it('holds what is nearest to today where there are more than a calendar can hold, and says how many it leaves out', async () => {
  const busy = await host.person('busy')
  const { sql } = host.database
  await sql.begin(async (transaction) => {
    await transaction`select set_config('parley.is_loading_sample', 'on', true)`
    // From 2,999 days ago to 3,000 days ahead, one a day, and one in an hour.
    await transaction`
      insert into public.tasks (company_id, assignee_id, title, due_at)
      select ${busy.companyId}, ${busy.id}, 'Day ' || day, now() + day * interval '1 day' + interval '1 minute'
        from generate_series(-2999, 3000) day`
    await transaction`
      insert into public.tasks (company_id, assignee_id, title, due_at)
      values (${busy.companyId}, ${busy.id}, 'In an hour', now() + interval '1 hour')`
  })
  const token = await newToken(busy)
  const events = await eventsOf(token)
  const titles = new Set(events.map(titleOf))
  expect(events).toHaveLength(5001)
  for (const title of ['In an hour', 'Day 0', 'Day 1', 'Day -1', 'Day 2499', 'Day -2499'])
    expect(titles, title).toContain(title)
  for (const title of ['Day 2501', 'Day -2501']) expect(titles, title).not.toContain(title)
  const notice = events.find((event) => titleOf(event).includes('not in this calendar'))
  expect(notice).toMatchObject({ summary: '1,001 more tasks are not in this calendar', datetype: 'date' })
  expect(Math.abs(Number(notice?.start) - Date.now())).toBeLessThan(2 * 86_400_000)
  const text = (await (await read(token)).text()).replaceAll('\r\n ', '')
  const described = text.split('\r\n').find((line) => line.startsWith('X-WR-CALDESC'))
  expect(described?.replaceAll('\\', '')).toBe(
    'X-WR-CALDESC:This calendar holds the 5,000 tasks nearest to today, of 6,001. The others are in Parley, under Tasks.',
  )

  await sql`delete from public.tasks where company_id = ${busy.companyId} and title like 'Day %' and title not in ('Day 1', 'Day 3000')`
  const few = await eventsOf(token)
  expect(few.map(({ summary }) => summary)).toEqual(['In an hour', 'Day 1', 'Day 3000'])
})

it('holds the whole of a task, also what it is given later, and nothing of what the product keeps or others see alone', async () => {
  const whole = await host.person('whole')
  const { sql } = host.database
  await whole.client
    .from('tasks')
    .insert({ title: 'With a place', due_at: '2027-01-04T09:00:00Z' })
    .throwOnError()
  await sql`alter table public.tasks add column place text, add column reviewer_id uuid references public.profiles on delete set null`
  await sql`update public.tasks set place = 'Berlin', reviewer_id = ${whole.id} where title = 'With a place'`
  const { data } = await whole.client.rpc('my_calendar').throwOnError()
  await sql`alter table public.tasks drop column place cascade, drop column reviewer_id cascade`
  expect(data).toMatchObject({
    people: { [whole.id]: expect.any(String) },
    tasks: [{ title: 'With a place', place: 'Berlin', reviewer_id: whole.id, lead: null }],
  })
  const named = new Set(Object.keys(taskRows.parse(data).tasks[0] ?? {}))
  const withheld = ['assignee_id', 'lead_id', 'account_id', 'contact_id']
  for (const { column } of taskFields) expect(named.has(column), column).toBe(!withheld.includes(column))
  for (const column of Object.keys(otherTaskColumns))
    expect(named.has(column), column).toBe(column === 'updated_at')
})

it('names no colleague whom its tasks don’t', async () => {
  const { data } = await ben.client.rpc('my_calendar').throwOnError()
  expect(data).toHaveProperty('people', {})
  expect(JSON.stringify(data)).not.toContain(ben.id)
})
