import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const runtimeImport = /import\{([^}]*)\}from"\.\/(rolldown-runtime-[\w-]+\.js)";/
const runtimeExport = /export\{([^}]*)\};?\s*$/

/** "a as b,c as d" as what `{…}` of a destructuring says: "a:b,c:d". */
const taken = (names: string) => names.replaceAll(' as ', ':')
/** The same the other way round: what the object is made of. */
const given = (names: string) => names.replaceAll(/([^,\s]+) as ([^,\s]+)/g, '$2:$1')

/** Writes a line before a script in place of its import of the runtime. */
const replaceImport = (path: string, code: string, first: string): void =>
  writeFileSync(path, `${first}\n${code.replace(runtimeImport, '')}`)

/** @param folder of the scripts @param entry the first script's name */
function foldRuntime(folder: string, entry: string): void {
  const path = join(folder, entry)
  const code = readFileSync(path, 'utf8')
  const [statement, names = '', runtime = ''] = runtimeImport.exec(code) ?? []
  if (statement === undefined) throw new Error('The first script imports no runtime.')
  if (/from"\.\//.test(code.replace(statement, '')))
    throw new Error('The first script imports another: it might run before the runtime is there.')
  const helpers = readFileSync(join(folder, runtime), 'utf8')
  const made = given(runtimeExport.exec(helpers)?.[1] ?? '')
  const own = `(()=>{${helpers.replace(runtimeExport, '')};return{${made}}})()`
  replaceImport(path, `${code}\nexport{$runtime};`, `const $runtime=${own};const{${taken(names)}}=$runtime;`)
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js') && file !== entry)) {
    const other = readFileSync(join(folder, name), 'utf8')
    const [, wanted] = runtimeImport.exec(other) ?? []
    // The name of a script that doesn't import the first says nothing of the first's: it keeps the runtime's file.
    if (wanted === undefined || !other.includes(`from"./${entry}"`)) continue
    replaceImport(
      join(folder, name),
      other,
      `import{$runtime}from"./${entry}";const{${taken(wanted)}}=$runtime;`,
    )
  }
}

/**
 * The bundler keeps its own helpers, half a KiB, in a file that no group of chunks takes in, and every page asks for it.
 * This puts them into the first script, which all that import them import anyway.
 */
export function foldedRuntime(): Plugin {
  return {
    name: 'parley:fold-runtime',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir = '' }, bundle) => {
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
        if (!entry) return
        const [folder = '', name = ''] = entry.fileName.split('/')
        foldRuntime(join(dir, folder), name)
        const page = join(dir, 'index.html')
        const link = /\s*<link rel="modulepreload"[^>]*rolldown-runtime[^>]*>/
        writeFileSync(page, readFileSync(page, 'utf8').replace(link, ''))
      },
    },
  }
}
