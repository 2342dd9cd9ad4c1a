import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'

interface FetchEvent extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

// TypeScript knows either a page's globals or a worker's; this file is checked with the pages.
declare function skipWaiting(): Promise<void>
/** Every file of the build, by scripts of vite.config.ts. */
declare const __PRECACHE__: { url: string; revision: string | null }[]

const settings = 'settings'

const isFetch = (event: Event): event is FetchEvent => 'respondWith' in event && 'request' in event

/** The page from the network; the shell when nothing answers, which then says what cannot be reached. */
async function openPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null)
  if (answer && ![502, 503, 504].includes(answer.status)) return answer
  return (await matchPrecache('/index.html')) ?? answer ?? Response.error()
}

/** The instance's settings from the network; the last known ones, without which the app can't start, only offline. */
async function readSettings(request: Request): Promise<Response> {
  const cache = await globalThis.caches.open(settings)
  const answer = await fetch(request).catch(() => null)
  if (answer?.ok) await cache.put(request, answer.clone())
  return answer ?? (await cache.match(request)) ?? Response.error()
}

globalThis.addEventListener('fetch', (event) => {
  if (!isFetch(event) || event.request.method !== 'GET') return
  const address = new URL(event.request.url)
  if (address.origin !== globalThis.location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(openPage(event.request))
  else if (address.pathname === '/config.js') event.respondWith(readSettings(event.request))
})

// The page asks for it once a person chose "Reload"; before, the old version keeps serving what is open.
globalThis.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void skipWaiting()
})

globalThis.addEventListener('install', (event) => {
  // The first visit loads the settings before anyone listens; offline they must be there.
  if ('waitUntil' in event && typeof event.waitUntil === 'function')
    event.waitUntil(readSettings(new Request('/config.js')))
})

cleanupOutdatedCaches()
// "/" is a page like any other: only exact names of files come from the cache.
precacheAndRoute(__PRECACHE__, { directoryIndex: '', cleanURLs: false })
