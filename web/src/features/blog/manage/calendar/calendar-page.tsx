import { dayOf, monthOf, moveDay, moveMonth, weekOf } from '@parley/core/blog/calendar'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatDate, formatLongMonth } from '~/data/formats.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { refreshPosts } from '../../refresh-posts.ts'
import { ByRole } from '../by-role.tsx'
import { BlogPlaces } from '../places.tsx'
import { datedPostsQuery } from '../posts.ts'
import { CalendarBoard } from './calendar-board.tsx'
import { type CalendarSearch, readCalendarSearch } from './calendar-search.ts'

export default function BlogCalendarPage() {
  return <ByRole>{(isAdmin) => <Calendar isAdmin={isAdmin} />}</ByRole>
}

function Calendar({ isAdmin }: { isAdmin: boolean }) {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readCalendarSearch({ ...raw }), [raw])
  const { now, timeZone } = useClock()
  useTableChanges(['blog_posts'], () => void refreshPosts())
  const today = dayOf(now, timeZone)
  const day = search.day ?? today
  const isWeek = search.view === 'week'
  const weeks = isWeek ? [weekOf(day)] : monthOf(day)
  const go = (patch: { [Key in keyof CalendarSearch]: CalendarSearch[Key] | undefined }) =>
    void navigate({
      to: '/blog/calendar',
      search: (latest) => readCalendarSearch({ ...latest, ...patch }),
      replace: true,
    })
  const step = (by: number) => go({ day: isWeek ? moveDay(day, 7 * by) : moveMonth(day, by) })
  const [first = day] = weeks[0] ?? []
  const last = weeks.at(-1)?.at(-1) ?? day
  const posts = useQuery(datedPostsQuery(first, last, timeZone))
  const title = isWeek ? `Week of ${formatDate(first)}` : formatLongMonth(day)
  return (
    <PageBody>
      <PageHeader title="Calendar" heading={<BlogPlaces current="Calendar" />} />
      {/* Beside the places of the blog there is no room for more on a phone. */}
      <div className="flex flex-wrap items-center gap-1 pb-4">
        <h2 className="mr-auto text-lg font-semibold max-sm:order-last max-sm:mt-3 max-sm:w-full">{title}</h2>
        <IconButton
          label={isWeek ? 'Week before' : 'Month before'}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <Button onClick={() => go({ day: undefined })}>Today</Button>
        <IconButton
          label={isWeek ? 'Week after' : 'Month after'}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => step(1)}
        />
        <div className="max-sm:order-first max-sm:mr-auto sm:ml-3">
          <SegmentedControl
            label="View"
            value={isWeek ? 'week' : 'month'}
            options={[
              { value: 'month', label: 'Month' },
              { value: 'week', label: 'Week' },
            ]}
            onChange={(view) => go({ view: view === 'week' ? view : undefined })}
          />
        </div>
      </div>
      {posts.error && (
        <ErrorNotice title="Failed to load posts" onRetry={() => void posts.refetch()}>
          {describeError(posts.error)}
        </ErrorNotice>
      )}
      {!posts.error && (
        <CalendarBoard
          posts={posts.data ?? null}
          weeks={weeks}
          today={today}
          month={isWeek ? null : day}
          isManaged={isAdmin}
          timeZone={timeZone}
        />
      )}
    </PageBody>
  )
}
