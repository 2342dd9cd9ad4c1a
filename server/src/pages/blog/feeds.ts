import { sanitisePost } from '@parley/core/blog/sanitise-post'
import { Feed } from 'feed'
import type { Renderer } from '../renderer.ts'
import type { PublishedPost } from './posts.ts'

/** How many posts a feed holds, the newest first. */
export const feedLength = 50

const mediaTypes: Record<string, string> = {
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** An image as feeds attach it: its address and media type (by its ending, else JPEG). */
const toEnclosure = (address: string, origin: string) => ({
  url: new URL(address, origin).href,
  type: mediaTypes[/\.(\w+)$/.exec(address.toLowerCase())?.[1] ?? ''] ?? 'image/jpeg',
  length: 0,
})

/** A post's HTML for readers elsewhere: sanitised, every address absolute. */
export const toPortableHtml = (html: string, origin: string): string =>
  sanitisePost(html).replace(/ (href|src)="([/#])/g, (_, name, start) =>
    start === '#' ? ` ${name}="#` : ` ${name}="${origin}/`,
  )

/** The feed of the newest posts, for RSS 2.0 and Atom alike. */
export function buildFeed(posts: readonly PublishedPost[], origin: string, brand: Renderer['brand']): Feed {
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
    feedLinks: { rss: `${origin}/rss.xml`, atom: `${origin}/atom.xml` },
  })
  for (const post of posts) {
    const link = `${origin}/blog/${post.slug}`
    feed.addItem({
      id: link,
      link,
      title: post.title,
      date: new Date(post.updated_at),
      published: new Date(post.published_at),
      ...(post.excerpt ? { description: post.excerpt } : {}),
      content: toPortableHtml(post.content, origin),
      author: [{ name: post.author ?? brand.name }],
      ...(post.category_name ? { category: [{ name: post.category_name }] } : {}),
      ...(post.featured_image_url ? { enclosure: toEnclosure(post.featured_image_url, origin) } : {}),
    })
  }
  return feed
}
