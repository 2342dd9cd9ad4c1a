import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from './toolchain.mjs'

/** What puts the whole product together: whoever imports it takes in everything, and is reached by nothing in particular. */
const assembly =
  /^(web\/src\/(app|server)\/|server\/src\/(host|main)\.ts|(server\/src|web\/src|core\/src)\/testing\/|e2e\/support\/)/

const rooms = ['core/src', 'web/src', 'server/src', 'supabase/functions', 'e2e']

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

/** The file that an import names; undefined where it is a library. Paths from the root. */
function resolveImport(specifier, from, files) {
  const path = specifier.startsWith('.')
    ? posix.normalize(posix.join(dirname(from), specifier))
    : specifier.startsWith('~/')
      ? `web/src/${specifier.slice(2)}`
      : specifier.startsWith('@parley/core/')
        ? `core/src/${specifier.slice('@parley/core/'.length)}`
        : null
  return path === null ? undefined : [path, `${path}.ts`, `${path}.tsx`].find((name) => files.has(name))
}

/** Which files import each file. */
function readImporters(folder) {
  const files = new Set(
    rooms.flatMap((room) =>
      readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${room}/${name}`),
    ),
  )
  const importers = new Map()
  for (const file of files)
    for (const [, specifier] of readFileSync(join(folder, file), 'utf8').matchAll(specifiers)) {
      const imported = resolveImport(specifier, file, files)
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  return importers
}

/**
 * Reads the imports of a checkout. The function tells which files a change to some reaches, and over how many imports: they
 * themselves (0), and what imports them on any way that doesn't lead through the assembly. Paths from the root.
 * @returns {(changed: string[]) => Map<string, number>}
 */
export function readReach(folder = root) {
  const importers = readImporters(folder)
  return (changed) => {
    const steps = new Map(changed.map((file) => [file, 0]))
    // A map goes on with what is added while it is read: the nearest come first.
    for (const [file, far] of steps)
      if (!assembly.test(file))
        for (const importer of importers.get(file) ?? [])
          if (!steps.has(importer)) steps.set(importer, far + 1)
    return steps
  }
}
