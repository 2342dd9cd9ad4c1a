import { type ListingFilter, listingPageSize } from '@parley/core/site/rendering'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FeaturedPost } from './featured-post.tsx'
import { countPages } from './listing-address.ts'
import { Pagination } from './pagination.tsx'
import type { PostImages } from './picture.tsx'
import { PostRows } from './post-rows.tsx'
import type { Listing } from './published.ts'
import { SearchForm } from './search-form.tsx'
import { Topics } from './topics.tsx'

interface Props {
  listing: Listing
  filter: ListingFilter
  images: PostImages
}

/** The public list of posts: all, of a category, of a tag, of an author, or found by words. */
export function BlogListing({ listing, filter, images }: Props) {
  const isWhole = !filter.category && !filter.tag && !filter.author && !filter.search
  const [first, ...others] = listing.posts
  const featured = isWhole && filter.page === 1 ? first : undefined
  const rows = featured ? others : listing.posts
  return (
    <div className="mx-auto max-w-[1208px] px-4 pb-8 lg:px-6">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-10 pb-8">
        <Heading listing={listing} filter={filter} />
        <SearchForm words={filter.search} />
      </header>
      {featured && (
        <div className="border-t pt-8">
          <FeaturedPost post={featured} images={images} />
        </div>
      )}
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_15rem]">
        <div className="min-w-0">
          {rows.length > 0 && <PostRows posts={rows} images={images} />}
          {listing.posts.length === 0 && <Nothing filter={filter} />}
          <Pagination filter={filter} pages={countPages(listing.total, listingPageSize)} />
        </div>
        <div className="lg:pt-6">
          <Topics listing={listing} filter={filter} />
        </div>
      </div>
    </div>
  )
}

const counted = (total: number) => `${total} ${total === 1 ? 'post' : 'posts'}`

function Heading({ listing: { scope, total }, filter }: Omit<Props, 'images'>) {
  const isNarrowed = scope !== null || filter.search !== ''
  return (
    <div className="min-w-0">
      {isNarrowed && (
        <p className="mb-1 text-sm text-faint">
          <a href="/blog" className="hover:text-ink hover:underline">
            Blog
          </a>
        </p>
      )}
      <h1 className="max-w-[26ch] text-2xl font-[580] text-balance">
        {scope ? (filter.tag ? `#${scope.name}` : scope.name) : filter.search ? `“${filter.search}”` : 'Blog'}
      </h1>
      <p className="mt-1 max-w-prose text-body text-muted">
        {scope?.description ||
          (isNarrowed
            ? `${counted(total)}${filter.author ? ' by this author' : ''}`
            : 'Conversations that sell, and what to do after them.')}
      </p>
    </div>
  )
}

function Nothing({ filter }: { filter: ListingFilter }) {
  const title = filter.search ? 'No post matches' : 'Nothing here yet'
  return (
    <div className="border-t">
      <EmptyState
        title={title}
        actions={
          filter.search || filter.category || filter.tag || filter.author ? (
            <Button asChild>
              <a href="/blog">All posts</a>
            </Button>
          ) : (
            <Button asChild>
              <a href="/rss.xml">Follow by RSS</a>
            </Button>
          )
        }
      >
        {filter.search
          ? 'Every word has to appear in the title, the excerpt or the text. Try fewer words, or part of one.'
          : 'The first post appears here as soon as it is published.'}
      </EmptyState>
    </div>
  )
}
