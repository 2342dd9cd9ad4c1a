import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { describeError } from '~/data/describe-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { ArticleView } from './article-view.tsx'
import { BlogNotFound } from './blog-not-found.tsx'
import { articleQuery } from './queries.ts'
import { WithQueries } from './with-queries.tsx'

/** A post inside the app: the same as its server-rendered page. */
export default function PostPage() {
  return (
    <WithQueries>
      <Post />
    </WithQueries>
  )
}

function Post() {
  const { slug = '' } = useParams({ strict: false })
  const { data, error, isPending, refetch } = useQuery(articleQuery(slug))
  if (data === null) return <BlogNotFound />
  if (data && 'movedTo' in data) return <Navigate to="/blog/$slug" params={{ slug: data.movedTo }} replace />
  if (data) {
    const context = { origin: globalThis.location.origin, path: `/blog/${slug}`, imageSizes: {} }
    return <ArticleView article={data} context={context} />
  }
  return (
    <PageBody>
      <div className="pt-10">
        {isPending && <SkeletonRows count={12} label="Loading the post" />}
        {error && (
          <ErrorNotice title="Failed to load post" onRetry={() => void refetch()}>
            {describeError(error)}
          </ErrorNotice>
        )}
      </div>
    </PageBody>
  )
}
