import { brand } from '~/brand.ts'
import type { HeadLink, PageHead } from './page-head.ts'

/** An address as others have to write it; one that can't be read leads to the start page. */
export const toAbsolute = (address: string, origin: string): string =>
  URL.parse(address, `${origin}/`)?.href ?? `${origin}/`

export const feedLinks = (origin: string): HeadLink[] => [
  { rel: 'alternate', type: 'application/rss+xml', title: `${brand.name} blog`, href: `${origin}/rss.xml` },
  { rel: 'alternate', type: 'application/atom+xml', title: `${brand.name} blog`, href: `${origin}/atom.xml` },
  {
    rel: 'alternate',
    type: 'application/feed+json',
    title: `${brand.name} blog`,
    href: `${origin}/feed.json`,
  },
]

interface SitePage {
  title: string
  description: string
  origin: string
  /** Path and query under which it is known. */
  path: string
  robots?: string
  jsonLd?: readonly object[]
  links?: readonly HeadLink[]
}

/** The head of any page but a post's. */
export function buildSiteHead({
  title,
  description,
  origin,
  path,
  robots,
  jsonLd,
  links,
}: SitePage): PageHead {
  const url = toAbsolute(path, origin)
  return {
    title,
    description,
    canonical: robots?.includes('noindex') ? null : url,
    ...(robots ? { robots } : {}),
    openGraph: {
      type: 'website',
      site_name: brand.name,
      title,
      description,
      url,
      image: `${origin}/icon-512.png`,
    },
    card: { card: 'summary', title, description, image: `${origin}/icon-512.png` },
    links: [...(links ?? []), ...feedLinks(origin)],
    jsonLd: jsonLd ?? [],
  }
}
