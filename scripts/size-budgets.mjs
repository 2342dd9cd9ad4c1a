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

const budgets = [
  { route: '/auth', pages: ['auth-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/dashboard', pages: ['dashboard-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/leads', pages: ['leads-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/leads/import', pages: ['import-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/leads/$id', pages: ['lead-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/tasks', pages: ['tasks-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/insights', pages: ['insights-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/ai-insights', pages: ['advice-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/analytics', pages: ['features/analytics/analytics-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/insight-feed', pages: ['feed-page.tsx'], limit: 195, isSignedIn: true },
  {
    route: '/automations',
    pages: ['automations/automations-page.tsx'],
    limit: 195,
    isSignedIn: true,
  },
  { route: '/templates', pages: ['templates-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/vertical-insights', pages: ['verticals/insights-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/vertical-automations', pages: ['verticals/automations-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/blog/admin', pages: ['editor-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/developers', pages: ['developers-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/integrations', pages: ['integrations-page.tsx'], limit: 195, isSignedIn: true },
  {
    route: '/admin/metrics',
    pages: ['admin/metrics-page.tsx', 'health-tab.tsx'],
    limit: 195,
    isSignedIn: true,
  },
  { route: '/support', pages: ['support-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/voice', pages: ['voice-page.tsx'], limit: 195, isSignedIn: true },
  { route: '/voice/$id', pages: ['recording-page.tsx'], limit: 195, isSignedIn: true },
]

let hasFailed = false

function report(route, files, limit) {
  const size = kib(files)
  if (size > limit) hasFailed = true
  console.log(
    `${size > limit ? '✗' : '✓'} ${route.padEnd(12)} ${size.toFixed(1).padStart(6)} KiB gz of ${limit}`,
  )
}

// Pages for visitors are rendered by the host: their script is all they load, on the landing page its demonstration too.
const visitorScript = closure('src/visitor/main.ts', new Set(), visitors)
const landing = closure('src/visitor/demonstration.tsx', new Set(visitorScript), visitors)
report('/blog', visitorScript, 5)
report('/', landing, 110)
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
  report(route, files, limit)
}
const carried = [...landing].map((file) => readFileSync(join(dist, file), 'utf8')).join('')
if (/postgrest|gotrue/i.test(carried)) {
  console.error('✗ / carries code of supabase-js')
  hasFailed = true
}
if (readdirSync(join(dist, 'assets')).length === 0) hasFailed = true
process.exit(hasFailed ? 1 : 0)
