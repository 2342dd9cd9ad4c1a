import { EventEmitter } from 'node:events'
import { Logger, makeWorkerUtils, type Runner, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { openPool } from '../database/pool.ts'
import { atSize } from '../testing/at-size.ts'
import { createTestDatabase } from '../testing/database.ts'
import { tasks } from './jobs.ts'
import { createOutbox } from './outbox.ts'
import { laneStarts } from './turns.ts'

/** The real queue with one worker, whose jobs only record their company. */
let database: Database & { drop(): Promise<void> }
let pool: Pool
const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' })

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url, log)
  const utils = await makeWorkerUtils({ pgPool: pool })
  await utils.migrate()
  await utils.release()
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await database.sql`delete from private.events`
  await database.sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`
})

const payload = z.object({ company_id: z.uuid(), event_id: z.string(), event_name: z.string() })
interface Done extends z.infer<typeof payload> {
  task: string
}

const emit = (name: string, company: string, count = 1) => database.sql`
  insert into private.events (name, company_id, payload)
  select ${name}, ${company}, jsonb_build_object('number', n) from generate_series(1, ${count}) n`

/** Runs all jobs, calling `onDone` after each with the number done so far. */
async function drain(onDone: (count: number) => Promise<void> = async () => {}): Promise<Done[]> {
  const outbox = createOutbox(database, log)
  const done: Done[] = []
  const taskList: TaskList = Object.fromEntries(
    Object.keys(tasks).map((task) => [
      task,
      async (given: unknown) => {
        done.push({ task, ...payload.parse(given) })
        await onDone(done.length)
      },
    ]),
  )
  await outbox.drain()
  const events = new EventEmitter()
  events.on('job:complete', () => void outbox.jobDone())
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: 1,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    parsedCronItems: [],
    taskList,
    events,
    pollInterval: 100,
  })
  const left = async () => {
    const [row] = await database.sql`
      select (select count(*) from private.events) + (select count(*) from graphile_worker.jobs) as count`
    return Number(row?.['count'])
  }
  await expect.poll(left).toBe(0)
  await runner.stop()
  return done
}

/** Until none of these events waits in the outbox: the runner's own dispatch may be about to hand them over as well. */
async function untilHandedOver(company: string, ...names: string[]): Promise<void> {
  const left = async () => {
    const rows = await database.sql`
      select from private.events where company_id = ${company} and name = any (${names})`
    return rows.length
  }
  await createOutbox(database, log).drain()
  await expect.poll(left).toBe(0)
}

const many = atSize(800, 6000)
/** More than wait as jobs at once. */
const some = atSize(400, 1000)
it('lets a company with one event run before another’s thousands', async () => {
  const [busy, quiet] = [crypto.randomUUID(), crypto.randomUUID()]
  await emit('lead.status_changed', busy, many)
  const done = await drain(async (count) => {
    if (count !== 500) return
    await emit('lead.status_changed', quiet)
    await untilHandedOver(quiet, 'lead.status_changed')
  })
  expect(done).toHaveLength(3 * many + 3)
  const places = done.flatMap(({ company_id }, place) => (company_id === quiet ? [place - 500] : []))
  // Its three jobs take turns with the other's.
  expect(places).toHaveLength(3)
  expect(Math.max(...places)).toBeLessThan(10)
})

it('begins the jobs of a company in the order of its events, however many there are', async () => {
  const company = crypto.randomUUID()
  await emit('lead.status_changed', company, some)
  const order = (await drain()).map(({ event_id }) => Number(event_id))
  expect(order).toHaveLength(3 * some)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

it('lets what somebody waits for go before what many rows set off, of their own company too', async () => {
  const company = crypto.randomUUID()
  await emit('lead.status_changed', company, some)
  const done = await drain(async (count) => {
    if (count !== 100) return
    await emit('recording.erased', company)
    await emit('integration.asked', company)
    await untilHandedOver(company, 'integration.asked')
  })
  const placeOf = (task: string) => done.findIndex((job) => job.task === task)
  expect(placeOf('integration.check')).toBe(100)
  expect(placeOf('recording.erase')).toBeGreaterThan(done.length - 400)
})

it('lets companies take turns with their recordings', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  await emit('recording.transcribing', first, 4)
  await emit('recording.transcribing', second, 2)
  const done = await drain()
  expect(done.map(({ company_id }) => (company_id === first ? 'first' : 'second'))).toEqual([
    'first',
    'second',
    'first',
    'second',
    'first',
    'first',
  ])
})

it('never runs out of priorities, however long a lane is not empty', async () => {
  const company = crypto.randomUUID()
  const turn = laneStarts.bulk + 9000
  for (const [index, name] of ['first', 'second'].entries())
    await database.sql`
      select graphile_worker.add_job('lead.score', payload => ${database.sql.json({ company_id: company, event_id: '0', event_name: name })}::json,
        priority => ${turn + index}, flags => array[${`company:${company}`}])`
  await emit('lead.touched', company)
  const outbox = createOutbox(database, log)
  await outbox.drain()
  const jobs = await database.sql<
    { priority: number }[]
  >`select priority from graphile_worker.jobs order by priority`
  expect(jobs.map(({ priority }) => priority - laneStarts.bulk)).toEqual([0, 1, 2])
  expect((await drain()).map(({ event_name }) => event_name)).toEqual(['first', 'second', 'lead.touched'])
})

it('makes no jobs for a company that is being erased, but for its erasing', async () => {
  const [company] = await database.sql<
    { id: string }[]
  >`insert into public.companies (name) values ('Gone') returning id`
  const id = company?.id ?? ''
  await database.sql`insert into private.company_erasures (company_id) values (${id})`
  await emit('lead.created', id, 3)
  await emit('company.erasing', id)
  expect((await drain()).map(({ task }) => task)).toEqual(['company.erase'])
})
