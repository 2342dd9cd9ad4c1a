import { expect, inject, it } from 'vitest'
import { createDatabase } from '../database/database.ts'
import { createTestDatabase } from './database.ts'

it('cannot be connected to, so that copying never waits for anybody', async () => {
  const address = new URL(inject('postgresUrl'))
  address.pathname = `/${inject('template')}`
  const { sql, close } = createDatabase(address.href, { connections: 1 })
  await expect(sql`select 1`).rejects.toThrow(/not currently accepting connections/)
  await close()
})

it('is copied by many at once, also while somebody uses the cluster', async () => {
  const other = createDatabase(inject('postgresUrl'), { connections: 1 })
  await other.sql`select 1`
  const copies = await Promise.all(Array.from({ length: 4 }, () => createTestDatabase()))
  for (const copy of copies) {
    expect(await copy.sql`select to_regclass('public.leads') is not null as holds`).toEqual([{ holds: true }])
    await copy.drop()
  }
  await other.close()
})
