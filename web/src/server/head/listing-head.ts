import { type ListingFilter, listingPageSize } from '@parley/core/site/rendering'
import { brand } from '~/brand.ts'
import { countPages, toListingAddress } from '~/features/blog/public/listing-address.ts'
import type { Listing } from '~/features/blog/public/published.ts'
import { buildBreadcrumbs, buildOrganization, buildProfilePage } from './json-ld.ts'
import type { HeadLink, PageHead } from './page-head.ts'
import { buildSiteHead } from './site.ts'

/** The head of a page of the list. What a search found is for those who searched: it is not to be indexed. */
export function buildListingHead(listing: Listing, filter: ListingFilter, origin: string): PageHead {
  const { page } = filter
  const name = listing.scope?.name ?? (filter.search ? `Search: ${filter.search}` : 'Blog')
  const address = (at: number): string => `${origin}${toListingAddress({ ...filter, page: at })}`
  const links: HeadLink[] = [
    ...(page > 1 ? [{ rel: 'prev', href: address(page - 1) }] : []),
    ...(page < countPages(listing.total, listingPageSize) ? [{ rel: 'next', href: address(page + 1) }] : []),
  ]
  const path = toListingAddress(filter)
  return buildSiteHead({
    title: `${name}${page > 1 ? `, page ${page}` : ''} · ${brand.name}${listing.scope ? ' blog' : ''}`,
    description:
      listing.scope?.description ||
      (listing.scope
        ? `Posts ${filter.author ? 'by' : 'about'} ${listing.scope.name} on the ${brand.name} blog.`
        : `The ${brand.name} blog: conversations that sell, and what to do after them.`),
    origin,
    path,
    ...(filter.search ? { robots: 'noindex, follow' } : {}),
    links,
    jsonLd: filter.search
      ? []
      : [
          ...(path === '/blog' ? [buildOrganization(origin)] : []),
          ...(filter.author && listing.scope ? [buildProfilePage(listing.scope.name, origin)] : []),
          buildBreadcrumbs(origin, [
            { name: 'Blog', path: '/blog' },
            ...(listing.scope ? [{ name: listing.scope.name, path }] : []),
          ]),
        ],
  })
}
