import { fileURLToPath } from 'node:url'
import { toScriptData } from '@parley/core/text/html-entities'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { HostEnvironment } from '../http/context.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Storage } from '../storage/index.ts'
import { answerFile } from './answer.ts'
import { loadRenderer } from './renderer.ts'
import { type CaptchaProvider, contentSecurityPolicy, securityHeaders } from './security-headers.ts'
import { createShell } from './shell.ts'
import type { StaticFile } from './static-files.ts'
import { createVisitorSite } from './visitor-site.ts'

interface PagesDependencies {
  database: Database
  storage: Storage
  limits: RateLimits
  peer: (context: Context) => string
  files: Map<string, StaticFile>
  /** What the browser needs to know of this instance now; becomes /config.js. */
  browserConfig: () => Record<string, unknown>
  /** The captcha provider that the app may load. */
  captcha: CaptchaProvider | null
  /** Other origins whose images pages may show. */
  imageHosts: readonly string[]
  /** The public origin. */
  publicUrl: string
  /** The OpenAPI document of the data API. */
  describeApi: () => Promise<unknown>
  /** The key that signs form fields. */
  secret: string
  log: Logger
}

const rendererFolder = fileURLToPath(new URL('../../../web/dist-server', import.meta.url))

/** Where programs look for what they might do here: to one that reads JSON, a page would be an answer. */
const isForPrograms = /^\/\.well-known\//

interface Pages {
  app: Hono<HostEnvironment>
  close(): Promise<void>
}

/** The built app: pages for visitors rendered here, its files as they are, its shell for every other address. */
export async function createPages(dependencies: PagesDependencies): Promise<Pages> {
  const { files, browserConfig, captcha, imageHosts, publicUrl } = dependencies
  const app = new Hono<HostEnvironment>()
  app.use('*', securityHeaders({ imageHosts, publicUrl }))
  const scriptOf = (name: string) => new TextDecoder().decode(files.get(name)?.body)
  // One request before the first paint.
  const theme = scriptOf('/theme.js')
  const ends = [scriptOf('/first-reads.js'), scriptOf('/page-snapshot.js')].join('\n')
  app.get('/config.js', (context) => {
    context.header('Content-Type', 'text/javascript; charset=utf-8')
    context.header('Cache-Control', 'no-cache')
    return context.body(`${theme}\nwindow.__PARLEY__=${toScriptData(browserConfig())}\n${ends}`)
  })
  const renderer = await loadRenderer(rendererFolder)
  const site = renderer && (await createVisitorSite({ ...dependencies, renderer }))
  if (site) app.route('/', site.app)
  const shellFor = createShell(files)
  const appPolicy = contentSecurityPolicy({ captcha, imageHosts })
  app.get('*', async (context) => {
    const { path } = context.req
    const file = files.get(path)
    if (file) return answerFile(context, file)
    if (isForPrograms.test(path)) return context.json({ error: 'not_found' }, 404)
    const shell = await shellFor(path)
    if (!shell) return context.text('The app is not built: run npm start, which builds it.', 503)
    // A missing script is no page either: the shell in its place would be run as JavaScript.
    const isAddress = !path.startsWith('/assets/') && !/^\/\w+\/v1(\/|$)/.test(path)
    const wantsPage = shell.isPage || /\btext\/html\b/.test(context.req.header('accept') ?? '')
    if (!isAddress || !wantsPage) return context.text('Not found', 404)
    context.header('Content-Security-Policy', appPolicy)
    return answerFile(context, shell.file, { status: shell.isPage ? 200 : 404 })
  })
  return { app, close: async () => site?.close() }
}
