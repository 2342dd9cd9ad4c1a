import { dayOf } from '@parley/core/blog/calendar'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatNumber } from '~/data/formats.ts'
import { useProfile } from '~/data/profile.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { hasCourse } from '~/ui/chart-style.ts'
import { ChartToCome } from '~/ui/chart-to-come.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Stat } from '~/ui/stat.tsx'
import { ByRole } from '../by-role.tsx'
import { BlogPlaces } from '../places.tsx'
import { analyticsQuery } from './analytics.ts'
import { periods, readAnalyticsSearch } from './analytics-search.ts'
import { CrawlersPanel, PostsPanel, SearchesPanel, SourcesPanel } from './figure-panels.tsx'
import { describeChange } from './figures.ts'
import { NoViews } from './no-views.tsx'

const ViewsChart = lazy(() => import('./views-chart.tsx'))

export default function BlogAnalyticsPage() {
  return <ByRole>{(isAdmin) => <Analytics isAdmin={isAdmin} />}</ByRole>
}

function Analytics({ isAdmin }: { isAdmin: boolean }) {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readAnalyticsSearch({ ...raw }), [raw])
  const days = search.days ?? 30
  const profile = useProfile()
  const { now, timeZone } = useClock()
  const today = dayOf(now, timeZone)
  const { data, error, isPending, refetch } = useQuery({
    ...analyticsQuery({ today, days, timeZone, post: search.post }),
    enabled: profile.data !== undefined,
  })
  const go = (patch: Record<string, unknown>) =>
    void navigate({
      to: '/blog/analytics',
      search: (latest) => readAnalyticsSearch({ ...latest, ...patch }),
      replace: true,
    })
  const post = search.post === undefined ? undefined : data?.now.posts.find(({ id }) => id === search.post)
  const isEmpty = data && data.now.views === 0 && (data.now.crawler_visits ?? 0) === 0
  return (
    <PageBody>
      <PageHeader
        title="Blog analytics"
        heading={<BlogPlaces current="Analytics" />}
        description={
          post?.title ??
          'Counted on the server without cookies. Readers are recognized for one day, then forgotten.'
        }
        actions={
          <>
            {search.post !== undefined && <Button onClick={() => go({ post: undefined })}>All posts</Button>}
            <SegmentedControl
              label="Period"
              value={String(days)}
              options={periods.map((period) => ({
                value: String(period),
                label: period === 365 ? '1 year' : `${period} days`,
              }))}
              onChange={(value) => go({ days: value })}
            />
          </>
        }
      />
      {error && (
        <ErrorNotice title="The figures could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && !error && <Skeleton className="h-96" />}
      {isEmpty && <NoViews />}
      {data && !isEmpty && (
        <>
          <dl className="grid grid-cols-2 gap-x-8 border-t sm:grid-cols-3">
            <Stat
              label="Views"
              value={formatNumber(data.now.views)}
              note={describeChange(data.now.views, data.before.views, days)}
            />
            <Stat
              label="Readers"
              value={formatNumber(data.now.visitors)}
              note={describeChange(data.now.visitors, data.before.visitors, days)}
            />
            {data.now.crawler_visits !== undefined && (
              <Stat
                label="AI crawler visits"
                value={formatNumber(data.now.crawler_visits)}
                note={describeChange(data.now.crawler_visits, data.before.crawler_visits ?? 0, days)}
              />
            )}
          </dl>
          {hasCourse(data.now.days.filter(({ views }) => views > 0).length) ? (
            <Suspense fallback={<Skeleton className="h-64" />}>
              <ViewsChart days={data.now.days} />
            </Suspense>
          ) : (
            <ChartToCome>Views and readers by day appear here after a second day with readers.</ChartToCome>
          )}
          <div className="grid gap-x-12 gap-y-10 pt-10 lg:grid-cols-2">
            <div className="lg:col-span-2">
              <PostsPanel hasDepths={isAdmin} posts={data.now.posts} onChoose={(id) => go({ post: id })} />
            </div>
            {data.now.sources && <SourcesPanel sources={data.now.sources} />}
            <div className="grid content-start gap-10">
              {data.now.crawlers && <CrawlersPanel crawlers={data.now.crawlers} />}
              {data.now.searches && <SearchesPanel searches={data.now.searches} />}
            </div>
          </div>
        </>
      )}
    </PageBody>
  )
}
