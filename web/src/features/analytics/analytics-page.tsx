import { dayOf } from '@parley/core/blog/calendar'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { LoadingFigures } from '~/ui/loading-figures.tsx'
import { PageBody } from '~/ui/page-header.tsx'
import { membersQuery } from '../people/index.ts'
import { AnalyticsHeader } from './analytics-header.tsx'
import { refreshSales } from './calls/asked-sales.ts'
import { salesFiguresQuery } from './calls/figures-query.ts'
import { salesForecastQuery } from './calls/forecast-query.ts'
import { hasEarlierData } from './format.ts'
import { NoFigures } from './no-figures.tsx'
import { PeriodFields } from './period-fields.tsx'
import { periodOf } from './period-of.ts'
import { SalesPanels } from './sales-panels.tsx'
import { useAnalyticsAddress } from './use-analytics-address.ts'

const EvidenceDrawer = lazy(() => import('./evidence-drawer.tsx'))

export default function AnalyticsPage() {
  const { search, go } = useAnalyticsAddress()
  const [isChoosing, setChoosing] = useState(false)
  const profile = useProfile()
  const members = useQuery(membersQuery()).data ?? []
  const { now, timeZone } = useClock()
  const today = dayOf(now, timeZone)
  const { from, to } = periodOf(search, today)
  const { owner, pipeline } = search
  const isReady = profile.data !== undefined
  const figures = useQuery({
    ...salesFiguresQuery({ from, to, timeZone, owner, pipeline }),
    enabled: isReady,
  })
  const forecast = useQuery({ ...salesForecastQuery(owner), enabled: isReady })
  useTableChanges(['leads', 'lead_activities', 'tasks', 'recordings'], () => void refreshSales(), {
    settle: 3000,
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
  return (
    <PageBody>
      <AnalyticsHeader
        search={search}
        members={members}
        from={from}
        to={to}
        hasEarlier={!data || hasEarlierData(data)}
        isOwnPeriod={isOwn || isChoosing}
        onOwner={(next) => go({ owner: next })}
        onPipeline={(next) => go({ pipeline: next })}
        onPeriod={choosePeriod}
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
      {!error && (!data || !facts) && <LoadingFigures />}
      {isEmpty && (
        <NoFigures
          isFiltered={(owner ?? pipeline) !== undefined}
          canWiden={isOwn || search.days !== 365}
          onEveryone={() => go({ owner: undefined, pipeline: undefined })}
          onWiden={() => choosePeriod('365')}
        />
      )}
      {data && facts && !isEmpty && (
        <SalesPanels
          figures={data}
          facts={facts}
          members={members}
          search={search}
          from={from}
          to={to}
          today={today}
          timeZone={timeZone}
        />
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
              pipeline,
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
