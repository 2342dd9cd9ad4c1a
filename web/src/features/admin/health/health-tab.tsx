import { useQuery } from '@tanstack/react-query'
import { useClock } from '~/data/use-clock.ts'
import type { Period } from '../admin-search.ts'
import { QueryState } from '../query-state.tsx'
import { windowOf, withoutFiles } from './figures.ts'
import { HealthStats } from './health-stats.tsx'
import { ModelsPanel } from './models-panel.tsx'
import { ProcessesPanel } from './processes-panel.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { RequestsPanel } from './requests-panel.tsx'
import { requestsQuery } from './requests-query.ts'
import { ServicesPanel } from './services-panel.tsx'
import { StoragePanel } from './storage-panel.tsx'
import { Verdict } from './verdict.tsx'
import { VitalsPanel } from './vitals-panel.tsx'

/** What the instance did in a period, and how it stands now. */
export default function HealthTab({ days }: { days: Period }) {
  const { now } = useClock()
  const window = windowOf(days, now)
  const requests = useQuery(requestsQuery(window))
  return (
    <div className="grid gap-10">
      <div>
        <Verdict days={days} requests={requests.data && withoutFiles(requests.data)} />
        <HealthStats
          days={days}
          since={window.since}
          requests={requests.data && withoutFiles(requests.data)}
        />
      </div>
      <QueryState query={requests} what="the requests" rows={8}>
        {(figures) => (
          <>
            <RequestsPanel figures={withoutFiles(figures)} window={window} days={days} />
            <ServicesPanel figures={figures} days={days} />
          </>
        )}
      </QueryState>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <QueuePanel />
        <StoragePanel />
        <ModelsPanel since={window.since} days={days} />
        <VitalsPanel since={window.since} days={days} />
      </div>
      <ProcessesPanel />
    </div>
  )
}
