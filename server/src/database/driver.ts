import { registerHooks } from 'node:module'
import { repairs } from './driver-repairs.ts'

/** Text of a driver's file, repaired. Throws where it is another version's. */
function repair(file: string, source: string): string {
  return repairs
    .filter((each) => each.file === file)
    .reduce((text, { from, to }) => {
      if (text.split(from).length !== 2)
        throw new Error(`postgres/src/${file} has changed: see whether driver-repairs.ts is still needed.`)
      return text.replace(from, () => to)
    }, source)
}

// Repaired as it is loaded, since npm can't patch: an installation stays what its lock says.
const hooks = registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const file = /\/postgres\/src\/(connection\.js|index\.js)$/.exec(url)?.[1]
    if (!file || loaded.source === undefined || loaded.source === null) return loaded
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    return { ...loaded, source: repair(file, text) }
  },
})
const { default: postgres } = await import('postgres')
hooks.deregister()

export { postgres }
