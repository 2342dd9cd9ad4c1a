import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './toolchain.mjs'

const path = join(root, 'scripts/test-seconds.json')
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** How long each test file of services and journeys took in the last whole run, in seconds, by its path from the root. */
export const readSeconds = () => read(path)

/** Where a run notes them until its end. */
const notedIn = (folder) => join(folder, 'test-seconds.json')

/** A reporter that notes how long each file took, with what its hooks did. */
export default class NoteSeconds {
  #seconds = {}

  onTestModuleEnd(module) {
    const { collectDuration, duration } = module.diagnostic()
    this.#seconds[relative(root, module.moduleId)] = Math.ceil((collectDuration + duration) / 1000)
  }

  onTestRunEnd() {
    const noted = notedIn(process.env.TMPDIR)
    writeFileSync(noted, JSON.stringify({ ...read(noted), ...this.#seconds }))
  }
}

/** Keeps what a whole run noted, for the choice of what fits into a time and for what begins first. */
export function keepSeconds(folder) {
  const sorted = Object.entries(read(notedIn(folder))).toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
