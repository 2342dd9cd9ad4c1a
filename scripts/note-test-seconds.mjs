import { relative } from 'node:path'
import { noteSeconds } from './lib/test-seconds.mjs'
import { root } from './lib/toolchain.mjs'

/** A reporter of Vitest's that notes how long each file that passed took, with what its hooks did; also of a run that is ended. */
export default class NoteTestSeconds {
  onTestModuleEnd(module) {
    if (!module.ok()) return
    const { collectDuration, duration } = module.diagnostic()
    const seconds = Math.ceil((collectDuration + duration) / 1000)
    noteSeconds(process.env.TMPDIR, { [relative(root, module.moduleId)]: seconds })
  }
}
