import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { readSeconds } from './test-seconds.mjs'
import { root } from './toolchain.mjs'

/**
 * What takes longest starts first: started late, it runs on alone when all others are done. Vitest knows how long a file
 * took from the run before; in a new clone it knows only how long each is to read.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const seconds = readSeconds()
    const secondsOf = ({ moduleId }) => seconds[relative(root, moduleId)] ?? 0
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...ofProjects.values()].flatMap((each) =>
      each.toSorted((one, other) => secondsOf(other) - secondsOf(one)),
    )
  }
}
