import { sanitisePost } from '@parley/core/blog/sanitise-post'
import { Feed } from 'feed'
import type { Renderer } from '../renderer.ts'
import type { ImageFile } from './image-files.ts'
import type { PublishedPost } from './posts.ts'

/** How many posts a feed holds, the newest first. */
export const feedLength = 50

/** A post's HTML for readers elsewhere: sanitised, every address absolute. */
export const toPortableHtml = (html: string, origin: string): string =>
  sanitisePost(html).replace(/ (href|src)="([/#])/g, (_, name, start) =>
    start === '#' ? ` ${name}="#` : ` ${name}="${origin}/`,
  )

interface FeedOptions {
  origin: string
  brand: Renderer['brand']
  /** Featured images by address as posts hold it; others are not attached, since their length has to be told. */
  files: Readonly<Record<string, ImageFile>>
}

const formats = {
  rss: (feed: Feed) => feed.rss2(),
  atom: (feed: Feed) => feed.atom1(),
  json: (feed: Feed) => feed.json1(),
}

/** The feed of the newest posts. An entry is known by the post's id, which stays when its address changes. */
export function buildFeed(
  posts: readonly PublishedPost[],
  format: keyof typeof formats,
  { origin, brand, files }: FeedOptions,
): string {
  const [newest] = posts.toSorted((one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at))
  const feed = new Feed({
    id: `${origin}/blog`,
    title: `${brand.name} blog`,
    description: brand.description,
    link: `${origin}/blog`,
    language: 'en',
    generator: brand.name,
    image: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    updated: new Date(newest?.updated_at ?? 0),
    feedLinks: { rss: `${origin}/rss.xml`, atom: `${origin}/atom.xml`, json: `${origin}/feed.json` },
  })
  for (const post of posts) {
    const link = `${origin}/blog/${post.slug}`
    const name = post.author ?? brand.name
    const file = files[post.featured_image_url ?? '']
    feed.addItem({
      id: `urn:uuid:${post.id}`,
      link,
      title: post.title,
      date: new Date(post.updated_at),
      published: new Date(post.published_at),
      ...(post.excerpt ? { description: post.excerpt } : {}),
      content: toPortableHtml(post.content, origin),
      // RSS takes addresses alone for an author; a name goes by Dublin Core.
      ...(format === 'rss'
        ? { extensions: [{ name: 'dc:creator', objects: { _text: name } }] }
        : { author: [{ name }] }),
      ...(post.category_name ? { category: [{ name: post.category_name }] } : {}),
      ...(file && format !== 'json'
        ? { enclosure: { url: new URL(post.featured_image_url ?? '', origin).href, ...file } }
        : {}),
    })
  }
  return formats[format](feed)
}
