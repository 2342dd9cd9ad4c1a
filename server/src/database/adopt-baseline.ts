import { StartError } from '../config.ts'
import type { Sql } from './database.ts'
import { type AppliedMigration, asOfBaseline } from './releases.ts'

/**
 * Writes the migrations of 1.0.0 in the place of those of 0.9.0, which made the same objects: nothing else changes. The
 * caller holds the lock of `prepareDatabase`.
 * @throws StartError where the database is of an earlier Parley still.
 */
export async function adoptBaseline(sql: Sql): Promise<void> {
  const [ledger] = await sql<
    { is_there: boolean }[]
  >`select to_regclass('host.migrations') is not null as is_there`
  if (!ledger?.is_there) return
  await sql.begin(async (transaction) => {
    const applied = await transaction<
      AppliedMigration[]
    >`select origin, version, name, checksum from host.migrations`
    const now = asOfBaseline(applied)
    if (now === applied) return
    if (now === null)
      throw new StartError(
        'This database is of a Parley before 0.9.0: start 0.9.0 on it once, then this version (docs/upgrading.md).',
      )
    await transaction`delete from host.migrations`
    for (const { origin, version, name, checksum } of now)
      await transaction`
        insert into host.migrations (origin, version, name, checksum) values (${origin}, ${version}, ${name}, ${checksum})`
  })
}
