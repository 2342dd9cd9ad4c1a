import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { type Day, moveDay } from '@parley/core/blog/calendar'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { useDragSensors } from '~/ui/use-drag-sensors.ts'
import { useMedia } from '~/ui/use-media.ts'
import { planPost } from '../change-posts.ts'
import { type ListedPost, postsOf, undatedPostsQuery } from '../posts.ts'
import { toEntries } from './calendar-entries.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { announcements, moveByCell } from './drag.ts'

const CalendarAgenda = lazy(() => import('./calendar-agenda.tsx'))
const UndatedList = lazy(() => import('./undated-list.tsx'))
const RescheduleDialog = lazy(() => import('./reschedule-dialog.tsx'))

const agendaLater = <SkeletonRows count={6} label="Loading posts" />

interface Props {
  /** Those with a day among the weeks shown; null until they are known: the days stand there already. */
  posts: readonly ListedPost[] | null
  weeks: readonly (readonly Day[])[]
  today: Day
  /** A day of the month shown; null for a week. */
  month: Day | null
  /** Whether posts can be moved, and unscheduled drafts are shown. */
  isManaged: boolean
  timeZone: string
}

/**
 * Posts on their days. What is planned moves freely; an appointment asks before it moves, since it is a commitment;
 * what is published stays. Phones show the days that hold something as a list.
 */
export function CalendarBoard({ posts, weeks, today, month, isManaged, timeZone }: Props) {
  const sensors = useDragSensors(moveByCell)
  const [moving, setMoving] = useState<{ post: ListedPost; day: Day } | null>(null)
  const isPhone = useMedia('(max-width: 767px)')
  const entries = toEntries(posts ?? [], timeZone)
  const undated = useInfiniteQuery({ ...undatedPostsQuery(), enabled: isManaged })
  const waiting = postsOf(undated.data?.pages ?? [])
  const put = (postId: string, day: Day | null) => {
    const post = [...(posts ?? []), ...waiting].find(({ id }) => id === postId)
    if (!post || post.status === 'published') return
    if (post.blog_post_schedules) {
      if (day !== null) setMoving({ post, day })
      return
    }
    if (day !== post.planned_for) void planPost(post.id, day, post.planned_for)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) put(String(active.id), over.id === 'undated' ? null : String(over.id))
  }
  const shared = { entries, weeks, today }
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'Press space to pick the post up, the arrow keys to move it by a day or a week, space to put it down, escape to leave it.',
        },
      }}
    >
      <div className={isManaged ? 'grid gap-x-10 gap-y-8 xl:grid-cols-[1fr_15rem]' : undefined}>
        {!isPhone && (
          <div aria-busy={posts === null}>
            <CalendarGrid {...shared} month={month} />
          </div>
        )}
        {isPhone && posts === null && agendaLater}
        {isPhone && posts !== null && (
          <Suspense fallback={agendaLater}>
            <CalendarAgenda {...shared} onNudge={(post, day, by) => put(post.id, moveDay(day, by))} />
          </Suspense>
        )}
        {isManaged && (
          <Suspense fallback={<SkeletonRows count={3} label="Loading drafts" />}>
            <UndatedList list={undated} posts={waiting} />
          </Suspense>
        )}
      </div>
      {moving && (
        <Suspense fallback={null}>
          <RescheduleDialog
            post={moving.post}
            day={moving.day}
            timeZone={timeZone}
            onClose={() => setMoving(null)}
          />
        </Suspense>
      )}
    </DndContext>
  )
}
