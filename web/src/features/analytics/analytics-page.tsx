import { dayOf, moveDay } from '@parley/core/blog/calendar'
import { daysIn } from '@parley/core/text/day'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { Skeleton, SkeletonRows } from '~/ui/skeleton.tsx'
import { OwnerSelect } from '../insights/index.ts'
import { membersQuery } from '../leads/index.ts'
import { periods, readAnalyticsSearch, withoutOpened } from './analytics-search.ts'
import { formatPeriod } from './format-period.ts'
import { FunnelPanel } from './funnel-panel.tsx'
import { NoFigures } from './no-figures.tsx'
import { OverTimePanel } from './over-time-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { PeriodFields } from './period-fields.tsx'
import { periodOf } from './period-of.ts'
import { refreshSales, salesFiguresQuery, salesForecastQuery } from './queries.ts'
import { SalesStats } from './sales-stats.tsx'
import { SourcesPanel } from './sources-panel.tsx'

const ForecastPanel = lazy(() => import('./forecast-panel.tsx'))
const EvidenceDrawer = lazy(() => import('./evidence-drawer.tsx'))

const periodOptions = [
  ...periods.map((days) => ({ value: String(days), label: days === 365 ? '1 year' : `${days} days` })),
  { value: 'own', label: 'Custom' },
]

export default function AnalyticsPage() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readAnalyticsSearch({ ...raw }), [raw])
  const [isChoosing, setChoosing] = useState(false)
  const profile = useProfile()
  const members = useQuery(membersQuery()).data ?? []
  const { now, timeZone } = useClock()
  const today = dayOf(now, timeZone)
  const { from, to } = periodOf(search, today)
  const { owner } = search
  const isReady = profile.data !== undefined
  const figures = useQuery({ ...salesFiguresQuery({ from, to, timeZone, owner }), enabled: isReady })
  const forecast = useQuery({ ...salesForecastQuery(owner), enabled: isReady })
  useTableChanges(['leads', 'lead_activities', 'tasks', 'recordings'], () => void refreshSales(), {
    settle: 3000,
  })
  const go = (patch: Record<string, unknown>) =>
    void navigate({
      to: '/analytics',
      search: readAnalyticsSearch({ ...withoutOpened(search), ...patch }),
      replace: true,
      resetScroll: false,
    })
  const choosePeriod = (value: string) => {
    setChoosing(value === 'own')
    if (value !== 'own') go({ days: value, from: undefined, to: undefined })
  }
  const isOwn = search.from !== undefined
  const error = figures.error ?? forecast.error
  const { data } = figures
  const facts = forecast.data
  const isEmpty =
    data && facts && data.leads.length === 0 && data.activity.length === 0 && facts.pipeline.length === 0
  const earlier = moveDay(from, -daysIn(from, to))
  return (
    <PageBody>
      <PageHeader
        title="Analytics"
        description={
          <>
            {formatPeriod(from, to)}
            <span className="text-faint"> · compared with {formatPeriod(earlier, moveDay(from, -1))}</span>
          </>
        }
        actions={
          <>
            <div className="w-44">
              <OwnerSelect
                label="Whose figures"
                owner={owner}
                members={members}
                onChange={(next) => go({ owner: next })}
              />
            </div>
            <SegmentedControl
              label="Period"
              value={isOwn || isChoosing ? 'own' : String(search.days ?? 30)}
              options={periodOptions}
              onChange={choosePeriod}
            />
          </>
        }
      />
      {(isOwn || isChoosing) && (
        <PeriodFields
          key={`${from} ${to}`}
          from={from}
          to={to}
          today={today}
          onChange={(period) => go({ days: undefined, ...period })}
        />
      )}
      {error && (
        <ErrorNotice
          title="The figures could not be loaded"
          onRetry={() => void Promise.all([figures.refetch(), forecast.refetch()])}
        >
          {describeError(error)}
        </ErrorNotice>
      )}
      {!error && (!data || !facts) && (
        <output aria-busy="true" className="block">
          <span className="sr-only">Loading figures</span>
          <Skeleton className="h-96" />
        </output>
      )}
      {isEmpty && (
        <NoFigures
          isFiltered={owner !== undefined}
          canWiden={isOwn || search.days !== 365}
          onEveryone={() => go({ owner: undefined })}
          onWiden={() => choosePeriod('365')}
        />
      )}
      {data && facts && !isEmpty && (
        <>
          <SalesStats figures={data} search={search} />
          <div className="grid min-w-0 gap-x-12 gap-y-10 pt-8 lg:grid-cols-2">
            <div className="min-w-0 lg:col-span-2">
              <OverTimePanel lines={data.stretches} from={from} to={to} />
            </div>
            <FunnelPanel lines={data.leads} search={search} from={from} to={to} />
            <SourcesPanel lines={data.leads} search={search} from={from} to={to} />
            <div className="min-w-0 lg:col-span-2">
              <PeoplePanel
                owners={data.owners}
                activity={data.activity}
                members={members}
                search={search}
                from={from}
                to={to}
              />
            </div>
            <div className="grid min-w-0 gap-10 lg:col-span-2">
              <Suspense fallback={<SkeletonRows count={8} label="Loading forecast" />}>
                <ForecastPanel facts={facts} today={today} search={search} />
              </Suspense>
            </div>
          </div>
        </>
      )}
      <Suspense fallback={null}>
        {search.open !== undefined && (
          <EvidenceDrawer
            asked={{
              measure: search.open,
              from,
              to,
              timeZone,
              owner: search.of ?? owner,
              source: search.source,
              currency: search.currency,
              status: search.status,
            }}
            onClose={() => go({})}
          />
        )}
      </Suspense>
    </PageBody>
  )
}
