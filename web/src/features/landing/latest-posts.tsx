import { type Listing, PostRows } from '../blog/index.ts'

/** The newest three posts; nothing while there is none. */
export function LatestPosts({ listing, origin }: { listing: Listing; origin: string }) {
  if (listing.posts.length === 0) return null
  return (
    <section aria-labelledby="latest" className="grid gap-x-14 gap-y-6 border-t py-12 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id="latest" className="text-lg font-semibold">
          From the blog
        </h2>
        <p className="mt-1 text-body text-muted">
          <a href="/blog" className="link">
            All posts
          </a>
        </p>
      </div>
      <div className="*:first:*:first:border-t-0 *:first:*:first:pt-0">
        <PostRows
          posts={listing.posts.slice(0, 3).map((post) => ({ ...post, image: null }))}
          images={{ origins: [origin], sizes: {} }}
          level="h3"
        />
      </div>
    </section>
  )
}
