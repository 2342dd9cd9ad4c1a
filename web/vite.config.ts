import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { foldedRuntime } from './vite-fold-runtime.ts'
import { pagePreloads } from './vite-page-preloads.ts'
import { serviceWorker } from './vite-service-worker.ts'
import { visitorPages } from './vite-visitor-pages.ts'

const source = fileURLToPath(new URL('./src', import.meta.url))
const host = process.env['PARLEY_HOST'] ?? 'http://127.0.0.1:3000'
const proxied = ['/auth/v1', '/rest/v1', '/storage/v1', '/realtime/v1', '/functions/v1', '/config.js']

/**
 * Chunks by who needs them: what practically every page of the app needs, what lists of records, pages about tasks and
 * about conversations share. Left alone, the bundler makes one for each set of sharing pages: /leads then asked for
 * 45 files of mostly under 1 KiB over the browser's six connections (docs/decisions/0006-chunks.md).
 */
const chunks = [
  {
    name: 'start',
    test: /web\/index\.html|src\/app\/main\.|src\/app\/shell\/(site-frame|footer|main-region|app-frame|app-providers)\.|src\/ui\/record-dot\.|core\/src\/voice\/clock\.|src\/data\/(session|profile|use-table-changes)\.|supabase-js|@tanstack\/(react-query|query-core)|src\/ui\/(badge|button|checkbox|confirm-dialog|empty-state|error-notice|field|icon-button|input|page-header|panel|progress|segmented-control|select|show-more|skeleton|stat|status|table|toast|tooltip|use-element-width|use-media|use-page-keys)\.|src\/data\/(ages|fetch-more|formats|hold-lock|in-pieces|measures|money|person-place|rights|save-file|time-zone|unread-error|use-clock)\.|core\/src\/(format|paging)\/|core\/src\/text\/(accents|like|time-zone|unsent|words)\.|src\/features\/stage\/|src\/data\/in-turn\.|src\/ui\/(back-link|more-button|phone-sheet|record-link|new-label|section-heading)\.|src\/ui\/(filter-(bar|select)|search-field)\.|src\/features\/(people\/owner-(filter|select)\.|stage\/pipeline-select\.|places\/|(people|fields)\/(queries|index)\.|records\/subject\/subject-link\.)|core\/src\/records\/(account|columns|contact|field|lead|read-patch|sales-records|subject)\.|src\/features\/people\/members\.|src\/data\/(offline-queue|deletions|deletable)\.|core\/src\/blog\/calendar\.|src\/features\/voice\/list\/describe-day\.|src\/features\/leads\/calls\/lead-keys\.|node_modules\/(zod\/v4\/(core|mini)|lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|context|shared\/src\/utils|icons\/(arrow-(down|left|up)|check|chevron-right|copy|ellipsis|grip-vertical|link-2|list-filter|minus|pause|pencil|play|plus|search|settings-2|file-text|shield-exclamation-point|trash|upload|x)\.))/,
    priority: 40,
  },
  {
    name: 'sign-in',
    test: /src\/features\/auth\/(auth-calls|auth-form|use-submission|lazy-captcha|ways|safe-destination)\./,
    minShareCount: 2,
    priority: 10,
  },
  {
    name: 'lists',
    test: /src\/features\/records\/(use-record-window|use-row-window|use-list-keys|list-sort|customer-tabs|page-place|account-link|tel-address|text-schema|field-text)\.|src\/features\/leads\/(score|stage|change-leads|remove-leads|menu-button|leads-filter|board\/(board-query|columns)|calls\/(narrow-leads|leads-page-query|stage-totals|by-stage|delete-leads)|closing\/(ask-closing|closing))\.|src\/features\/records\/(use-selection|select-all|columns\/(list-columns|field-column|own-columns|ask-columns)|use-list-keys|table\/(record-table|record-row|use-cell-editing|cell-edit))\.|src\/features\/(views\/(queries|view-state|views-bar|view-actions|view-link|remove-view|view-menu-button)|filters\/(filters|narrow|conditions-now|describe-filter|filter-chip|filter-draft))\.|core\/src\/leads\/filters\/conditions\.|src\/features\/customers\/(customer-keys|change-customer|read-customer)\./,
    minShareCount: 2,
    priority: 4,
  },
  {
    // A page with what asks for its first data.
    debugName: 'pages',
    name: (id: string) =>
      /features\/(\w+)\/(?:\1-page|prefetch)\.tsx?$/.exec(id)?.[1]?.concat('-page') ?? null,
    test: /src\/features\/(leads|tasks|voice|dashboard)\//,
    priority: 2,
  },
  {
    name: 'customer-lists',
    test: /src\/features\/customers\/(change-cell|read-pages|customer-(columns|list|name))\.|src\/features\/customers\/(accounts-page|contacts-page|prefetch|prefetch-accounts|prefetch-contacts)\./,
    priority: 3,
  },
  {
    name: 'moments',
    test: /src\/ui\/(moment-link|time-mark|timecode)\.|core\/src\/voice\/has-sound\./,
    minShareCount: 2,
    priority: 5,
  },
  {
    name: 'tasks',
    test: /src\/features\/tasks\/(assignee-face|task|task-line|quick-add|repeats|change-task|show-task|calls\/(tasks-query|delete-tasks|create-task|update-tasks))\.|core\/src\/(records\/task|tasks\/(due|due-choices|recurrence))\./,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'parts',
    test: /node_modules\/@radix-ui\/(primitive|react-(collection|context|direction|id|presence|primitive|roving-focus|use-.*))\//,
    minShareCount: 3,
    priority: 8,
  },
  {
    name: 'windows',
    test: /node_modules\/(@radix-ui\/react-(dialog|dismissable-layer|focus-guards|focus-scope|portal)|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|tslib|get-nonce)\/|src\/ui\/(dialog|drawer|visually-hidden)\./,
    minShareCount: 3,
    priority: 7,
  },
  {
    name: 'menus',
    test: /node_modules\/(@floating-ui|@radix-ui\/react-(dropdown-menu|menu|popover|popper))\/|src\/ui\/(dropdown-menu|popover)\./,
    minShareCount: 3,
    priority: 6,
  },
  {
    name: 'recorder',
    test: /src\/features\/(voice\/(recorder|capture|consent|settings)|dictation\/)|src\/ui\/(switch|thumb-bar)\.|src\/data\/needs-https\./,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'voice',
    test: /src\/features\/voice\/(voice-keys|title-of|describe-state|live|details|list\/(recording-item|talk-strip)|calls\/(retry-recording|recordings-query)|upload-queue\/.*)\.|src\/data\/(resumable-upload|uploads)\.|core\/src\/voice\/(transcript|upload-plan|backoff)\.|node_modules\/idb\//,
    minShareCount: 2,
    priority: 4,
  },
]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), pagePreloads(), foldedRuntime(), visitorPages(), serviceWorker()],
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${source}/` },
      // supabase-js builds its realtime client at once; ours loads after the first paint (src/data/realtime.ts).
      { find: /^@supabase\/realtime-js$/, replacement: `${source}/data/realtime-placeholder.ts` },
      // The same for its client of files (src/data/storage.ts).
      { find: /^@supabase\/storage-js$/, replacement: `${source}/data/storage-placeholder.ts` },
      // The same for its auth client, of which a page needs the stored session (src/data/auth-placeholder.ts).
      { find: /^@supabase\/auth-js$/, replacement: `${source}/data/auth-placeholder.ts` },
    ],
  },
  build: {
    manifest: true,
    modulePreload: {
      // What every script of the app follows need not be named by each of them.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(index-[^/]*|rolldown-runtime-[^/]*\.js)$/.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // A page that an earlier visit left is painted before the app begins (public/page-snapshot.js).
        banner: ({ isEntry }) => (isEntry ? 'await globalThis.__SNAPSHOT_PAINTED__;' : ''),
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
