import { toAuthorPath } from '@parley/core/site/author-slug'
import { brand } from '~/brand.ts'
import type { FaqItem, HowtoStep } from '~/features/blog/post-form.ts'
import type { PublishedArticle } from '~/features/blog/public/published.ts'
import { toAbsolute } from './site.ts'

const context = 'https://schema.org'

/** Addresses of an operator's own, not those of a network's front page. */
const ownSocials = () =>
  Object.values(brand.socials).filter((address) => new URL(address).pathname.length > 1)

const organisationOf = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: brand.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  ...(ownSocials().length > 0 ? { sameAs: ownSocials() } : {}),
})

/** Who stands behind the instance. */
export const buildOrganization = (origin: string) => ({
  '@context': context,
  ...organisationOf(origin),
  description: brand.description,
})

export const buildWebSite = (origin: string) => ({
  '@context': context,
  '@type': 'WebSite',
  name: brand.name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/blog?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

/** From the outermost page to this one; paths of this site. */
export const buildBreadcrumbs = (origin: string, trail: readonly { name: string; path: string }[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toAbsolute(path, origin),
  })),
})

export const buildFaqPage = (items: readonly FaqItem[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const buildHowTo = (name: string, description: string, steps: readonly HowtoStep[]) => ({
  '@context': context,
  '@type': 'HowTo',
  name,
  description,
  step: steps.map((step, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: step.name,
    text: step.text,
  })),
})

/** An author, known by their page where their name gives one an address. */
function personOf(name: string, origin: string) {
  const path = toAuthorPath(name)
  const url = path === null ? null : toAbsolute(path, origin)
  return { '@type': 'Person', ...(url === null ? {} : { '@id': `${url}#person`, url }), name }
}

/** The page of an author. */
export const buildProfilePage = (name: string, origin: string) => ({
  '@context': context,
  '@type': 'ProfilePage',
  mainEntity: { ...personOf(name, origin), worksFor: organisationOf(origin) },
})

interface PostingDetails {
  origin: string
  url: string
  description: string
  images: readonly string[]
  wordCount: number
}

export function buildBlogPosting(
  { post, author, category, tags }: PublishedArticle,
  details: PostingDetails,
) {
  const { origin, url, description, images, wordCount } = details
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title.slice(0, 110),
    description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    datePublished: post.published_at ?? post.created_at,
    dateModified: post.updated_at,
    author: author ? personOf(author, origin) : organisationOf(origin),
    publisher: organisationOf(origin),
    ...(images.length > 0 ? { image: images } : {}),
    ...(category ? { articleSection: category.name } : {}),
    ...(tags.length > 0 ? { keywords: tags.map(({ name }) => name).join(', ') } : {}),
    wordCount,
    timeRequired: `PT${Math.max(1, post.read_time_minutes)}M`,
    inLanguage: 'en',
    isAccessibleForFree: true,
  }
}
