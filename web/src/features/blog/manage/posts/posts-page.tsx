import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { refreshPosts } from '../../refresh-posts.ts'
import { AdminsOnly } from '../admins-only.tsx'
import { BlogPlaces } from '../places.tsx'
import { categoriesQuery, mostPosts, postsQuery } from '../posts.ts'
import { PostFilters } from './post-filters.tsx'
import { PostsBar } from './posts-bar.tsx'
import { type PostsSearch, readPostsSearch } from './posts-search.ts'
import { PostsTable } from './posts-table.tsx'
import { selectPosts } from './select-posts.ts'

export default function BlogPostsPage() {
  return (
    <AdminsOnly>
      <Posts />
    </AdminsOnly>
  )
}

function Posts() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readPostsSearch({ ...raw }), [raw])
  const change = (patch: { [Key in keyof PostsSearch]: PostsSearch[Key] | undefined }) =>
    navigate({ to: '/blog/posts', search: readPostsSearch({ ...search, ...patch }), replace: true })
  const posts = useQuery(postsQuery())
  const categories = useQuery(categoriesQuery()).data ?? []
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { timeZone } = useClock()
  useTableChanges(['blog_posts'], () => void refreshPosts())
  const shown = useMemo(() => selectPosts(posts.data ?? [], search), [posts.data, search])
  const chosen = shown.filter(({ id }) => selected.has(id))
  const isFiltered = Boolean(search.q ?? search.status ?? search.category)
  return (
    <PageBody isWide>
      <PageHeader
        title="Posts"
        eyebrow={<BlogPlaces />}
        description={
          posts.data
            ? `${shown.length} ${shown.length === 1 ? 'post' : 'posts'}${isFiltered ? ' found' : ''}${posts.data.length === mostPosts ? ', the newest' : ''}`
            : ' '
        }
        actions={
          <Button asChild variant="primary">
            <Link to="/blog/admin">New post</Link>
          </Button>
        }
      />
      <PostFilters search={search} categories={categories} onChange={change} />
      {posts.error && (
        <ErrorNotice title="Failed to load posts" onRetry={() => void posts.refetch()}>
          {describeError(posts.error)}
        </ErrorNotice>
      )}
      {posts.isPending && <SkeletonRows count={10} label="Loading posts" />}
      {posts.data && shown.length === 0 && (
        <NoPosts
          isFiltered={isFiltered}
          onClear={() => void change({ q: undefined, status: undefined, category: undefined })}
        />
      )}
      {shown.length > 0 && (
        <PostsTable
          posts={shown}
          search={search}
          timeZone={timeZone}
          selected={selected}
          onSelect={setSelected}
          onSort={(sort, isUp) => void change({ sort, direction: isUp ? 'up' : undefined })}
        />
      )}
      {chosen.length > 0 && (
        <PostsBar posts={chosen} categories={categories} onClear={() => setSelected(new Set())} />
      )}
    </PageBody>
  )
}

function NoPosts({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState title="No post fits" actions={<Button onClick={onClear}>Clear filters</Button>}>
        Your other posts are still there. Try fewer words or another status.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Nothing written yet"
      actions={
        <Button asChild variant="primary">
          <Link to="/blog/admin">Write the first post</Link>
        </Button>
      }
    >
      Posts stand here with where each of them is: draft, scheduled or published. What customers really asked
      in recorded conversations is a good place to begin.
    </EmptyState>
  )
}
