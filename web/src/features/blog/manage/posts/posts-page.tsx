import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { countOf } from '~/data/formats.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { NewLabel } from '~/ui/new-label.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { ShowMore } from '~/ui/show-more.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { refreshPosts } from '../../refresh-posts.ts'
import { ByRole } from '../by-role.tsx'
import { BlogPlaces } from '../places.tsx'
import { categoriesQuery, type ListedPost, postsOf, postsQuery, readChosen } from '../posts.ts'
import { PostFilters } from './post-filters.tsx'
import { PostsBar } from './posts-bar.tsx'
import { type PostsSearch, readPostsSearch } from './posts-search.ts'
import { PostsTable } from './posts-table.tsx'

const none: ReadonlyMap<string, boolean> = new Map()

export default function BlogPostsPage() {
  return <ByRole>{(isAdmin) => <Posts isAdmin={isAdmin} />}</ByRole>
}

function Posts({ isAdmin }: { isAdmin: boolean }) {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readPostsSearch({ ...raw }), [raw])
  const [selected, setSelected] = useState(none)
  const change = (patch: { [Key in keyof PostsSearch]: PostsSearch[Key] | undefined }) => {
    if (!('sort' in patch)) setSelected(none)
    return navigate({
      to: '/blog/posts',
      search: (latest) => readPostsSearch({ ...latest, ...patch }),
      replace: true,
    })
  }
  const select = ({ id, status }: ListedPost, isOn: boolean) => {
    const next = new Map(selected)
    if (isOn) next.set(id, status === 'published')
    else next.delete(id)
    setSelected(next)
  }
  const selectAll = (isOn: boolean) => {
    if (!isOn) return setSelected(none)
    readChosen(search).then(setSelected, (error: unknown) =>
      toast.error('Nothing was selected', { description: describeError(error) }),
    )
  }
  const list = useInfiniteQuery(postsQuery(search))
  const posts = useMemo(() => postsOf(list.data?.pages ?? []), [list.data])
  const total = list.data?.pages[0]?.total ?? null
  const categories = useQuery(categoriesQuery()).data ?? []
  const { timeZone } = useClock()
  useTableChanges(['blog_posts'], () => void refreshPosts())
  const showAll = () => void change({ q: undefined, status: undefined, category: undefined })
  const isFiltered = Boolean(search.q ?? search.status ?? search.category)
  return (
    <PageBody>
      <PageHeader
        title="Posts"
        heading={<BlogPlaces current="Posts" />}
        description={total === null ? '\u00a0' : `${countOf(total, 'post')}${isFiltered ? ' found' : ''}`}
        actions={
          isAdmin && (
            <Button asChild variant="primary">
              <Link to="/blog/admin">
                <NewLabel of="post" />
              </Link>
            </Button>
          )
        }
      />
      <PostFilters
        hasStatus={isAdmin}
        search={search}
        categories={categories}
        onChange={change}
        onReset={showAll}
      />
      {list.error && (
        <ErrorNotice title="Failed to load posts" onRetry={() => void list.refetch()}>
          {describeError(list.error)}
        </ErrorNotice>
      )}
      {list.isPending && <SkeletonRows count={10} label="Loading posts" />}
      {total === 0 && <NoPosts isFiltered={isFiltered} isAdmin={isAdmin} onClear={showAll} />}
      {posts.length > 0 && (
        <PostsTable
          posts={posts}
          isManaged={isAdmin}
          total={total ?? posts.length}
          search={search}
          timeZone={timeZone}
          selected={selected}
          onSelect={select}
          onSelectAll={selectAll}
          onSort={(sort, isUp) => void change({ sort, direction: isUp ? 'up' : undefined })}
        />
      )}
      {list.hasNextPage && (
        <ShowMore
          label="Show more"
          isBusy={list.isFetchingNextPage}
          onMore={() => void fetchMore(list)}
          shown={posts.length}
          total={total}
        />
      )}
      {selected.size > 0 && (
        <PostsBar selected={selected} categories={categories} onClear={() => setSelected(none)} />
      )}
    </PageBody>
  )
}

interface NoPostsProps {
  isFiltered: boolean
  isAdmin: boolean
  onClear: () => void
}

function NoPosts({ isFiltered, isAdmin, onClear }: NoPostsProps) {
  if (isFiltered) {
    return (
      <EmptyState title="No post matches" actions={<Button onClick={onClear}>Clear filters</Button>}>
        The other posts are still there. Try fewer words or another filter.
      </EmptyState>
    )
  }
  if (!isAdmin) {
    return <EmptyState title="Nothing published yet">Published posts appear here.</EmptyState>
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
      Posts appear here with their status: draft, scheduled or published. What customers really asked in
      recorded conversations is a good place to start.
    </EmptyState>
  )
}
