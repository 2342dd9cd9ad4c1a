import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let person: Person
beforeAll(async () => {
  host = await startTestHost()
  person = await host.person('impatient')
})
afterAll(() => host.close())

/** How many of the host's statements wait for the table's lock. */
async function waiting() {
  const [row] = await host.database.sql`
    select count(*)::int as count from pg_locks where relation = 'public.leads'::regclass and not granted`
  return Number(row?.['count'])
}

it('stops in the database when the reader has gone, and leaves the connection to the next one unharmed', async () => {
  const released = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = host.database.sql.begin(async (transaction) => {
    await transaction`lock table public.leads in access exclusive mode`
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const reader = new AbortController()
  const reads = Array.from({ length: 20 }, () =>
    person.client.from('leads').select('id').abortSignal(reader.signal),
  )
  const answers = Promise.all(reads)
  await expect.poll(waiting).toBeGreaterThan(3)
  reader.abort()
  for (const { error } of await answers) expect(error?.message).toContain('AbortError')
  await expect.poll(waiting).toBe(0)
  // The lock is still held, so these requests run on the connections that the aborted ones gave back.
  const tasks = Array.from({ length: 20 }, () => person.client.from('tasks').select('id').throwOnError())
  for (const { data } of await Promise.all(tasks)) expect(data).toEqual([])
  released.resolve()
  await holding
  expect((await person.client.from('leads').select('id').throwOnError()).data).toEqual([])
})
