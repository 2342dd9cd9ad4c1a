import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { LeadPeople } from '~/features/customers/index.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RecordLink } from '~/ui/record-link.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Attachments, AttachmentsToCome } from '../attachments/index.ts'
import { AccountLink, InlineField, line, telAddress } from '../records/index.ts'
import { RecordTasks } from '../tasks/index.ts'
import { ActivityComposer, leadTimelineQuery, type Timeline, TimelineList } from '../timeline/index.ts'
import { leadKeys } from './calls/lead-keys.ts'
import { leadQuery } from './calls/lead-query.ts'
import { changeLeads } from './change-leads.ts'
import { AskClosing } from './closing/ask-closing.tsx'
import type { Lead } from './lead.ts'
import { LeadFacts, LeadScore } from './lead-facts.tsx'
import { StageBar, StageBarToCome } from './stage-bar/stage-bar.tsx'

const LeadMenu = lazy(() => import('./lead-menu.tsx'))
const LeadMail = lazy(() => import('./lead-mail.tsx'))
const UndoMerge = lazy(() => import('./merge/undo-merge.tsx'))
const SimilarLeads = lazy(() => import('./merge/similar-leads.tsx'))

const nextStepSchema = line(500)

const back = <BackLink to="/leads">Leads</BackLink>

export default function LeadPage() {
  const { leadId = '' } = useParams({ strict: false })
  const queryClient = useQueryClient()
  const { data, error, isPending, isFetching, refetch } = useQuery(leadQuery(leadId))
  const refresh = () => void queryClient.invalidateQueries({ queryKey: leadKeys.one(leadId) })
  useTableChanges(['leads'], refresh, { filter: `id=eq.${leadId}` })
  useTableChanges(['lead_activities', 'recordings', 'follow_up_emails'], refresh, {
    filter: `lead_id=eq.${leadId}`,
  })
  const timeline = useInfiniteQuery(leadTimelineQuery(leadKeys.one(leadId), leadId))
  // Anew for each lead: what is being written about one must not be saved with the next.
  if (data) return <LeadView key={data.id} lead={data} timeline={timeline} />
  return (
    <PageBody>
      {isPending ? (
        <>
          <PageHeader eyebrow={back} title={'\u00a0'} description={'\u00a0'} />
          <StageBarToCome />
          <SkeletonRows count={10} label="Loading the lead" />
        </>
      ) : (
        <PageHeader eyebrow={back} title="Lead" />
      )}
      {error && (
        <ErrorNotice
          title="The lead could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {describeError(error)}
        </ErrorNotice>
      )}
      {data === null && <p className="text-muted">This lead is no longer there. It may have been deleted.</p>}
    </PageBody>
  )
}

interface Props {
  lead: Lead
  timeline: Timeline
}

function LeadView({ lead, timeline }: Props) {
  const queryClient = useQueryClient()
  const [isWriting, setWriting] = useState(false)
  // What stands below the tasks would move away from a press as they come; on a phone those are the facts as well.
  const [areTasksHere, setTasksHere] = useState(false)
  return (
    <PageBody>
      <PageHeader
        eyebrow={back}
        title={lead.name}
        description={
          <>
            {lead.title}
            {lead.title && lead.company && ', '}
            {lead.account_id && lead.company && (
              <AccountLink account={{ id: lead.account_id, name: lead.company }} />
            )}
            {lead.deal_name && (lead.title || lead.company) && '\u00A0· '}
            {lead.deal_name}
          </>
        }
        actions={
          <>
            <RecordLink label="Record" of={{ kind: 'lead', id: lead.id }} />
            {lead.email !== null && <Button onClick={() => setWriting(true)}>Email</Button>}
            {lead.phone !== null && (
              <Button asChild>
                <a href={telAddress(lead.phone)}>Call</a>
              </Button>
            )}
            <Suspense fallback={<span className="h-8 w-10.5 pointer-coarse:h-11" />}>
              <LeadMenu lead={lead} />
            </Suspense>
          </>
        }
      />
      <StageBar lead={lead} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
        <div className="space-y-8">
          <InlineField
            label="Next step"
            isProminent
            value={lead.next_step ?? ''}
            schema={nextStepSchema}
            onSave={(text) => changeLeads([lead.id], { next_step: text || null }, 'Next step saved')}
          />
          <Panel title="Tasks">
            <Suspense fallback={<SkeletonRows count={8} label="Loading tasks" />}>
              <RecordTasks of={{ kind: 'lead', id: lead.id }} onHere={() => setTasksHere(true)} />
            </Suspense>
          </Panel>
        </div>
        <div className={joinClasses('space-y-8 lg:row-span-2', !areTasksHere && 'max-lg:hidden')}>
          <LeadFacts lead={lead} />
          <Suspense fallback={<SkeletonRows count={2} label="Loading people" />}>
            <LeadPeople lead={lead} />
          </Suspense>
          <Suspense fallback={<AttachmentsToCome />}>
            <Attachments of={{ lead_id: lead.id }} />
          </Suspense>
          <LeadScore lead={lead} />
          <Suspense fallback={null}>
            <SimilarLeads leadId={lead.id} />
          </Suspense>
        </div>
        <div className={areTasksHere ? 'min-w-0' : 'hidden'}>
          <Panel title="Timeline">
            <Suspense fallback={<SkeletonRows count={3} label="Loading the timeline" />}>
              <ActivityComposer
                of={{ lead_id: lead.id }}
                onSaved={() => queryClient.invalidateQueries({ queryKey: leadKeys.one(lead.id) })}
              />
              <TimelineList
                timeline={timeline}
                record={{ table: 'leads', id: lead.id, currency: lead.currency }}
                renderMerge={(merge) => <UndoMerge merge={merge} />}
              />
            </Suspense>
          </Panel>
        </div>
      </div>
      <AskClosing />
      <Suspense fallback={null}>
        {isWriting && <LeadMail lead={lead} onClose={() => setWriting(false)} />}
      </Suspense>
    </PageBody>
  )
}
