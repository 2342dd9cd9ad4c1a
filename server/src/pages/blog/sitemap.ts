import { readPost } from '@parley/core/blog/read-post'
import { escapeHtml } from '@parley/core/text/html-entities'
import type { PublishedPost } from './posts.ts'

/** Addresses a sitemap may hold. */
export const sitemapLength = 50_000

const absolute = (address: string, origin: string) => URL.parse(address, `${origin}/`)?.href

interface Place {
  path: string
  /** ISO instant of the last change, where it is known. */
  changed?: string
  images?: readonly string[]
}

const toElement = (origin: string, { path, changed, images = [] }: Place) =>
  [
    '<url>',
    `<loc>${escapeHtml(`${origin}${path}`)}</loc>`,
    changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '',
    ...images.map((image) => `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`),
    '</url>',
  ].join('')

/** Every page a search engine may show, with its last change and images. */
export function buildSitemap(
  posts: readonly PublishedPost[],
  topics: {
    categories: readonly { slug: string }[]
    tags: readonly { slug: string }[]
    authors: readonly string[]
  },
  origin: string,
): string {
  const newest = posts
    .map(({ updated_at: changed }) => changed)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1)
  const whenNewest = newest ? { changed: newest } : {}
  const places: Place[] = [
    { path: '/', ...whenNewest },
    { path: '/blog', ...whenNewest },
    ...['/pricing', '/contact', '/developers', '/privacy', '/terms', '/cookies', '/security'].map((path) => ({
      path,
    })),
    ...topics.categories.map(({ slug }) => ({ path: `/blog/category/${slug}` })),
    ...topics.tags.map(({ slug }) => ({ path: `/blog/tag/${slug}` })),
    ...topics.authors.map((slug) => ({ path: `/blog/author/${slug}` })),
    ...posts.map((post) => ({
      path: `/blog/${post.slug}`,
      changed: post.updated_at,
      images: [post.featured_image_url ?? '', ...readPost(post.content).images.map(({ src }) => src)]
        .filter((src) => src !== '')
        .flatMap((src) => absolute(src, origin) ?? []),
    })),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${places
    .slice(0, sitemapLength)
    .map((place) => toElement(origin, place))
    .join('\n')}\n</urlset>\n`
}
