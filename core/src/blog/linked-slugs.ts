import type { PostText } from './read-post.ts'

/** Addresses below /blog that are no posts. */
const managed = new Set(['admin', 'posts', 'calendar', 'analytics', 'categories', 'preview'])

/** Slugs of the blog's posts that a post links to, each once. */
export const linkedSlugs = (post: PostText, origin: string): string[] => [
  ...new Set(
    post.links.flatMap(({ href }) => {
      const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
      const slug = /^\/blog\/([^/?#]+)\/?(?:[?#]|$)/.exec(path)?.[1]
      return slug === undefined || managed.has(slug) ? [] : [slug.replace(/\.md$/, '')]
    }),
  ),
]
