import { Button } from '~/ui/button.tsx'
import { SearchForm } from './search-form.tsx'

/** No post lives at this address, nor did one. */
export function BlogNotFound() {
  return (
    <div className="mx-auto max-w-[1208px] px-4 py-20 lg:px-6">
      <p className="text-sm text-faint tabular-nums">404</p>
      <h1 className="mt-1 text-xl font-[580]">There is no page at this address</h1>
      <p className="mt-2 mb-6 max-w-prose text-body text-muted">
        The link may be old or misspelled, or the post was taken down. Search for it:
      </p>
      <SearchForm words="" />
      <div className="mt-6">
        <Button asChild variant="quiet" className="-ml-3">
          <a href="/blog">All posts</a>
        </Button>
      </div>
    </div>
  )
}
