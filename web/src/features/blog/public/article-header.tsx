import { toAuthorPath } from '@parley/core/site/author-slug'
import { formatPostDate, formatReadTime } from './dates.ts'
import type { PublishedArticle } from './published.ts'
import { ShareLinks } from './share-links.tsx'

interface Props {
  article: PublishedArticle
  address: string
  isPreview: boolean
}

const dayOf = (instant: string) => instant.slice(0, 10)

/** Title, lead and who wrote it when. */
export function ArticleHeader({ article: { post, author, category }, address, isPreview }: Props) {
  const published = post.published_at ?? post.created_at
  const authorPath = isPreview ? null : toAuthorPath(author)
  const isRevised = dayOf(post.updated_at) > dayOf(published)
  return (
    <header className="pt-10 pb-8">
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap gap-x-2 text-sm text-faint">
          <li>
            <a href="/blog" className="hover:text-ink hover:underline">
              Blog
            </a>
          </li>
          {category && (
            <li className="before:mr-2 before:content-['/']">
              <a href={`/blog/category/${category.slug}`} className="hover:text-ink hover:underline">
                {category.name}
              </a>
            </li>
          )}
        </ol>
      </nav>
      <h1 className="mt-3 max-w-[24ch] text-2xl font-[580] text-balance sm:text-3xl">{post.title}</h1>
      {post.excerpt && (
        <p className="mt-4 max-w-[58ch] text-lg font-normal text-balance text-muted">{post.excerpt}</p>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="flex flex-wrap gap-x-3 text-sm text-faint">
          {author && (
            <span className="text-ink">
              {authorPath === null ? (
                author
              ) : (
                <a href={authorPath} rel="author" className="hover:underline">
                  {author}
                </a>
              )}
            </span>
          )}
          <time dateTime={published}>{formatPostDate(published)}</time>
          {isRevised && !isPreview && (
            <span>
              updated <time dateTime={post.updated_at}>{formatPostDate(post.updated_at)}</time>
            </span>
          )}
          <span>{formatReadTime(post.read_time_minutes)}</span>
        </p>
        {!isPreview && <ShareLinks title={post.title} address={address} />}
      </div>
    </header>
  )
}
