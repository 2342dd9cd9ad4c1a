import { advise } from '@parley/core/insights/advice'
import { totalOf } from '@parley/core/insights/figures'
import { dayOf } from '@parley/core/text/time-zone'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatNumber } from '~/data/formats.ts'
import { useProfile } from '~/data/profile.ts'
import { queryClient } from '~/data/query-client.ts'
import { useStages } from '~/data/stages.ts'
import { useClock } from '~/data/use-clock.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody } from '~/ui/page-header.tsx'
import { Skeleton, SkeletonRows } from '~/ui/skeleton.tsx'
import { membersQuery } from '../../people/index.ts'
import { figuresQuery, insightKeys } from '../queries.ts'
import { AdviceHeader } from './advice-header.tsx'
import { type AdviceSearch, readAdviceSearch } from './advice-search.ts'
import { refreshAdvice } from './calls/advice-key.ts'
import { coachingFactsQuery } from './calls/coaching-facts-query.ts'
import { dealFactsQuery } from './calls/deal-facts-query.ts'
import { dismissalsQuery } from './calls/dismissals-query.ts'
import { DealPanels } from './deal-panels.tsx'
import { useAdviceActs } from './use-advice-acts.ts'
import { engineQuery } from './words.ts'

const NoAdvice = lazy(() => import('./no-advice.tsx'))
const ForecastPanel = lazy(() => import('./forecast-panel.tsx'))
const CoachingPanel = lazy(() => import('./coaching-panel.tsx'))
const WordsPanel = lazy(() => import('./words-panel.tsx'))

const refreshAll = () =>
  Promise.all([refreshAdvice(), queryClient.invalidateQueries({ queryKey: insightKeys.all })])

export default function AdvicePage() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readAdviceSearch({ ...raw }), [raw])
  const { owner, days = 30 } = search
  const { now, timeZone } = useClock()
  const today = dayOf(now, timeZone)
  const period = { today, days, timeZone, owner }
  const isReady = useProfile().data !== undefined
  const members = useQuery(membersQuery()).data ?? []
  const deals = useQuery({ ...dealFactsQuery(owner), enabled: isReady })
  const coaching = useQuery({ ...coachingFactsQuery(period), enabled: isReady })
  const figures = useQuery({ ...figuresQuery(period), enabled: isReady })
  const dismissals = useQuery(dismissalsQuery())
  const engine = useQuery(engineQuery()).data
  const acts = useAdviceActs(timeZone)
  const stages = useStages()
  useTableChanges(
    ['leads', 'tasks', 'recordings', 'recording_insights', 'advice_dismissals'],
    () => void refreshAll(),
    { settle: 3000 },
  )
  const go = (patch: Partial<Record<keyof AdviceSearch, unknown>>) =>
    void navigate({
      to: '/ai-insights',
      search: (latest) => readAdviceSearch({ ...latest, ...patch }),
      replace: true,
      resetScroll: false,
    })
  const queries = [deals, coaching, figures, dismissals]
  const error = queries.find((query) => query.error)?.error
  const isDismissed = (subject: string) =>
    dismissals.data?.some((each) => each.subject === subject && each.dismissed_until > now) ?? false
  const [facts, coachingFacts, counted] = [deals.data, coaching.data, figures.data]
  const isLoaded = facts && coachingFacts && counted && dismissals.data
  const advice = facts && advise(facts.leads, facts.stages, stages, now)
  const isEmpty = isLoaded && facts.open === 0 && totalOf(counted.now, 'conversations').value === 0
  return (
    <PageBody>
      <AdviceHeader
        search={search}
        members={members}
        engine={engine}
        isRefreshing={queries.some((query) => query.isFetching)}
        updatedAt={deals.dataUpdatedAt}
        timeZone={timeZone}
        go={go}
        onRefresh={() => void refreshAll()}
      />
      {error && (
        <ErrorNotice title="The advice could not be loaded" onRetry={() => void refreshAll()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {!isLoaded && !error && <SkeletonRows count={12} label="Loading advice" />}
      {isEmpty && (
        <Suspense fallback={null}>
          <NoAdvice isFiltered={owner !== undefined} onClear={() => go({ owner: undefined })} />
        </Suspense>
      )}
      {isLoaded && advice && !isEmpty && (
        <div className="grid min-w-0 grid-cols-1 gap-10">
          {facts.open > facts.leads.length && facts.leads.length >= 500 && (
            <p className="text-sm text-faint">
              Based on the 500 largest of {formatNumber(facts.open)} open leads; the forecast counts all of
              them.
            </p>
          )}
          {engine !== undefined && engine !== 'local' && (
            <Suspense fallback={<Skeleton className="h-20" />}>
              <WordsPanel advice={advice} engine={engine} />
            </Suspense>
          )}
          <DealPanels advice={advice} open={facts.open} isDismissed={isDismissed} acts={acts} />
          <Suspense fallback={<SkeletonRows count={12} label="Loading forecast and coaching" />}>
            {facts.open > 0 && <ForecastPanel facts={facts} today={today} owner={owner} />}
            <CoachingPanel
              facts={{ ...counted, ...coachingFacts }}
              members={members}
              days={search.days}
              isDismissed={isDismissed}
              acts={acts}
            />
          </Suspense>
        </div>
      )}
    </PageBody>
  )
}
