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

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

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

/** Who may fetch what. Everything public may be read; what needs a session tells a crawler nothing. */
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

/** What stands here for language models to read, after llmstxt.org. */
export const buildLlms = (
  posts: readonly PublishedPost[],
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
    '',
    '## Pages',
    '',
    `- [Pricing](${origin}/pricing)`,
    `- [Developers](${origin}/developers)`,
    `- [Contact](${origin}/contact)`,
    `- [Privacy](${origin}/privacy)`,
    '',
  ].join('\n')
