import { lazy, Suspense } from 'react'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { PostLink } from '../post-link.tsx'
import type { ListedPost } from '../posts.ts'
import { PostState } from './post-status.tsx'
import type { PostSort, PostsSearch } from './posts-search.ts'

const PostMenu = lazy(() => import('./post-menu.tsx'))

interface Props {
  posts: readonly ListedPost[]
  /** Whether they can be chosen and changed. */
  isManaged: boolean
  search: PostsSearch
  timeZone: string
  /** Of all that fit the filters. */
  total: number
  selected: ReadonlyMap<string, boolean>
  onSelect: (post: ListedPost, isOn: boolean) => void
  /** All that fit the filters, also those that are not on screen; or none. */
  onSelectAll: (isOn: boolean) => void
  onSort: (sort: PostSort, isUp: boolean) => void
}

/** One line a post; on phones the category and reading time stand under the title. */
export function PostsTable({
  posts,
  isManaged,
  search,
  timeZone,
  total,
  selected,
  onSelect,
  onSelectAll,
  onSort,
}: Props) {
  const sort = search.sort ?? 'created'
  const isUp = search.direction === 'up'
  const heading = (name: PostSort) => ({
    onSort: () => onSort(name, sort === name ? !isUp : name === 'title'),
    sorted: sort === name ? (isUp ? ('ascending' as const) : ('descending' as const)) : null,
  })
  const isAll = selected.size >= total && posts.every(({ id }) => selected.has(id))
  return (
    <Table caption="Posts">
      <TableHead>
        {isManaged && (
          <HeaderCell className="w-8">
            <Checkbox aria-label="Select all posts" checked={isAll} onChange={() => onSelectAll(!isAll)} />
          </HeaderCell>
        )}
        <HeaderCell {...heading('title')}>Title</HeaderCell>
        <HeaderCell className="max-lg:hidden">Category</HeaderCell>
        <HeaderCell className="max-sm:hidden" {...heading('published')}>
          Status
        </HeaderCell>
        <HeaderCell isNumeric className="max-lg:hidden">
          Reading
        </HeaderCell>
        {isManaged && (
          <HeaderCell className="w-10">
            <span className="sr-only">Actions</span>
          </HeaderCell>
        )}
      </TableHead>
      <tbody>
        {posts.map((post) => (
          <TableRow key={post.id} aria-selected={selected.has(post.id)}>
            {isManaged && (
              <Cell className="w-8">
                <Checkbox
                  aria-label={`Select ${post.title}`}
                  checked={selected.has(post.id)}
                  onChange={({ target }) => onSelect(post, target.checked)}
                />
              </Cell>
            )}
            <Cell className="w-full max-w-0 py-2">
              <PostLink
                post={post}
                className="block min-h-6 font-medium hover:text-accent-ink max-sm:line-clamp-3 sm:truncate"
              >
                {post.title}
              </PostLink>
              <p className="truncate text-xs text-faint max-sm:hidden">/blog/{post.slug}</p>
              <p className="sm:hidden">
                <PostState post={post} />
              </p>
            </Cell>
            <Cell className="max-w-88 truncate text-muted max-lg:hidden">
              {post.blog_categories?.name ?? '—'}
            </Cell>
            <Cell className="whitespace-nowrap max-sm:hidden">
              <PostState post={post} />
            </Cell>
            <Cell isNumeric className="whitespace-nowrap text-muted max-lg:hidden">
              {post.read_time_minutes} min
            </Cell>
            {isManaged && (
              <Cell className="w-10 text-right">
                <Suspense fallback={<span className="inline-block size-8" />}>
                  <PostMenu post={post} timeZone={timeZone} />
                </Suspense>
              </Cell>
            )}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
