import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a folder for PATH with what starting a process needs, as on a machine with Node and npm alone. */
export function withoutFfmpeg(folder: string): void {
  mkdirSync(folder)
  for (const name of ['sh', 'setpriv'])
    symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(folder, name))
}
