import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartError } from '../config.ts'

/** The account Postgres runs as when Parley itself runs as root, which Postgres refuses. */
export interface SystemUser {
  name: string
  uid: number
  gid: number
}

function find(name: string): SystemUser | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : null
}

/** `null` unless Parley runs as root; then the existing `postgres` account, else `parley`, made on the spot. */
export function unprivilegedUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const existing = find('postgres') ?? find('parley')
  if (existing) return existing
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'parley'])
  const made = find('parley')
  if (made) return made
  throw new StartError(
    'Parley runs as root, Postgres refuses to, and no ordinary account could be made: start Parley as an ordinary user or set DATABASE_URL.',
  )
}

/** Whether `user` may enter every folder on the way to `path` (which need not exist yet). */
export function canReach(path: string, user: SystemUser): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false })
    if (stat?.isDirectory()) {
      const bit = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001
      if (!(stat.mode & bit)) return false
    }
    if (folder === dirname(folder)) return true
  }
}
