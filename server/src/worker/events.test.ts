import { triggerEvents } from '@parley/core/automations/event'
import { eventNames, isEventName } from '@parley/core/events/event-names'
import { webhookEventNames } from '@parley/core/integrations/webhook-events'
import { notificationKinds } from '@parley/core/notifications/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { jobsFor } from './event-jobs.ts'

/** The names on which the database, the worker and `core` agree. */
let host: TestHost
let functions: string[]

beforeAll(async () => {
  host = await startTestHost()
  const rows = await host.database.sql<{ prosrc: string }[]>`
    select prosrc from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace)`
  functions = rows.map(({ prosrc }) => prosrc)
})
afterAll(() => host.close())

/** Every text literal in the pattern's group, in all functions of the database. */
const literals = (pattern: RegExp) =>
  functions.flatMap((source) =>
    [...source.matchAll(pattern)].flatMap(([, part = '']) =>
      [...part.matchAll(/'([^']*)'/g)].map(([, literal = '']) => literal),
    ),
  )
async function literalsOfConstraint(table: string, name: string) {
  const rows = await host.database.sql<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = ${table}::regclass and conname = ${name}`
  return rows.flatMap(({ definition }) =>
    [...definition.matchAll(/'([a-z_.]+)'::text/g)].map(([, text]) => text),
  )
}

it('the database announces no event that the worker does not know, and the worker waits for none in vain', async () => {
  const first = String.raw`((?:[^',()]|'[^']*')+),`
  const announced = [
    ...literals(new RegExp(String.raw`private\.emit\(${first}`, 'g')),
    ...literals(new RegExp(String.raw`insert into private\.events \([^)]*\)\s*select ${first}`, 'g')),
  ].filter((literal) => literal.includes('.'))
  const states = await literalsOfConstraint('public.recordings', 'recordings_status_check')
  // Two functions tell of several records, each of which they are triggers of.
  const told = await host.database.sql<{ name: string }[]>`
    select left(c.relname::text, -1) || case p.proname when 'records_came' then '.created' else '.changed' end as name
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where p.proname in ('records_came', 'records_changed')`
  const names = [
    ...announced.flatMap((name) =>
      name === 'recording.' ? states.map((state) => `recording.${state}`) : [name],
    ),
    ...told.map(({ name }) => name),
  ]
  expect(names.length).toBeGreaterThan(25)
  expect(names.filter((name) => !isEventName(name))).toEqual([])
  // The worker announces the first itself; the second comes from a migration, for the recordings there were.
  const others = ['automation.scheduled', 'recording.unmeasured']
  expect(eventNames.filter((name) => !names.includes(name))).toEqual(others)
})

it('webhooks may listen to the same events on both sides', async () => {
  const allowed = await literalsOfConstraint('public.webhooks', 'webhooks_events')
  expect(new Set(allowed.filter((name) => name !== 'inbound'))).toEqual(new Set<string>(webhookEventNames))
})

it('all notifications have a known kind', () => {
  const notified = literals(/private\.notify\([^,]+,\s*('[^']*')/g)
  expect(notified.length).toBeGreaterThan(2)
  // Notifications about the account itself cannot be switched off.
  const kinds = ['general', ...notificationKinds.map(({ kind }) => kind)]
  expect(notified.filter((kind) => !kinds.includes(kind))).toEqual([])
})

it('whatever starts an automation or goes to webhooks sets off their job', () => {
  const isSetOff = (name: string, task: string) => jobsFor(name).some((job) => job.task === task)
  for (const name of Object.values(triggerEvents)) expect(isSetOff(name, 'automation.start'), name).toBe(true)
  for (const name of webhookEventNames) expect(isSetOff(name, 'webhook.dispatch'), name).toBe(true)
})

it('an unknown event stays visible as a failed job with its contents', async () => {
  const { sql } = host.database
  await sql`select private.emit('lead.vanished', null, '{"lead_id": "1"}')`
  const failed = () => sql`
    select payload ->> 'event_name' as name, payload ->> 'lead_id' as lead, last_error
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'event.unknown' and attempts >= max_attempts and locked_at is null`
  await expect
    .poll(failed)
    .toEqual([
      { name: 'lead.vanished', lead: '1', last_error: expect.stringContaining('named lead.vanished') },
    ])
  expect(await sql`select from private.events where name = 'lead.vanished'`).toHaveLength(0)
})
