import { oneLine } from '@parley/core/text/words'
import Turndown from 'turndown'
import type { Renderer } from '../renderer.ts'
import { toPortableHtml } from './feeds.ts'
import type { PublishedPost } from './posts.ts'

const turndown = new Turndown({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  hr: '---',
})

/** A post as Markdown, for people and programs that read without a browser. */
export function toMarkdown(post: PublishedPost, origin: string): string {
  const facts = [post.author, post.published_at.slice(0, 10), post.category_name].filter(Boolean).join(' · ')
  return [
    `# ${oneLine(post.title)}`,
    ...(post.excerpt ? [`> ${oneLine(post.excerpt)}`] : []),
    facts,
    `<${origin}/blog/${post.slug}>`,
    turndown.turndown(toPortableHtml(post.content, origin)),
  ].join('\n\n')
}

/** robots.txt: all public pages are allowed, those that need a session are not. */
export const buildRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /auth',
    'Disallow: /blog/preview/',
    'Disallow: /rest/v1/',
    'Disallow: /functions/v1/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** Keeps the file within the context of a model. */
export const llmsLength = 1000

/** The content for language models, after llmstxt.org. With `llmsLength` posts it notes that there may be more. */
export const buildLlms = (
  posts: readonly Pick<PublishedPost, 'title' | 'slug' | 'excerpt'>[],
  origin: string,
  brand: Renderer['brand'],
): string =>
  [
    `# ${brand.name}`,
    '',
    `> ${brand.description}`,
    '',
    '## Blog',
    '',
    ...posts.map(
      ({ title, slug, excerpt }) =>
        `- [${oneLine(title).replace(/[[\]]/g, '')}](${origin}/blog/${slug}.md)${excerpt ? `: ${oneLine(excerpt)}` : ''}`,
    ),
    ...(posts.length < llmsLength
      ? []
      : [
          '',
          `These are the newest ${llmsLength} posts; the [sitemap](${origin}/sitemap.xml) names all of them.`,
        ]),
    '',
    '## Pages',
    '',
    `- [Pricing](${origin}/pricing)`,
    `- [Developers](${origin}/developers)`,
    `- [Contact](${origin}/contact)`,
    `- [Privacy](${origin}/privacy)`,
    '',
  ].join('\n')
