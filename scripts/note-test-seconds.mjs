import { relative } from 'node:path'
import { noteSeconds } from './lib/test-seconds.mjs'
import { root } from './lib/toolchain.mjs'

/** A reporter of Vitest's that notes how long each file that passed took, with what its hooks did. */
export default class NoteTestSeconds {
  #seconds = {}

  onTestModuleEnd(module) {
    if (!module.ok()) return
    const { collectDuration, duration } = module.diagnostic()
    this.#seconds[relative(root, module.moduleId)] = Math.ceil((collectDuration + duration) / 1000)
  }

  onTestRunEnd() {
    noteSeconds(process.env.TMPDIR, this.#seconds)
  }
}
