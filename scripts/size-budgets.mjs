// Checks the JavaScript each route loads first (gzip, KiB) against the budgets of docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/toolchain.mjs'

const dist = join(root, 'web/dist')
const readManifest = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))
const manifest = readManifest('manifest.json')
const visitors = readManifest('visitor-manifest.json')

/** Files a chunk needs before it runs: itself and what it imports statically, not what it loads later. */
function closure(key, files = new Set(), chunks = manifest) {
  const chunk = chunks[key]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const next of chunk.imports ?? []) closure(next, files, chunks)
  return files
}

const kib = (files) =>
  [...files]
    // The runtime stands in the first script (web/vite-fold-runtime.ts).
    .filter((file) => file.endsWith('.js') && !file.includes('rolldown-runtime'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1024

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const page = (path) => Object.keys(manifest).find((key) => key.endsWith(path))

/** KiB of each page of the app: its own code with all that the frame of a signed-in person needs. */
const limit = 194.25
/** What a page shows at once, besides its own file. */
const shownWith = { '/admin/metrics': ['health-tab.tsx'] }
/** A quarter stands for the names of later files, which change by some bytes with each build. The editor's tabs are drawn at once; of the others, nothing of their texts shows before it is made safe. */
const larger = { '/blog/admin': 198, 'blog/public/post': 236.5, 'legal/legal': 248.75 }
/** The pages for the signed-in by their address, and all others that the app shows by their file. */
const pages = Object.entries(readManifest('pages.json')).map(([name, files]) => ({ name, files }))
for (const [key, chunk] of Object.entries(manifest)) {
  if (!chunk.isDynamicEntry || !/(?<!not-found)-page\.tsx$/.test(key)) continue
  if (pages.some(({ files }) => files.includes(chunk.file))) continue
  const name = key.replace(/^src\/(?:features|app)\//, '').replace(/-page\.tsx$/, '')
  pages.push({ name, files: [...closure(key)] })
}

let hasFailed = false

function report(route, files, limit) {
  const size = kib(files)
  if (size > limit) hasFailed = true
  console.log(
    `${size > limit ? '✗' : '✓'} ${route.padEnd(26)} ${size.toFixed(1).padStart(6)} KiB gz of ${limit}`,
  )
}

// Pages for visitors are rendered by the host: their script is all they load, on the landing page its demonstration too.
const visitorScript = closure('src/visitor/main.ts', new Set(), visitors)
const landing = closure('src/visitor/demonstration.tsx', new Set(visitorScript), visitors)
report('/blog', visitorScript, 5)
report('/', landing, 110)
for (const { name, files } of pages) {
  const all = new Set([...closure(entry), ...files])
  for (const part of shownWith[name] ?? []) closure(page(part), all)
  report(name, all, larger[name] ?? limit)
}
const carried = [...landing].map((file) => readFileSync(join(dist, file), 'utf8')).join('')
if (/postgrest|gotrue/i.test(carried)) {
  console.error('✗ / carries code of supabase-js')
  hasFailed = true
}
if (readdirSync(join(dist, 'assets')).length === 0) hasFailed = true
process.exit(hasFailed ? 1 : 0)
