import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatWeekday } from '~/data/formats.ts'
import { useTimeZone } from '~/data/time-zone.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { whenIdle } from '~/data/when-idle.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { RecordLink } from '~/ui/record-link.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { DueTasks } from './due-tasks.tsx'
import { EmptyDashboard } from './empty-dashboard.tsx'
import { HotLeads } from './hot-leads.tsx'
import { PipelinePanel } from './pipeline-panel.tsx'
import { refreshToday, todayQuery } from './queries.ts'
import { RecordingsPanel } from './recordings-panel.tsx'
import { RemoveSample } from './sample-company.tsx'
import { briefingLines, type Today } from './today.ts'

const CompanyMenu = lazy(whenIdle(() => import('./company-menu.tsx')))

const shownTables = ['tasks', 'leads', 'recordings']

function Filled({ today, now }: { today: Today; now: string }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid grid-cols-1 content-start gap-10">
          <DueTasks today={today} now={now} />
          <RecordingsPanel today={today} />
        </div>
        <div className="grid grid-cols-1 content-start gap-10">
          <PipelinePanel today={today} />
          <HotLeads leads={today.hot_leads} />
        </div>
      </div>
      {today.has_sample && <RemoveSample />}
    </>
  )
}

/** Today: what is late, what is due, who is warm, what is being worked on. One request. */
export default function DashboardPage() {
  const today = useQuery(todayQuery(useTimeZone()))
  useTableChanges(shownTables, () => void refreshToday(), { settle: 400 })
  const [opened] = useState(() => new Date())
  const lines = today.data && !today.data.is_empty ? briefingLines(today.data) : undefined
  return (
    <PageBody>
      <PageHeader
        eyebrow={
          <span className="flex min-h-6 flex-wrap items-center gap-x-4 pointer-coarse:min-h-11">
            {formatWeekday(opened)}
            <Suspense fallback={null}>
              <CompanyMenu />
            </Suspense>
          </span>
        }
        title={lines?.headline ?? 'Today'}
        description={lines?.rest || '\u00a0'}
        // On phones Record stands under the thumb.
        actions={
          today.data?.is_empty ? undefined : (
            <div className="max-md:hidden">
              <RecordLink size="large" />
            </div>
          )
        }
      />
      {today.error && (
        <ErrorNotice
          title="Today could not be loaded"
          onRetry={() => void today.refetch()}
          isRetrying={today.isFetching}
        >
          {describeError(today.error)}
        </ErrorNotice>
      )}
      {!today.data && !today.error && <SkeletonRows count={12} label="Loading today" />}
      {today.data &&
        (today.data.is_empty ? (
          <EmptyDashboard />
        ) : (
          <Filled today={today.data} now={new Date(today.dataUpdatedAt).toISOString()} />
        ))}
    </PageBody>
  )
}
