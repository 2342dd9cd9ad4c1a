import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../testing/database.ts'
import { createDatabase } from './database.ts'

it("compiles no plan of a person's request, where the Postgres itself would", async () => {
  const empty = await createEmptyDatabase()
  try {
    const setup = createDatabase(empty.url)
    await setup.sql.unsafe(`alter database "${new URL(empty.url).pathname.slice(1)}" set jit = on`)
    await setup.sql`create role authenticated`.catch(() => {})
    await setup.close()

    const database = createDatabase(empty.url)
    const text = `select current_setting('jit') as jit`
    const caller = { role: 'authenticated', claims: {} } as const
    const request = { method: 'GET', path: '/', headers: '{}', timeout: 1000 }
    try {
      expect(await database.sql.unsafe(text)).toEqual([{ jit: 'on' }])
      expect(await database.statement(caller, { text, values: [], request })).toEqual([{ jit: 'off' }])
      expect(await database.transaction(caller, async (own) => [...(await own.unsafe(text))])).toEqual([
        { jit: 'off' },
      ])
    } finally {
      await database.close()
    }
  } finally {
    await empty.drop()
  }
})
