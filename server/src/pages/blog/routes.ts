import type { ListingFilter } from '@parley/core/site/rendering'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { HostEnvironment } from '../../http/context.ts'
import { limitKey, type RateLimits } from '../../http/rate-limits.ts'
import { answerFile } from '../answer.ts'
import type { CachedPage, PageCache } from '../page-cache.ts'
import type { VisitorPages } from '../visitor-pages.ts'
import { classifyAgent } from '../visits/agents.ts'
import type { Visits } from '../visits/recorder.ts'
import { isUncounted } from '../visits/request.ts'

type Asked = Context<HostEnvironment>

interface Dependencies {
  pages: VisitorPages
  cache: PageCache
  /** Lists of posts that somebody searched for. */
  searches: PageCache
  visits: Visits
  limits: RateLimits
  peer: (context: Context) => string
}

/** Addresses below /blog where the app manages posts. */
const managed = new Set(['admin', 'posts', 'calendar', 'analytics', 'categories'])
const depthBody = z.object({ post: z.uuid(), depth: z.literal([25, 50, 75, 100]) })

/** A page number, 1 where none is asked for; null for what is none. */
function readPage(raw: string | undefined): number | null {
  if (raw === undefined || raw === '') return 1
  return /^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : null
}

/** /blog and what stands below it. */
export function createBlogRoutes({ pages, cache, searches, visits, limits, peer }: Dependencies) {
  const app = new Hono<HostEnvironment>()

  function count(context: Asked, page: CachedPage, search = ''): void {
    if (context.req.method !== 'GET' || page.status !== 200 || isUncounted(context)) return
    visits.record({
      postId: page.postId,
      path: context.req.path,
      address: peer(context),
      userAgent: context.req.header('user-agent') ?? '',
      referer: context.req.header('referer') ?? '',
      campaign: context.req.query('utm_source') ?? '',
      search,
    })
  }
  async function notFound(context: Asked): Promise<Response> {
    const page = await cache.get('404', pages.notFound)
    return page ? answerFile(context, page.file, { status: 404 }) : context.notFound()
  }

  async function showListing(
    context: Asked,
    part: { category?: string; tag?: string; author?: string },
  ): Promise<Response> {
    const page = readPage(context.req.query('page'))
    if (page === null) return notFound(context)
    const search = (context.req.query('q') ?? '').replaceAll('\0', '').trim().slice(0, 120)
    const filter: ListingFilter = { category: '', tag: '', author: '', search, page, ...part }
    const path = page > 1 ? `${context.req.path}?page=${page}` : context.req.path
    const make = () => pages.listing(filter, path)
    const shown = search
      ? await searches.get(JSON.stringify([path, search]), make)
      : await cache.get(path, make)
    if (!shown) return notFound(context)
    count(context, shown, search)
    return answerFile(context, shown.file)
  }

  app.get('/', (context) => showListing(context, {}))
  app.get('/category/:slug', (context) => showListing(context, { category: context.req.param('slug') }))
  app.get('/author/:slug', (context) => showListing(context, { author: context.req.param('slug') }))
  app.get('/tag/:slug', (context) => showListing(context, { tag: context.req.param('slug') }))

  app.get('/preview/:token', async (context) => {
    const page = await pages.preview(context.req.param('token'))
    context.header('X-Robots-Tag', 'noindex, nofollow')
    context.header('Referrer-Policy', 'no-referrer')
    if (!page) return notFound(context)
    return answerFile(context, page.file, { cacheControl: 'private, no-store' })
  })

  app.post('/read', bodyLimit({ maxSize: 1024 }), async (context) => {
    const given: unknown = await context.req.json().catch(() => null)
    const body = depthBody.safeParse(given)
    if (!body.success) return context.json({ error: 'post and depth (25, 50, 75 or 100) are needed' }, 400)
    // The browser sends it only with the reader's consent; other programs are not counted.
    const isCounted = !isUncounted(context)
    const wait = isCounted ? await limits.spend('read-depth', limitKey(peer(context)), 60, 600) : null
    if (wait !== null) return context.body(null, 429, { 'Retry-After': String(wait) })
    if (isCounted) await visits.recordDepth(body.data.post, body.data.depth)
    return context.body(null, 204)
  })

  app.get('/:name{[^/]+\\.md}', async (context) => {
    const slug = context.req.param('name').slice(0, -'.md'.length)
    const page = await cache.get(context.req.path, () => pages.markdown(slug))
    if (page?.movedTo) return context.redirect(page.movedTo, 301)
    if (!page) return notFound(context)
    if (classifyAgent(context.req.header('user-agent') ?? '').kind === 'crawler') count(context, page)
    context.header('X-Robots-Tag', 'noindex')
    return answerFile(context, page.file, { status: page.status })
  })

  app.get('/:slug', async (context, next) => {
    const slug = context.req.param('slug')
    if (managed.has(slug)) return next()
    const page = await cache.get(context.req.path, () => pages.article(slug))
    if (page?.movedTo) return context.redirect(page.movedTo, 301)
    if (!page) return notFound(context)
    count(context, page)
    return answerFile(context, page.file, { status: page.status })
  })

  app.get('/*', (context, next) =>
    managed.has(context.req.path.split('/')[2] ?? '') ? next() : notFound(context),
  )
  return app
}
