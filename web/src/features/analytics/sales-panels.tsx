import type { Day } from '@parley/core/blog/calendar'
import { lazy, Suspense } from 'react'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import type { Member } from '../people/index.ts'
import type { AnalyticsSearch } from './analytics-search.ts'
import type { SalesFigures } from './calls/figures-query.ts'
import type { SalesForecast } from './calls/forecast-query.ts'
import { FunnelPanel } from './funnel-panel.tsx'
import { OverTimePanel } from './over-time-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { SalesStats } from './sales-stats.tsx'
import { SourcesPanel } from './sources-panel.tsx'

const LostReasonsPanel = lazy(() => import('./lost-reasons-panel.tsx'))
const ForecastPanel = lazy(() => import('./forecast-panel.tsx'))

interface Props {
  figures: SalesFigures
  facts: SalesForecast
  members: readonly Member[]
  search: AnalyticsSearch
  from: Day
  to: Day
  today: Day
  timeZone: string
}

/** The figures of a period, panel by panel, and the forecast of today. */
export function SalesPanels({ figures, facts, members, search, from, to, today, timeZone }: Props) {
  return (
    <>
      <SalesStats figures={figures} search={search} />
      <div className="grid min-w-0 gap-x-12 gap-y-10 pt-8 lg:grid-cols-2">
        <div className="min-w-0 lg:col-span-2">
          <OverTimePanel lines={figures.stretches} from={from} to={to} today={today} />
        </div>
        <FunnelPanel lines={figures.leads} search={search} from={from} to={to} />
        <SourcesPanel lines={figures.leads} search={search} from={from} to={to} />
        <div className="min-w-0 lg:col-span-2">
          <PeoplePanel
            owners={figures.owners}
            activity={figures.activity}
            members={members}
            search={search}
            from={from}
            to={to}
          />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <Suspense fallback={<SkeletonRows count={5} label="Loading lost reasons" />}>
            <LostReasonsPanel
              asked={{ from, to, timeZone, owner: search.owner, pipeline: search.pipeline }}
            />
          </Suspense>
        </div>
        <div className="grid min-w-0 gap-10 lg:col-span-2">
          <Suspense fallback={<SkeletonRows count={8} label="Loading forecast" />}>
            <ForecastPanel facts={facts} today={today} search={search} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
