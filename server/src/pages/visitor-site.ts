import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { type Database, isUnavailable } from '../database/database.ts'
import type { HostEnvironment } from '../http/context.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Storage } from '../storage/index.ts'
import { answerFile } from './answer.ts'
import { createImageFiles } from './blog/image-files.ts'
import { createImageSizes } from './blog/image-sizes.ts'
import { createPosts } from './blog/posts.ts'
import { createBlogRoutes } from './blog/routes.ts'
import { createContact } from './contact/routes.ts'
import { createDocument } from './document.ts'
import { createMachineFiles } from './machine-files.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { toFile } from './rendered-file.ts'
import type { Renderer } from './renderer.ts'
import type { StaticFile } from './static-files.ts'
import { createVisitorPages } from './visitor-pages.ts'
import { createVisits } from './visits/recorder.ts'

interface Dependencies {
  database: Database
  storage: Storage
  limits: RateLimits
  peer: (context: Context) => string
  files: Map<string, StaticFile>
  renderer: Renderer
  publicUrl: string
  /** The OpenAPI document of the data API. */
  describeApi: () => Promise<unknown>
  secret: string
  log: Logger
}

const documents = ['privacy', 'terms', 'cookies', 'security']

/** The pages for visitors. Each process caches them until the database notifies of a change. */
export async function createVisitorSite(dependencies: Dependencies) {
  const {
    database,
    storage,
    limits,
    peer,
    files,
    renderer,
    publicUrl: origin,
    secret,
    describeApi,
    log,
  } = dependencies
  const posts = createPosts(database)
  const cache = createPageCache(posts)
  // Searches are unbounded in number: they must not take the place of posts.
  const searches = createPageCache({ ...posts, mostBytes: 16 * 1024 ** 2 })
  const forget = () => {
    cache.forget()
    searches.forget()
  }
  const stopListening = await database.listen('parley_blog', forget, forget)
  const visits = createVisits({ sql: database.sql, ownHosts: [new URL(origin).hostname], log })
  const pages = createVisitorPages({
    posts,
    sizesOf: createImageSizes(storage, [origin]),
    renderer,
    document: createDocument(files),
    origin,
  })
  const app = new Hono<HostEnvironment>()

  const kept: Record<string, () => Promise<CachedPage>> = {
    '/': pages.landing,
    '/developers': async () =>
      pages.render(
        { kind: 'developers', reference: await describeApi() },
        { path: '/developers', hasApp: true },
      ),
    '/openapi.json': async () => ({
      file: await toFile(JSON.stringify(await describeApi()), 'application/openapi+json; charset=utf-8'),
      status: 200,
      postId: null,
    }),
    '/pricing': () => pages.render({ kind: 'pricing' }, { path: '/pricing', hasApp: true }),
    ...Object.fromEntries(
      documents.map((name) => [
        `/${name}`,
        () => pages.render({ kind: 'document', name }, { path: `/${name}`, hasApp: true }),
      ]),
    ),
  }
  for (const [path, make] of Object.entries(kept)) {
    app.get(path, async (context) => {
      const page = await cache.get(path, make)
      return page ? answerFile(context, page.file) : context.notFound()
    })
  }
  app.route(
    '/',
    createMachineFiles({
      posts,
      cache,
      origin,
      brand: renderer.brand,
      filesOf: createImageFiles(storage, [origin]),
    }),
  )
  app.route('/blog', createBlogRoutes({ pages, cache, searches, visits, limits, peer }))
  app.route(
    '/contact',
    createContact({
      sql: database.sql,
      limits,
      peer,
      secret,
      supportEmail: renderer.brand.supportEmail,
      show: async (context, page, status) => {
        const { file } = await pages.render(page, { path: context.req.path })
        return answerFile(context, file, { status, cacheControl: 'private, no-store' })
      },
    }),
  )
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    if (!isUnavailable(error)) context.var.log.error(error)
    context.header('Retry-After', '5')
    return isUnavailable(error)
      ? context.text(
          'The database is unavailable for a moment. Nothing is lost; try again in a few seconds.',
          503,
        )
      : context.text('Something went wrong on our side. Try again in a moment.', 500)
  })
  return {
    app,
    async close(): Promise<void> {
      await stopListening()
      await visits.close()
    },
  }
}
