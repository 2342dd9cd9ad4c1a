import { createHash } from 'node:crypto'
import frozen from '../../migrations/frozen.json' with { type: 'json' }

/** An applied migration as `host.migrations` and backups list it. */
export interface AppliedMigration {
  origin: string
  version: string
  name: string
  /** SHA-256 of its text, hexadecimal. */
  checksum: string
}

/** The migrations of each release, which are never edited; the first one says the whole schema by topic. */
export const releases: readonly { release: string; migrations: readonly AppliedMigration[] }[] = frozen

/** The schema of 0.9.0 is that of 1.0.0, object by object; its 82 migrations were told again as those of 1.0.0. */
const lastBeforeBaseline = 'fd2504005252afae1a9954774b341bd8066fe08121c82d828a5e7ae2a84a2abc'

const digest = (applied: readonly AppliedMigration[]): string =>
  createHash('sha256')
    .update(
      applied
        .map(({ origin, name, checksum }) => `${origin}/${name} ${checksum}\n`)
        .toSorted()
        .join(''),
    )
    .digest('hex')

/** Whether these are of a Parley before 1.0.0. */
export const isBeforeBaseline = (applied: readonly AppliedMigration[]): boolean =>
  applied.some(({ origin, name }) => origin === 'host' && name === '0001_roles.sql')

/**
 * The migrations of today that stand for what was applied: themselves, or those of 1.0.0 for all of 0.9.0.
 * @returns null for anything else before 1.0.0.
 */
export function asOfBaseline(applied: readonly AppliedMigration[]): readonly AppliedMigration[] | null {
  if (!isBeforeBaseline(applied)) return applied
  return digest(applied) === lastBeforeBaseline ? (releases[0]?.migrations ?? null) : null
}
