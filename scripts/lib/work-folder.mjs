import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const gibibyte = 2 ** 30
const memory = '/dev/shm'

/** Whether the machine keeps files in memory and has plenty of it: all that the tests write at once is under 2 GiB. */
function hasPlentyOfMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > 6 * gibibyte && freemem() > 10 * gibibyte
  } catch {
    return false
  }
}

/**
 * Where the tests write. A database is more than a thousand small files and each test file has its own: on a disk the
 * making and removing of files was a third of Postgres's time.
 */
export function workFolder() {
  const folder = mkdtempSync(join(hasPlentyOfMemory() ? memory : tmpdir(), 'parley-test-'))
  // Started by root, Postgres runs as another account, which has to get in.
  chmodSync(folder, 0o711)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
