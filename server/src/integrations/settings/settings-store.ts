import type { Logger } from 'pino'
import { seal, sealKey, unseal } from '../../auth/sealed.ts'
import type { Database, Transaction } from '../../database/database.ts'
import {
  type ConnectionKind,
  mergeSettings,
  type Settings,
  type Stored,
  type StoredSettings,
  storedSettings,
} from './settings.ts'

interface Dependencies {
  database: Database
  /** The instance's: what the settings are sealed with is derived from it. */
  pepper: string
  environment: Settings
  log: Logger
}

/** The language model, speech server and mail server of now; to be asked at each use. */
export interface ConnectionSettings {
  /** As the environment gives them. */
  environment: Settings
  /** What counts: the environment, then what is stored. */
  current(): Settings
  /** What is stored, as far as it can be opened. */
  stored(): Stored
  /** Stored, but sealed with a key that is not there any more. */
  isUnreadable(kind: ConnectionKind): boolean
  /** In the caller's transaction; null takes them away. They count once `reload` or the database's notice came. */
  write<Kind extends ConnectionKind>(
    transaction: Transaction,
    kind: Kind,
    settings: StoredSettings[Kind] | null,
  ): Promise<void>
  reload(): Promise<void>
  /** Calls back after each reload that brought others. */
  onChange(listener: () => void): void
  close(): Promise<void>
}

/** Settings of connections, sealed in the database. Every process on it hears of a change. */
export async function createConnectionSettings({
  database,
  pepper,
  environment,
  log,
}: Dependencies): Promise<ConnectionSettings> {
  const { sql } = database
  const listeners: (() => void)[] = []
  let stored: Stored = {}
  let unreadable: readonly ConnectionKind[] = []
  let current = mergeSettings(environment, {})
  /** The rows as they were read last. */
  let known = ''
  const keyOf = (kind: ConnectionKind) => sealKey(pepper, `connection:${kind}`)

  function open(kind: ConnectionKind, sealed: string): unknown {
    try {
      return JSON.parse(unseal(keyOf(kind), sealed))
    } catch {
      return undefined
    }
  }

  async function load(): Promise<void> {
    const rows = await sql<{ kind: ConnectionKind; sealed: string }[]>`
      select kind, sealed from host.connection_settings order by kind`
    const read = JSON.stringify(rows)
    if (read === known) return
    known = read
    stored = storedSettings.parse(
      Object.fromEntries(rows.map(({ kind, sealed }) => [kind, open(kind, sealed)])),
    )
    unreadable = rows.map(({ kind }) => kind).filter((kind) => stored[kind] === undefined)
    for (const kind of unreadable) log.warn(`the settings of ${kind} cannot be opened: their key has changed`)
    current = mergeSettings(environment, stored)
    for (const listener of listeners) listener()
  }

  // One after the other, so that an older read never replaces a newer one.
  let loading = Promise.resolve()
  const reload = () => {
    const next = loading.then(load)
    loading = next.catch((error: unknown) => log.warn(error, 'the settings of connections could not be read'))
    return next
  }
  const follow = () => void reload().catch(() => undefined)
  const stop = await database.listen('parley_connection_settings', follow, follow)
  await reload()

  return {
    environment,
    current: () => current,
    stored: () => stored,
    isUnreadable: (kind) => unreadable.includes(kind),
    async write(transaction, kind, settings) {
      if (settings === null) {
        await transaction`delete from host.connection_settings where kind = ${kind}`
        return
      }
      const sealed = seal(keyOf(kind), JSON.stringify(settings))
      await transaction`
        insert into host.connection_settings (kind, sealed) values (${kind}, ${sealed})
        on conflict (kind) do update set sealed = excluded.sealed, updated_at = now()`
    },
    reload,
    onChange: (listener) => void listeners.push(listener),
    close: stop,
  }
}
