import { once } from 'node:events'
import { type NetConnectOpts, Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createEmptyDatabase } from '../testing/database.ts'
import { createDatabase, type Database } from './database.ts'
import { postgres } from './driver.ts'

/** One connection that is lost again and again, and one beside it that ends it. */
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
let pool: Database
let other: Database
beforeAll(async () => {
  empty = await createEmptyDatabase()
  pool = createDatabase(empty.url, { connections: 1 })
  other = createDatabase(empty.url, { connections: 1 })
  await other.sql`create table written (text text)`
})
afterAll(async () => {
  await pool.close()
  await other.close()
  await empty.drop()
})

/** Who notices first, Postgres or whoever writes to it, is up to the machine. */
const closed = expect.objectContaining({
  code: expect.stringMatching(/^(CONNECTION_CLOSED|57P01|ECONNRESET|EPIPE)$/),
})

const end = (pid: number | undefined) => other.sql`select pg_terminate_backend(${pid ?? 0}, 60000)`

it('writes nothing of a transaction that lost its connection into the next one', async () => {
  const late = Promise.withResolvers<unknown>()
  const work = pool.sql.begin(async (transaction) => {
    const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`
    await end(row?.pid)
    await expect
      .poll(() =>
        pool.sql`select 1`.then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    late.resolve(await transaction`insert into written values ('late')`.catch((error: unknown) => error))
  })
  await expect(work).rejects.toThrow()
  expect(await late.promise).toEqual(closed)
  expect(await other.sql`select * from written`).toEqual([])
})

it('writes nothing of a reserved connection that was lost into the next one', async () => {
  const reserved = await pool.sql.reserve()
  const [row] = await reserved<{ pid: number }[]>`select pg_backend_pid() as pid`
  await end(row?.pid)
  await expect
    .poll(() =>
      pool.sql`select 1`.then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await expect(reserved`insert into written values ('late')`).rejects.toEqual(closed)
  reserved.release()
  expect(await pool.sql`select * from written`).toEqual([])
})

it('fails a transaction whose connection is lost within a statement, and goes on', async () => {
  const pid = Promise.withResolvers<number>()
  const work = pool.sql.begin(async (transaction) => {
    const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`
    pid.resolve(row?.pid ?? 0)
    await transaction`select pg_sleep(3600)`
  })
  await Promise.all([expect(work).rejects.toEqual(closed), pid.promise.then(end)])
  expect(await pool.sql`select 1 as one`).toEqual([{ one: 1 }])
})

it('fails what waits for a reserved connection that is lost', async () => {
  const reserved = await pool.sql.reserve()
  const [row] = await reserved<{ pid: number }[]>`select pg_backend_pid() as pid`
  // A statement of a new text with parameters is described first; the others wait behind it.
  const waiting = ['a', 'b', 'c'].map((text) => reserved`select pg_sleep(3600), ${text}::text`)
  await Promise.all([...waiting.map((each) => expect(each).rejects.toEqual(closed)), end(row?.pid)])
  reserved.release()
  expect(await pool.sql`select 1 as one`).toEqual([{ one: 1 }])
})

/** A pool of the driver itself, each of whose sockets leads nowhere unless `isLed` says otherwise. */
function poolThrough(isLed: () => boolean, max: number) {
  const sockets: Socket[] = []
  const url = new URL(inject('postgresUrl'))
  const folder = url.searchParams.get('host')
  const place: NetConnectOpts =
    folder === null
      ? { host: url.hostname, port: Number(url.port || 5432) }
      : { path: `${folder}/.s.PGSQL.5432` }
  url.searchParams.delete('host')
  const settings = {
    max,
    backoff: () => 0,
    socket: () => {
      const socket = new Socket().connect(isLed() ? place : { path: '/nowhere' })
      sockets.push(socket)
      return socket
    },
  }
  return { sql: postgres(url.href, settings), sockets }
}

it('greets anew after a connection was lost with something yet unwritten', async () => {
  const { sql, sockets } = poolThrough(() => true, 1)
  await sql`select 1`
  const [lost] = sockets
  const unwritten = sql`select 2`.execute()
  const failed = unwritten.then(
    () => false,
    () => true,
  )
  // The statement is handed to its connection, which writes at the end of this turn.
  await Promise.resolve()
  await Promise.resolve()
  lost?.destroy()
  lost?.emit('close', false)
  expect(await failed).toBe(true)
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }])
  await sql.end()
})

it('fails what is asked between the failure of a connection and its end', async () => {
  const { sql, sockets } = poolThrough(() => true, 1)
  await sql`select 1`
  const [failing] = sockets
  const failure = failing ? once(failing, 'error') : null
  failing?.destroy(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
  // The driver's own listener stands before this one.
  await failure
  await expect(sql`select 2`).rejects.toEqual(closed)
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }])
  await sql.end()
})

it('serves each reservation once, whichever connection was refused', async () => {
  let attempt = 0
  const { sql } = poolThrough(() => ++attempt !== 2, 2)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 3 }, () => sql.reserve().then((reserved) => reserved.release())),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const both = await Promise.all([sql.reserve(), sql.reserve()])
  expect(await both[1]`select 1 as one`).toEqual([{ one: 1 }])
  for (const each of both) each.release()
  await sql.end()
})
