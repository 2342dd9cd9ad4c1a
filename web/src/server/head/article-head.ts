import { readPost } from '@parley/core/blog/read-post'
import type { RenderContext } from '@parley/core/site/rendering'
import { toWordSpans } from '@parley/core/text/phrases'
import { truncate } from '@parley/core/text/words'
import { brand } from '~/brand.ts'
import type { PublishedArticle } from '~/features/blog/public/published.ts'
import { buildBlogPosting, buildBreadcrumbs, buildFaqPage, buildHowTo } from './json-ld.ts'
import type { PageHead } from './page-head.ts'
import { feedLinks, toAbsolute } from './site.ts'

/** The author's words where there are any, else the start of the text. */
function describe({ post }: PublishedArticle, text: string): string {
  return post.seo_description?.trim() || post.excerpt?.trim() || truncate(text.replaceAll('\n', ' '), 160)
}

/** Another site's address for the same words, as its author gave it; anything else is not one. */
function readCanonical(given: string | null): string | null {
  const url = URL.parse(given?.trim() ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** The head of a post's page: docs/specified.md S3.10, with the post's own title where a field for it is blank. */
export function buildArticleHead(article: PublishedArticle, { origin, imageSizes }: RenderContext): PageHead {
  const { post, author, category, tags } = article
  const { text, images: contentImages } = readPost(post.content)
  const description = describe(article, text)
  const url = `${origin}/blog/${post.slug}`
  const image = post.featured_image_url || contentImages[0]?.src || ''
  const size = imageSizes[image]
  const shareImage = toAbsolute(image || '/icon-512.png', origin)
  const cardImage = post.twitter_image ? toAbsolute(post.twitter_image, origin) : shareImage
  const title = post.seo_title?.trim() || post.title
  return {
    title: post.seo_title?.trim() || `${post.title} · ${brand.name}`,
    description,
    canonical: readCanonical(post.canonical_url) ?? url,
    openGraph: {
      type: 'article',
      site_name: brand.name,
      locale: 'en_US',
      title,
      description,
      url,
      image: shareImage,
      ...(size ? { 'image:width': String(size.width), 'image:height': String(size.height) } : {}),
      ...(image && post.featured_image_alt ? { 'image:alt': post.featured_image_alt } : {}),
    },
    article: [
      ['published_time', post.published_at ?? post.created_at],
      ['modified_time', post.updated_at],
      ...(author ? ([['author', author]] as const) : []),
      ...(category ? ([['section', category.name]] as const) : []),
      ...tags.map(({ name }) => ['tag', name] as const),
    ],
    card: {
      card: image || post.twitter_image ? 'summary_large_image' : 'summary',
      title: post.twitter_title?.trim() || title,
      description: post.twitter_description?.trim() || description,
      image: cardImage,
    },
    links: [
      { rel: 'alternate', type: 'text/markdown', title: post.title, href: `${url}.md` },
      ...feedLinks(origin),
    ],
    jsonLd: [
      buildBlogPosting(article, {
        origin,
        url,
        description,
        images: image ? [shareImage] : [],
        wordCount: toWordSpans(text).length,
      }),
      buildBreadcrumbs(origin, [
        { name: 'Blog', path: '/blog' },
        ...(category ? [{ name: category.name, path: `/blog/category/${category.slug}` }] : []),
        { name: post.title, path: `/blog/${post.slug}` },
      ]),
      ...(post.faq_items.length > 0 ? [buildFaqPage(post.faq_items)] : []),
      ...(post.howto_steps.length > 0 ? [buildHowTo(post.title, description, post.howto_steps)] : []),
    ],
  }
}

/** A preview says what it is and asks not to be found. */
export function buildPreviewHead(article: PublishedArticle, context: RenderContext): PageHead {
  const head = buildArticleHead(article, context)
  return {
    ...head,
    title: `Draft preview: ${article.post.title}`,
    canonical: null,
    robots: 'noindex, nofollow',
    links: [],
    jsonLd: [],
  }
}
