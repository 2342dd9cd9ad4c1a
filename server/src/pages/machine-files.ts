import { Hono } from 'hono'
import type { HostEnvironment } from '../http/context.ts'
import { answerFile } from './answer.ts'
import { buildFeed, feedLength } from './blog/feeds.ts'
import type { ImageFiles } from './blog/image-files.ts'
import { buildLlms, buildRobots, llmsLength } from './blog/plain-text.ts'
import type { Posts } from './blog/posts.ts'
import { buildSitemap, sitemapLength } from './blog/sitemap.ts'
import type { PageCache } from './page-cache.ts'
import { toFile } from './rendered-file.ts'
import type { Renderer } from './renderer.ts'

interface Dependencies {
  posts: Posts
  cache: PageCache
  origin: string
  brand: Renderer['brand']
  filesOf: ImageFiles
}

/** Files for programs: feeds, sitemap, robots.txt and llms.txt, cached like pages. */
export function createMachineFiles({ posts, cache, origin, brand, filesOf }: Dependencies) {
  const app = new Hono<HostEnvironment>()
  const feed = (format: Parameters<typeof buildFeed>[1]) => async () => {
    const published = await posts.published(feedLength)
    const files = await filesOf(published.flatMap(({ featured_image_url: image }) => image ?? []))
    return buildFeed(published, format, { origin, brand, files })
  }
  const kept: Record<string, { type: string; make: () => Promise<string> }> = {
    '/rss.xml': {
      type: 'application/rss+xml; charset=utf-8',
      make: feed('rss'),
    },
    '/atom.xml': {
      type: 'application/atom+xml; charset=utf-8',
      make: feed('atom'),
    },
    '/feed.json': { type: 'application/feed+json; charset=utf-8', make: feed('json') },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      make: async () => buildSitemap(await posts.published(sitemapLength), await posts.topics(), origin),
    },
    '/robots.txt': { type: 'text/plain; charset=utf-8', make: () => Promise.resolve(buildRobots(origin)) },
    '/llms.txt': {
      type: 'text/plain; charset=utf-8',
      make: async () => buildLlms(await posts.published(llmsLength), origin, brand),
    },
  }
  for (const [path, { type, make }] of Object.entries(kept)) {
    app.get(path, async (context) => {
      const made = async () => ({
        file: await toFile(await make(), type),
        status: 200 as const,
        postId: null,
      })
      const page = await cache.get(path, made)
      return page ? answerFile(context, page.file) : context.notFound()
    })
  }
  return app
}
