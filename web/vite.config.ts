import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const source = fileURLToPath(new URL('./src', import.meta.url))
const host = process.env['PARLEY_HOST'] ?? 'http://127.0.0.1:3000'
const proxied = ['/auth/v1', '/rest/v1', '/storage/v1', '/realtime/v1', '/functions/v1', '/config.js']

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${source}/` },
      // supabase-js builds its realtime client at once; ours loads after the first paint (src/data/realtime.ts).
      { find: /^@supabase\/realtime-js$/, replacement: `${source}/data/realtime-placeholder.ts` },
    ],
  },
  build: {
    manifest: true,
    sourcemap: true,
    // light-dark() must stay as written: an element with its own data-theme resolves it for itself.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: host, ws: path === '/realtime/v1' }])),
  },
})
