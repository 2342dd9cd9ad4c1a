import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../config.ts'

/** Process id and, on Linux, its start time: a process id alone may be reused. */
function fingerprint(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : `${pid} ${fields[19]}`
  } catch {
    return process.platform === 'linux' ? null : `${pid} unknown`
  }
}

/**
 * Takes the data folder for this process alone; returns the release.
 * @throws StartError when the folder can't be written or a living process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'parley.lock')
  const own = fingerprint(process.pid) ?? `${process.pid} unknown`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    // Exclusive creation decides between two that start at once; the loser of the rename below starts over.
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        writeFileSync(file, own, { flag: 'wx', mode: 0o644 })
        return () => {
          if (readFileSync(file, 'utf8') === own) rmSync(file, { force: true })
        }
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      }
      const holder = readFileSync(file, 'utf8').trim()
      const pid = Number(holder.split(' ')[0])
      if (pid && fingerprint(pid) === holder) {
        throw new StartError(
          `Another Parley (process ${pid}) already uses the data folder ${folder}: stop it first, or start this one with another DATA_DIR.`,
        )
      }
      const stale = `${file}.${process.pid}`
      renameSync(file, stale)
      rmSync(stale, { force: true })
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The data folder ${folder} cannot be written (${reason}): make it writable or set DATA_DIR to another one.`,
    )
  }
  throw new StartError(`Several Parleys are starting on the data folder ${folder} at once: start one.`)
}
