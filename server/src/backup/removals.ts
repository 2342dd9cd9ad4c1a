import type { Sql } from '../database/database.ts'
import type { ObjectStore } from '../storage/object-store.ts'

/** Held alone by a backup while it reads, shared by each removal of stored bytes. */
const READING_LOCK = 7_275_547
/** Held by the one backup that is being taken. */
const TAKING_LOCK = 7_275_548

type Remover = Pick<ObjectStore, 'remove'>

/** Removes bytes, unless a backup reads. Answers whether it did. */
const removeWhenFree = (store: Remover, sql: Sql, version: string): Promise<boolean> =>
  sql.begin(async (transaction) => {
    const [lock] = await transaction<{ is_free: boolean }[]>`
      select pg_try_advisory_xact_lock_shared(${READING_LOCK}) as is_free`
    if (lock?.is_free) await store.remove(version)
    return lock?.is_free === true
  })

/** The same for what was written down before. */
async function removePostponedOne(store: Remover, sql: Sql, version: string): Promise<void> {
  if (await removeWhenFree(store, sql, version))
    await sql`delete from host.postponed_removals where version = ${version}`
}

/**
 * A store whose bytes stay while a backup reads them: its rows are of an earlier moment and still name them. What was to
 * go meanwhile is written down and goes with `removePostponed`.
 */
export function keepDuringBackups<Store extends Remover>(store: Store, sql: Sql): Store {
  return {
    ...store,
    async remove(version) {
      if (await removeWhenFree(store, sql, version)) return
      await sql`insert into host.postponed_removals (version) values (${version}) on conflict do nothing`
      // The backup may have ended in between, and have looked already for what waits.
      await removePostponedOne(store, sql, version)
    },
  }
}

/** Removes what waited for a backup to be done; nothing while one is under way. Answers how many. */
export async function removePostponed(store: Remover, sql: Sql): Promise<number> {
  // A backup is also taken before an upgrade, when the database does not have this table yet.
  const [known] = await sql<
    { has: boolean }[]
  >`select to_regclass('host.postponed_removals') is not null as has`
  if (!known?.has) return 0
  const versions = await sql<{ version: string }[]>`select version from host.postponed_removals limit 1000`
  for (const { version } of versions) await removePostponedOne(store, sql, version)
  return versions.length
}

export class BackupUnderWay extends Error {
  constructor() {
    super('A backup is being taken already. Wait until it is done.')
  }
}

/**
 * Runs `work` while no stored bytes go and no other backup of this database is taken.
 * @throws BackupUnderWay; also when the lock was lost meanwhile, since bytes may then have gone.
 */
export async function whileNothingGoes<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const holder = await sql.reserve()
  try {
    const [taking] = await holder<{ is_ours: boolean }[]>`
      select pg_try_advisory_lock(${TAKING_LOCK}) as is_ours`
    if (!taking?.is_ours) throw new BackupUnderWay()
    // Waits for removals that began before: their rows are gone, so the backup won't name what they take.
    await holder`select pg_advisory_lock(${READING_LOCK})`
    const release = async (key: number) => {
      const [lock] = await holder<{ was_held: boolean }[]>`select pg_advisory_unlock(${key}) as was_held`
      return lock?.was_held === true
    }
    try {
      const result = await work()
      if (!(await release(READING_LOCK))) throw new Error('The connection that keeps files in place broke.')
      return result
    } finally {
      await release(READING_LOCK).catch(() => false)
      await release(TAKING_LOCK).catch(() => false)
    }
  } finally {
    holder.release()
  }
}
