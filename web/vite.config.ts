import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pagePreloads } from './vite-page-preloads.ts'
import { serviceWorker } from './vite-service-worker.ts'
import { visitorPages } from './vite-visitor-pages.ts'

const source = fileURLToPath(new URL('./src', import.meta.url))
const host = process.env['PARLEY_HOST'] ?? 'http://127.0.0.1:3000'
const proxied = ['/auth/v1', '/rest/v1', '/storage/v1', '/realtime/v1', '/functions/v1', '/config.js']

/**
 * Chunks by who needs them. Left alone, the bundler makes one for each set of sharing pages: /leads then asked for 45
 * files of mostly under 1 KiB over the browser's six connections (docs/decisions/0006-chunks.md).
 */
const chunks = [
  { name: 'start', tags: ['$initial' as const], priority: 40 },
  {
    name: 'page',
    test: /src\/app\/shell\/(site-frame|footer|main-region)\.|src\/ui\/(button|record-dot|timecode)\./,
    priority: 30,
  },
  {
    name: 'signed-in',
    test: /src\/app\/shell\/(app-frame|app-providers)\.|src\/data\/(session|profile|use-table-changes)\.|supabase-js|@tanstack\/(react-query|query-core)/,
    priority: 20,
  },
  {
    name: 'kit',
    test: /src\/ui\/(badge|checkbox|empty-state|error-notice|field|icon-button|input|page-header|panel|segmented-control|select|skeleton|stat|status|table|toast|tooltip|use-media)\.|lucide-react|core\/src\/text\/like\.|data\/save-file\./,
    minShareCount: 3,
    priority: 10,
  },
  {
    name: 'sign-in',
    test: /src\/features\/auth\/(auth-calls|auth-form|use-submission|lazy-captcha|ways|safe-destination)\./,
    minShareCount: 2,
    priority: 10,
  },
  {
    name: 'formats',
    test: /core\/src\/(format\/(dates|moment|numbers|place|times)|text\/time-zone)\.|src\/data\/(formats|person-place|time-zone)\./,
    priority: 12,
  },
  {
    name: 'ages',
    test: /core\/src\/format\/(money|relative)\.|src\/data\/(ages|money)\./,
    priority: 11,
  },
  { name: 'more', test: /src\/(data\/(fetch-more|use-clock)|ui\/show-more)\./, priority: 10 },
  { name: 'lists', test: /core\/src\/paging\/|src\/data\/in-pieces\./, minShareCount: 3, priority: 10 },
  { name: 'schemas', test: /node_modules\/zod\//, minShareCount: 3, priority: 15 },
  {
    name: 'leads',
    test: /src\/features\/(leads|people)\/|src\/data\/(offline-queue|deletions)\.|src\/ui\/(search-field|use-page-keys)\.|core\/src\/text\/(amount|csv)\./,
    minShareCount: 3,
    priority: 5,
  },
  // Small files of which each would be a name that the start script carries to every page.
  {
    name: 'records',
    test: /src\/features\/records\/(account-link|tel-address|text-schema)\./,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'voice',
    test: /src\/features\/voice\/(voice-keys|calls\/retry-recording)\.|core\/src\/voice\/transcript\./,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'task', test: /src\/(features\/tasks|records|tasks)\/task\.ts/, minShareCount: 2, priority: 4 },
]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), pagePreloads(), visitorPages(), serviceWorker()],
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${source}/` },
      // supabase-js builds its realtime client at once; ours loads after the first paint (src/data/realtime.ts).
      { find: /^@supabase\/realtime-js$/, replacement: `${source}/data/realtime-placeholder.ts` },
      // The same for its client of files (src/data/storage.ts).
      { find: /^@supabase\/storage-js$/, replacement: `${source}/data/storage-placeholder.ts` },
      // The same for its client for administrators, of which a browser needs one call (src/data/admin-placeholder.ts).
      { find: /^\.\/GoTrueAdminApi(?:\.js)?$/, replacement: `${source}/data/admin-placeholder.ts` },
    ],
  },
  build: {
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The first script names all others: a character less of each hash is 0.2 KiB less of every page.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
    // light-dark() must stay as written: an element with its own data-theme resolves it for itself.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: host, ws: path === '/realtime/v1' }])),
  },
})
