import type { Sql } from '../database/database.ts'
import type { ObjectStore } from '../storage/object-store.ts'

/** Held exclusively by a backup while it reads, shared by each removal of stored bytes. */
const readingLock = 7_275_547
/** Held by the running backup. */
const takingLock = 7_275_548

type Remover = Pick<ObjectStore, 'remove'>

/** Removes bytes unless a backup is reading; returns whether it did. */
const removeUnlessBackup = (store: Remover, sql: Sql, version: string): Promise<boolean> =>
  sql.begin(async (transaction) => {
    const [lock] = await transaction<{ is_free: boolean }[]>`
      select pg_try_advisory_xact_lock_shared(${readingLock}) as is_free`
    if (lock?.is_free) await store.remove(version)
    return lock?.is_free === true
  })

/** The same for a postponed removal. */
async function removePostponedOne(store: Remover, sql: Sql, version: string): Promise<void> {
  if (await removeUnlessBackup(store, sql, version))
    await sql`delete from host.postponed_removals where version = ${version}`
}

/**
 * A store that keeps its bytes while a backup reads them, since the backup's snapshot still names them. Removals
 * requested meanwhile are recorded and done by `removePostponed`.
 */
export function postponeDuringBackups<Store extends Remover>(store: Store, sql: Sql): Store {
  return {
    ...store,
    async remove(version) {
      if (await removeUnlessBackup(store, sql, version)) return
      await sql`insert into host.postponed_removals (version) values (${version}) on conflict do nothing`
      // The backup may have ended meanwhile, after its own `removePostponed`.
      await removePostponedOne(store, sql, version)
    },
  }
}

/** Does the postponed removals; none while a backup is running. Returns how many. */
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
 * Runs `work` while removals of stored bytes and other backups of this database are locked out.
 * @throws BackupUnderWay; also when the lock was lost meanwhile, since bytes may then have been removed.
 */
export async function withoutRemovals<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const holder = await sql.reserve()
  try {
    const [taking] = await holder<{ is_ours: boolean }[]>`
      select pg_try_advisory_lock(${takingLock}) as is_ours`
    if (!taking?.is_ours) throw new BackupUnderWay()
    // Waits for removals that started before: their rows are deleted, so the backup won't reference them.
    await holder`select pg_advisory_lock(${readingLock})`
    const release = async (key: number) => {
      const [lock] = await holder<{ was_held: boolean }[]>`select pg_advisory_unlock(${key}) as was_held`
      return lock?.was_held === true
    }
    try {
      const result = await work()
      if (!(await release(readingLock))) throw new Error('The connection that keeps files in place broke.')
      return result
    } finally {
      await release(readingLock).catch(() => false)
      await release(takingLock).catch(() => false)
    }
  } finally {
    holder.release()
  }
}
