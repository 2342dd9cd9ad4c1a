import { type Context, Hono } from 'hono'
import type { HostEnvironment } from '../http/context.ts'
import type { StaticFile } from './static-files.ts'

interface PagesDependencies {
  files: Map<string, StaticFile>
  /** What the browser needs to know of this instance; becomes /config.js. */
  browserConfig: Record<string, unknown>
}

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob:",
  "connect-src 'self' ws: wss:",
  "worker-src 'self' blob:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

function answer(context: Context, file: StaticFile): Response {
  context.header('ETag', file.etag)
  context.header('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  context.header('Vary', 'Accept-Encoding')
  if (file.type.startsWith('text/html')) {
    context.header('Content-Security-Policy', contentSecurityPolicy)
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    context.header('Permissions-Policy', 'microphone=(self), display-capture=(self), camera=()')
  }
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304)
  context.header('Content-Type', file.type)
  const isBrotli = file.brotli !== null && /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
  if (isBrotli) context.header('Content-Encoding', 'br')
  return context.body(isBrotli && file.brotli ? file.brotli : file.body)
}

/** The built app: its files as they are, its shell for every other address a person may open. */
export function createPages({ files, browserConfig }: PagesDependencies): Hono<HostEnvironment> {
  const app = new Hono<HostEnvironment>()
  const script = `window.__PARLEY__=${JSON.stringify(browserConfig).replaceAll('<', '\\u003c')}`
  app.get('/config.js', (context) => {
    context.header('Content-Type', 'text/javascript; charset=utf-8')
    context.header('Cache-Control', 'no-cache')
    return context.body(script)
  })
  app.get('*', (context) => {
    const file = files.get(context.req.path)
    if (file) return answer(context, file)
    const shell = files.get('/index.html')
    // A missing script must stay missing: the shell in its place would be run as JavaScript.
    const isAddress = !context.req.path.startsWith('/assets/') && !/^\/\w+\/v1(\/|$)/.test(context.req.path)
    if (isAddress && shell) return answer(context, shell)
    return context.text(
      shell ? 'Not found' : 'The app is not built: run npm start, which builds it.',
      shell ? 404 : 503,
    )
  })
  return app
}
