import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { postponeDuringBackups, removePostponed, withoutRemovals } from './removals.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
const removed: string[] = []
const version = crypto.randomUUID()
const bare = { remove: async (each: string) => void removed.push(each) }

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('what was to go just as a backup ended does not wait for the next one', async () => {
  const { sql } = database
  const store = postponeDuringBackups(bare, sql)
  let removal: Promise<void> | undefined
  const writing = await sql.reserve()
  await withoutRemovals(sql, async () => {
    // Delays recording a postponed removal until the backup has looked for such records.
    await writing`begin`
    await writing`lock table host.postponed_removals in share mode`
    removal = store.remove(version)
    await expect
      .poll(
        () => sql`select from pg_locks where relation = 'host.postponed_removals'::regclass and not granted`,
      )
      .toHaveLength(1)
  })
  expect(await removePostponed(bare, sql)).toBe(0)
  expect(removed).toEqual([])
  await writing`commit`
  writing.release()
  await removal
  expect(removed).toEqual([version])
  expect(await sql`select from host.postponed_removals`).toHaveLength(0)
})
