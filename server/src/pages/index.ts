import { fileURLToPath } from 'node:url'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { HostEnvironment } from '../http/context.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Storage } from '../storage/index.ts'
import { answerFile, type CaptchaProvider } from './answer.ts'
import { loadRenderer } from './renderer.ts'
import { createShell } from './shell.ts'
import type { StaticFile } from './static-files.ts'
import { createVisitorSite } from './visitor-site.ts'

interface PagesDependencies {
  database: Database
  storage: Storage
  limits: RateLimits
  peer: (context: Context) => string
  files: Map<string, StaticFile>
  /** What the browser needs to know of this instance; becomes /config.js. */
  browserConfig: Record<string, unknown>
  /** The captcha provider that the app may load. */
  captcha: CaptchaProvider | null
  /** The public origin. */
  publicUrl: string
  /** The OpenAPI document of the data API. */
  describeApi: () => Promise<unknown>
  /** The key that signs form fields. */
  secret: string
  log: Logger
}

const rendererFolder = fileURLToPath(new URL('../../../web/dist-server', import.meta.url))

interface Pages {
  app: Hono<HostEnvironment>
  close(): Promise<void>
}

/** The built app: pages for visitors rendered here, its files as they are, its shell for every other address. */
export async function createPages(dependencies: PagesDependencies): Promise<Pages> {
  const { files, browserConfig, captcha } = dependencies
  const app = new Hono<HostEnvironment>()
  const script = `window.__PARLEY__=${JSON.stringify(browserConfig).replaceAll('<', '\\u003c')}`
  app.get('/config.js', (context) => {
    context.header('Content-Type', 'text/javascript; charset=utf-8')
    context.header('Cache-Control', 'no-cache')
    return context.body(script)
  })
  const renderer = await loadRenderer(rendererFolder)
  const site = renderer && (await createVisitorSite({ ...dependencies, renderer }))
  if (site) app.route('/', site.app)
  const shellFor = createShell(files)
  app.get('*', async (context) => {
    const file = files.get(context.req.path)
    if (file) return answerFile(context, file)
    const shell = await shellFor(context.req.path)
    // A missing script is a 404: the shell in its place would be run as JavaScript.
    const isAddress = !context.req.path.startsWith('/assets/') && !/^\/\w+\/v1(\/|$)/.test(context.req.path)
    if (isAddress && shell) return answerFile(context, shell, { captcha })
    return context.text(
      shell ? 'Not found' : 'The app is not built: run npm start, which builds it.',
      shell ? 404 : 503,
    )
  })
  return { app, close: async () => site?.close() }
}
