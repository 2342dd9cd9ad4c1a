import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { describeError } from '~/data/describe-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { BlogListing } from './blog-listing.tsx'
import { BlogNotFound } from './blog-not-found.tsx'
import { listingFilterOf } from './listing-search.ts'
import { listingQuery } from './queries.ts'
import { WithQueries } from './with-queries.tsx'

/** The list inside the app. The same as the server-rendered one; its links lead there. */
export default function BlogPage() {
  return (
    <WithQueries>
      <Listing />
    </WithQueries>
  )
}

function Listing() {
  const filter = listingFilterOf(useSearch({ strict: false }), useParams({ strict: false }))
  const { data, error, isPending, refetch } = useQuery(listingQuery(filter))
  if (data === null) return <BlogNotFound />
  if (data) {
    const images = { origins: [globalThis.location.origin], sizes: {} }
    return <BlogListing listing={data} filter={filter} images={images} />
  }
  return (
    <PageBody>
      <h1 className="pt-10 pb-8 text-2xl font-[580]">Blog</h1>
      {isPending && <SkeletonRows count={12} label="Loading posts" />}
      {error && (
        <ErrorNotice title="Failed to load posts" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
    </PageBody>
  )
}
