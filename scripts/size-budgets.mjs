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
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1024

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const page = (path) => Object.keys(manifest).find((key) => key.endsWith(path))
const frame = page('app/shell/app-frame.tsx')
const shared = ['src/data/session.ts', 'app/shell/app-providers.tsx']

/** KiB of each page of the app: its own code with all that the frame of a signed-in person needs. */
const limit = 195
/** What a page shows at once, besides its own file. */
const shownWith = { 'admin/metrics-page.tsx': ['health-tab.tsx'] }
/** Nothing of their texts shows before it is made safe. */
const larger = { 'blog/public/post-page.tsx': 235, 'legal/legal-page.tsx': 245 }
const pages = Object.keys(manifest)
  .filter((key) => manifest[key].isDynamicEntry && /(?<!not-found)-page\.tsx$/.test(key))
  .toSorted()

let hasFailed = false

function report(route, files, limit) {
  const size = kib(files)
  if (size > limit) hasFailed = true
  console.log(
    `${size > limit ? '✗' : '✓'} ${route.padEnd(24)} ${size.toFixed(1).padStart(6)} KiB gz of ${limit}`,
  )
}

// Pages for visitors are rendered by the host: their script is all they load, on the landing page its demonstration too.
const visitorScript = closure('src/visitor/main.ts', new Set(), visitors)
const landing = closure('src/visitor/demonstration.tsx', new Set(visitorScript), visitors)
report('/blog', visitorScript, 5)
report('/', landing, 110)
for (const key of pages) {
  const files = closure(entry)
  const others = Object.entries(shownWith).flatMap(([end, names]) =>
    key.endsWith(end) ? names.map(page) : [],
  )
  for (const part of [key, frame, ...shared.map(page), ...others]) closure(part, files)
  const most = Object.entries(larger).find(([end]) => key.endsWith(end))?.[1] ?? limit
  report(key.replace(/^src\/(?:features|app)\//, '').replace(/-page\.tsx$/, ''), files, most)
}
const carried = [...landing].map((file) => readFileSync(join(dist, file), 'utf8')).join('')
if (/postgrest|gotrue/i.test(carried)) {
  console.error('✗ / carries code of supabase-js')
  hasFailed = true
}
if (readdirSync(join(dist, 'assets')).length === 0) hasFailed = true
process.exit(hasFailed ? 1 : 0)
