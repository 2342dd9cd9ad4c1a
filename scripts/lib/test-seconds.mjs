import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

const path = join(root, 'scripts/test-seconds.json')
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** How long each test file of services and journeys took in the last whole run, in seconds, by its path from the root. */
export const readSeconds = () => read(path)

/** Where a run notes them until its end. */
const notedIn = (folder) => join(folder, 'test-seconds.json')

/** Notes how long files took, beside what this run has noted so far. @param {Record<string, number>} seconds */
export function noteSeconds(folder, seconds) {
  const noted = notedIn(folder)
  writeFileSync(noted, JSON.stringify({ ...read(noted), ...seconds }))
}

/** Keeps what a run noted, for the choice of what fits into a time and for what begins first. */
export function keepSeconds(folder) {
  const known = Object.entries({ ...read(path), ...read(notedIn(folder)) })
  const there = known.filter(([file]) => existsSync(join(root, file)))
  const sorted = Object.fromEntries(there.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`)
}
