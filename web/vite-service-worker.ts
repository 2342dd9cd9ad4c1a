import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('./src/service-worker/service-worker.ts', import.meta.url))
const left = /\.(map|br)$|^\.|^service-worker\.js$/

/** Every file of the build with what tells its versions apart; hashed names do so themselves. */
function listFiles(folder: string): { url: string; revision: string | null }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !left.test(file.name) && !file.parentPath.includes('.vite'))
    .map((file) => {
      const path = join(file.parentPath, file.name)
      const url = path.slice(folder.length).replaceAll('\\', '/')
      const revision = url.startsWith('/assets/')
        ? null
        : createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
      return { url, revision }
    })
    .toSorted((one, other) => one.url.localeCompare(other.url))
}

/** Builds the service worker after the app, as one file at the root that knows all others (docs/decisions/0009). */
export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'parley:service-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = join(root, outDir)
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { __PRECACHE__: JSON.stringify(listFiles(folder)) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
        },
      })
    },
  }
}
