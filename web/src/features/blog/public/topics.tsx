import type { ListingFilter } from '@parley/core/site/rendering'
import { joinClasses } from '~/ui/join-classes.ts'
import type { Listing } from './published.ts'

interface TopicProps {
  href: string
  isCurrent: boolean
  name: string
  count?: number
}

function Topic({ href, isCurrent, name, count }: TopicProps) {
  return (
    <li>
      <a
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={joinClasses(
          'flex min-h-8 items-center justify-between gap-3 py-1 text-sm pointer-coarse:min-h-11',
          isCurrent ? 'font-medium text-ink' : 'text-muted hover:text-ink',
        )}
      >
        {name}
        {count !== undefined && <span className="text-faint tabular-nums">{count}</span>}
      </a>
    </li>
  )
}

/** What the list can be narrowed to, with how many posts each holds. */
export function Topics({ listing, filter }: { listing: Listing; filter: ListingFilter }) {
  return (
    <div className="space-y-8">
      {listing.categories.length > 0 && (
        <nav aria-labelledby="categories">
          <h2 id="categories" className="mb-1 text-sm font-semibold">
            Categories
          </h2>
          <ul>
            <Topic
              href="/blog"
              name="All posts"
              isCurrent={!filter.category && !filter.tag && !filter.search}
            />
            {listing.categories.map(({ name, slug, count }) => (
              <Topic
                key={slug}
                href={`/blog/category/${slug}`}
                name={name}
                count={count}
                isCurrent={filter.category === slug}
              />
            ))}
          </ul>
        </nav>
      )}
      {listing.tags.length > 0 && (
        <nav aria-labelledby="tags">
          <h2 id="tags" className="mb-2 text-sm font-semibold">
            Tags
          </h2>
          <TagList tags={listing.tags} current={filter.tag} />
        </nav>
      )}
    </div>
  )
}

interface TagListProps {
  tags: readonly { name: string; slug: string }[]
  current?: string
}

export function TagList({ tags, current = '' }: TagListProps) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
      {tags.map(({ name, slug }) => (
        <li key={slug}>
          <a
            href={`/blog/tag/${slug}`}
            aria-current={slug === current ? 'page' : undefined}
            className={joinClasses(
              'inline-flex min-h-7 items-center text-sm hover:underline pointer-coarse:min-h-11',
              slug === current ? 'font-medium text-ink' : 'text-muted hover:text-ink',
            )}
          >
            #{name}
          </a>
        </li>
      ))}
    </ul>
  )
}
