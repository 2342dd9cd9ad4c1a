import { useDraggable, useDroppable } from '@dnd-kit/core'
import { isDay } from '@parley/core/text/day'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GripVertical } from 'lucide-react'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { formatNumber } from '~/data/formats.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { Panel } from '~/ui/panel.tsx'
import { ShowMore } from '~/ui/show-more.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { planPost } from '../change-posts.ts'
import type { ListedPost, PostsPage } from '../posts.ts'

interface Props {
  list: UseInfiniteQueryResult<InfiniteData<PostsPage>>
  posts: readonly ListedPost[]
}

/** Drafts without a day: drag one onto a day to plan it, or back here to take its day away. */
export default function UndatedList({ list, posts }: Props) {
  const total = list.data?.pages[0]?.total ?? null
  const { setNodeRef, isOver } = useDroppable({ id: 'undated', data: { name: 'unscheduled drafts' } })
  return (
    <div ref={setNodeRef} className={joinClasses('rounded-lg', isOver && 'bg-accent-soft')}>
      <Panel title="Unscheduled" aside={total == null ? undefined : formatNumber(total)}>
        {list.error && (
          <ErrorNotice title="Failed to load drafts" onRetry={() => void list.refetch()}>
            {describeError(list.error)}
          </ErrorNotice>
        )}
        {list.isPending && <SkeletonRows count={3} label="Loading drafts" />}
        {total === 0 ? (
          <p className="pt-3 text-sm text-faint">Every draft is scheduled.</p>
        ) : (
          <ul>
            {posts.map((post) => (
              <UndatedLine key={post.id} post={post} />
            ))}
          </ul>
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
      </Panel>
    </div>
  )
}

function UndatedLine({ post }: { post: ListedPost }) {
  const { setNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id: post.id,
    data: { name: post.title },
  })
  return (
    <li
      ref={setNodeRef}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      className={joinClasses(
        'relative flex items-center gap-1 border-b py-1',
        isDragging && 'z-20 rounded-md bg-raised shadow-float',
      )}
    >
      <Link
        to="/blog/admin"
        search={{ edit: post.id }}
        className="flex min-h-8 min-w-0 flex-1 items-center text-sm hover:text-accent-ink pointer-coarse:min-h-11"
      >
        <span className="line-clamp-3">{post.title}</span>
      </Link>
      <input
        type="date"
        aria-label={`Day for ${post.title}`}
        value=""
        onChange={({ target }) => isDay(target.value) && void planPost(post.id, target.value, null)}
        className="size-11 shrink-0 rounded-md border border-control bg-surface text-reading text-transparent md:hidden [&::-webkit-calendar-picker-indicator]:m-auto [&::-webkit-datetime-edit]:hidden"
      />
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Plan ${post.title}`}
        className="flex size-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-faint hover:text-ink max-md:hidden [&_svg]:size-4"
      >
        <GripVertical aria-hidden="true" />
      </button>
    </li>
  )
}
