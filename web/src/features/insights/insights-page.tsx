import { dayOf, moveDay } from '@parley/core/blog/calendar'
import { totalOf } from '@parley/core/insights/figures'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { LoadingFigures } from '~/ui/loading-figures.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { filterLabel, PhoneSheet } from '~/ui/phone-sheet.tsx'
import { membersQuery, OwnerSelect } from '../people/index.ts'
import { InsightPlaces } from '../places/index.ts'
import { ConversationFigures } from './conversation-figures.tsx'
import { type InsightsSearch, readInsightsSearch } from './insights-search.ts'
import { NoConversations } from './no-conversations.tsx'
import { PeriodControl } from './period-control.tsx'
import { figuresQuery } from './queries.ts'
import { refreshInsights } from './trackers.ts'

const EvidenceDrawer = lazy(() => import('./evidence-drawer.tsx'))

export default function InsightsPage() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readInsightsSearch({ ...raw }), [raw])
  const { owner, days = 30 } = search
  const profile = useProfile()
  const members = useQuery(membersQuery()).data ?? []
  const { now, timeZone } = useClock()
  const today = dayOf(now, timeZone)
  const from = moveDay(today, 1 - days)
  const { data, error, isPending, refetch } = useQuery({
    ...figuresQuery({ today, days, timeZone, owner }),
    enabled: profile.data !== undefined,
  })
  useTableChanges(['recordings', 'recording_insights', 'insight_trackers'], () => void refreshInsights(), {
    settle: 2000,
  })
  const go = (patch: Partial<Record<keyof InsightsSearch, unknown>>) =>
    void navigate({
      to: '/insights',
      search: (latest) => {
        const known = readInsightsSearch({ ...latest })
        return readInsightsSearch({ days: known.days, owner: known.owner, ...patch })
      },
      replace: true,
      resetScroll: false,
    })
  const isEmpty = data !== undefined && totalOf(data.now, 'conversations').value === 0
  return (
    <PageBody>
      <PageHeader
        title="Insights"
        heading={<InsightPlaces current="Insights" />}
        description="What your conversations say. Every number opens the recordings behind it."
        actions={
          <>
            <PhoneSheet title="Filter" label={filterLabel(owner === undefined ? 0 : 1)}>
              <OwnerSelect
                label="Whose conversations"
                owner={owner}
                members={members}
                hasFormer
                onChange={(next) => go({ owner: next })}
              />
            </PhoneSheet>
            <PeriodControl label="Period" days={days} onChange={(value) => go({ days: value })} />
          </>
        }
      />
      {error && (
        <ErrorNotice title="The figures could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && !error && <LoadingFigures />}
      {isEmpty && <NoConversations days={days} isFiltered={owner !== undefined} go={go} />}
      {data && !isEmpty && (
        <ConversationFigures
          figures={data}
          from={from}
          today={today}
          days={days}
          members={members}
          search={search}
        />
      )}
      <Suspense fallback={null}>
        {search.open !== undefined && (
          <EvidenceDrawer
            measure={search.open}
            keyOf={search.key ?? ''}
            from={search.from ?? from}
            to={search.to ?? today}
            timeZone={timeZone}
            owner={search.of ?? owner}
            onClose={() => go({})}
          />
        )}
      </Suspense>
    </PageBody>
  )
}
