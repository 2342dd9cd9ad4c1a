import type { ListingFilter } from '@parley/core/site/rendering'
import { Button } from '~/ui/button.tsx'
import { toListingAddress } from './listing-address.ts'

/** The way to newer and older posts; nothing where one page holds all. */
export function Pagination({ filter, pages }: { filter: ListingFilter; pages: number }) {
  if (pages <= 1) return null
  const { page } = filter
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 border-t pt-5">
      {page > 1 ? (
        <Button asChild>
          <a rel="prev" href={toListingAddress({ ...filter, page: page - 1 })}>
            Newer posts
          </a>
        </Button>
      ) : (
        <span />
      )}
      <p className="text-sm text-faint tabular-nums">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <Button asChild>
          <a rel="next" href={toListingAddress({ ...filter, page: page + 1 })}>
            Older posts
          </a>
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}
