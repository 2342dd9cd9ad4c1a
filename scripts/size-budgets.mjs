// Checks the JavaScript each route loads first (gzip, KiB) against the budgets of docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/toolchain.mjs'

const dist = join(root, 'web/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Files a chunk needs before it runs: itself and what it imports statically, not what it loads later. */
function closure(key, files = new Set()) {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const next of chunk.imports ?? []) closure(next, files)
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

const budgets = [
  { route: '/', pages: ['landing-page.tsx'], limit: 110, isSignedIn: false },
  { route: '/auth', pages: ['auth-page.tsx'], limit: 200, isSignedIn: true },
  { route: '/dashboard', pages: ['dashboard-page.tsx'], limit: 200, isSignedIn: true },
  { route: '/leads', pages: ['leads-page.tsx'], limit: 200, isSignedIn: true },
  { route: '/leads/$id', pages: ['lead-page.tsx'], limit: 200, isSignedIn: true },
  { route: '/tasks', pages: ['tasks-page.tsx'], limit: 200, isSignedIn: true },
  { route: '/blog/admin', pages: ['editor-page.tsx'], limit: 200, isSignedIn: true },
  { route: '/voice', pages: ['voice-page.tsx'], limit: 200, isSignedIn: true },
  { route: '/voice/$id', pages: ['recording-page.tsx'], limit: 200, isSignedIn: true },
]

let hasFailed = false
for (const { route, pages, limit, isSignedIn } of budgets) {
  const files = closure(entry)
  for (const name of pages) {
    const key = page(name)
    if (!key) {
      console.error(`✗ ${route}: no chunk for ${name}`)
      hasFailed = true
      continue
    }
    closure(key, files)
  }
  if (isSignedIn) for (const key of [frame, ...shared.map(page)]) if (key) closure(key, files)
  const size = kib(files)
  if (size > limit) hasFailed = true
  console.log(
    `${size > limit ? '✗' : '✓'} ${route.padEnd(12)} ${size.toFixed(1).padStart(6)} KiB gz of ${limit}`,
  )
}
const landing = [...closure(page('landing-page.tsx'), closure(entry))]
  .map((file) => readFileSync(join(dist, file), 'utf8'))
  .join('')
if (/postgrest|gotrue/i.test(landing)) {
  console.error('✗ / carries code of supabase-js')
  hasFailed = true
}
if (readdirSync(join(dist, 'assets')).length === 0) hasFailed = true
process.exit(hasFailed ? 1 : 0)
