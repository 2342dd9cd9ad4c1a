import { dayOf, moveDay } from '@parley/core/blog/calendar'
import { rankKeys, toToneStretches, totalOf } from '@parley/core/insights/figures'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { membersQuery } from '../leads/index.ts'
import { FigureStats } from './figure-stats.tsx'
import { type InsightsSearch, readInsightsSearch } from './insights-search.ts'
import { askerName, objectionName } from './labels.ts'
import { NoConversations } from './no-conversations.tsx'
import { OwnerSelect } from './owner-select.tsx'
import { PeriodControl } from './period-control.tsx'
import { figuresQuery } from './queries.ts'
import { RankedPanel } from './ranked-panel.tsx'
import { RepsTable } from './reps-table.tsx'
import { ToneTrend } from './tone-trend.tsx'
import { refreshInsights } from './trackers.ts'
import { TrackersPanel } from './trackers-panel.tsx'

const EvidenceDrawer = lazy(() => import('./evidence-drawer.tsx'))
const itself = (key: string) => key

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
      search: readInsightsSearch({ days, owner, ...patch }),
      replace: true,
      resetScroll: false,
    })
  const isEmpty = data !== undefined && totalOf(data.now, 'conversations').value === 0
  return (
    <PageBody>
      <PageHeader
        title="Insights"
        description="What your conversations say. Every number opens the recordings behind it."
        actions={
          <>
            <div className="w-44">
              <OwnerSelect
                label="Whose conversations"
                owner={owner}
                members={members}
                hasFormer
                onChange={(next) => go({ owner: next })}
              />
            </div>
            <PeriodControl label="Period" days={days} onChange={(value) => go({ days: value })} />
          </>
        }
      />
      {error && (
        <ErrorNotice title="The figures could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && !error && (
        <output aria-busy="true" className="block">
          <span className="sr-only">Loading figures</span>
          <Skeleton className="h-96" />
        </output>
      )}
      {isEmpty && <NoConversations days={days} isFiltered={owner !== undefined} go={go} />}
      {data && !isEmpty && (
        <>
          <FigureStats now={data.now} before={data.before} days={days} search={search} />
          <div className="grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-2">
            <div className="min-w-0 lg:col-span-2">
              <ToneTrend stretches={toToneStretches(data.days, from, days)} search={search} />
            </div>
            <RankedPanel
              title="Objections"
              aside="times raised"
              nothing="Nobody objected to anything."
              measure="objection"
              ranked={rankKeys(data.now, 'objection')}
              nameOf={objectionName}
              search={search}
            />
            <RankedPanel
              title="Competitors"
              aside="conversations"
              nothing="No competitor was named."
              measure="competitor"
              ranked={rankKeys(data.now, 'competitor')}
              nameOf={itself}
              search={search}
            />
            <RankedPanel
              title="Topics"
              aside="conversations"
              nothing="No topic was recognised."
              measure="topic"
              ranked={rankKeys(data.now, 'topic')}
              nameOf={itself}
              search={search}
            />
            <div className="grid content-start gap-10">
              <TrackersPanel sums={data.now} search={search} />
              <RankedPanel
                title="Questions that matter"
                aside="questions"
                nothing="Nobody asked anything of weight."
                measure="question"
                ranked={rankKeys(data.now, 'question')}
                nameOf={askerName}
                search={search}
              />
            </div>
            <div className="min-w-0 lg:col-span-2">
              <RepsTable sums={data.now} members={members} search={search} />
            </div>
          </div>
        </>
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
