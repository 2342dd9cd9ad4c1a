import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createDatabase } from '../database/database.ts'
import { createData } from './index.ts'
import { startDataService, userA } from './testing/service.ts'

let service: Awaited<ReturnType<typeof startDataService>>
beforeAll(async () => {
  service = await startDataService()
})
afterAll(() => service.stop())

const statusOf = async (path: string) => (await service.fetch(path)).status

it('notices a new table, a new column and a dropped one by itself', async () => {
  const { sql } = service.database
  await sql.unsafe(
    'create table shop.gadgets (id int primary key); grant select on shop.gadgets to authenticated; alter table shop.gadgets enable row level security; create policy everybody on shop.gadgets using (true)',
  )
  await expect.poll(() => statusOf('/gadgets')).toBe(200)
  await sql.unsafe('insert into shop.gadgets values (1); alter table shop.gadgets add column colour text')
  await expect.poll(() => statusOf('/gadgets?select=colour')).toBe(200)
  expect(await service.rows('/gadgets')).toEqual([{ id: 1, colour: null }])
  await sql.unsafe('alter table shop.gadgets drop column colour')
  await expect.poll(() => service.rows('/gadgets')).toEqual([{ id: 1 }])
  await sql.unsafe('drop table shop.gadgets')
  await expect.poll(() => statusOf('/gadgets')).toBe(404)
})

it('answers 503 when the connection is cut in the middle, and serves the next request', async () => {
  const { sql } = service.database
  const body = JSON.stringify({ seconds: 30 })
  const headers = { 'content-type': 'application/json' }
  const cut = service.failure('/rpc/nap', { method: 'POST', body, headers })
  // Active: a connection that looked for it before still shows this very question as its last.
  const found = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%"nap"%' and state = 'active' and pid <> pg_backend_pid()`
  await expect.poll(found).toHaveLength(1)
  expect(await cut).toMatchObject({ status: 503, code: 'PGRST001' })
  expect(await service.rows('/staff?select=id&id=eq.1')).toEqual([{ id: 1 }])
})

it('keeps serving while the schema changes and connections are cut', async () => {
  const { sql } = service.database
  await service.rows('/staff')
  // Waits for each one's end: a connection that is still dying would take the next statement with it.
  await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  await expect.poll(() => statusOf('/staff')).toBe(200)
  await sql.unsafe(
    'create table shop.later (id int primary key); grant select on shop.later to authenticated; alter table shop.later enable row level security',
  )
  await expect.poll(() => service.rows('/later')).toEqual([])
})

it('says 503 while the schema cannot be read', async () => {
  const database = createDatabase('postgres://nobody@127.0.0.1:1/none')
  const data = createData({ database, log: pino({ level: 'silent' }) })
  const response = await data.app.request('/staff')
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'PGRST002' }])
  await database.close()
})

it('answers in the schema the client names', async () => {
  const headers = { 'accept-profile': 'public' }
  const response = await service.fetch('/leads?select=id', { headers })
  expect([response.status, response.headers.get('content-profile')]).toEqual([200, 'public'])
  expect(await service.failure('/staff', { headers })).toMatchObject({ code: 'PGRST205' })
})

const document = z.object({
  openapi: z.literal('3.1.1'),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    schemas: z.record(
      z.string(),
      z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) }),
    ),
  }),
})

it('describes what the caller may use', async () => {
  const describe = async (token: string) => {
    const response = await service.fetch('/', { headers: { accept: 'application/openapi+json' } }, token)
    expect(response.headers.get('content-type')).toContain('application/openapi+json')
    return document.parse(await response.json())
  }
  const own = await describe(userA)
  expect(Object.keys(own.paths['/orders'] ?? {})).toEqual(['get', 'post', 'patch', 'delete'])
  expect(own.paths).toHaveProperty('/rpc/add_them')
  expect(own.paths).not.toHaveProperty('/secrets')
  expect(own.paths).not.toHaveProperty('/rpc/locked')
  expect(own.components.schemas['orders']?.required).toEqual(['staff_id', 'amount'])
  expect(own.components.schemas['orders']?.properties['staff_id']).toMatchObject({
    type: 'integer',
    format: 'int4',
    'x-references': 'staff.id',
  })
  const visitor = await describe('anon')
  expect(Object.keys(visitor.components.schemas).sort()).toEqual(['staff', 'stores'])
  expect(Object.keys(visitor.paths['/staff'] ?? {})).toEqual(['get'])
})
