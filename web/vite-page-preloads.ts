import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const table = fileURLToPath(new URL('./src/app/routes.ts', import.meta.url))

/** A line of the table of routes as it is written: its path and the modules that its functions import, page first. */
const line = /path: '([^']+)',\s+access: '(\w+)',([^}]*)/g
const imported = /import\('([^']+)'\)/g

/**
 * Writes which files each page for the signed-in loads before it draws (`.vite/pages.json`: path → files from the root),
 * so that the host can name them in the page's head: the browser then fetches them all at once instead of learning of
 * them one after the other.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'parley:page-preloads',
    apply: 'build',
    async generateBundle(_, bundle) {
      const source = await this.fs.readFile(table, { encoding: 'utf8' })
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const chunkOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module))
      const entry = chunks.find(({ isEntry }) => isEntry)
      const follow = (file: string, seen: Set<string>) => {
        const output = bundle[file]
        if (seen.has(file) || output?.type !== 'chunk') return
        seen.add(file)
        for (const next of output.imports) follow(next, seen)
      }
      const pages: Record<string, string[]> = {}
      for (const [, path = '', access, rest = ''] of source.matchAll(line)) {
        if (access === 'public' && path !== '/auth') continue
        const files = new Set<string>()
        for (const [, name = ''] of rest.matchAll(imported)) {
          const module = await this.resolve(name, table)
          const chunk = module && chunkOf(module.id)
          if (!chunk) this.error(`${path}: ${name} is in no chunk`)
          follow(chunk.fileName, files)
        }
        const known = new Set<string>(entry ? [entry.fileName, ...entry.imports] : [])
        pages[path] = [...files].filter((file) => !known.has(file))
      }
      if (Object.keys(pages).length < 20) this.error('the table of routes was not understood')
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages) })
    },
  }
}
