import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useRights } from '~/data/rights.ts'
import { unreadError } from '~/data/unread-error.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { HistoryDetails, useRestored } from '../history/index.ts'
import { AutomationReading } from './automation-reading.tsx'
import { Editor } from './builder/editor.tsx'
import { automationQuery } from './calls/automation-query.ts'
import { versionsQuery } from './calls/versions-query.ts'

interface Props {
  id: string
  tab: 'build' | 'history'
  onTab: (tab: 'build' | 'history') => void
  onClose: () => void
}

/** One automation: loaded once, and from then on what is typed here counts. */
export default function AutomationView({ id, tab, onTab, onClose }: Props) {
  const automation = useQuery(automationQuery(id))
  const versions = useQuery(versionsQuery(id))
  const { isManager, isKnown } = useRights()
  const restored = useRestored(id)
  const error = unreadError(automation, versions)
  if (error)
    return (
      <div className="pt-8">
        <ErrorNotice
          title="The automation could not be loaded"
          onRetry={() => {
            void automation.refetch()
            void versions.refetch()
          }}
        >
          {describeError(error)}
        </ErrorNotice>
      </div>
    )
  if (automation.data === null)
    return (
      <EmptyState
        title="This automation is no longer there"
        actions={<Button onClick={onClose}>All automations</Button>}
      >
        It may have been deleted by a colleague.
      </EmptyState>
    )
  if (!automation.data || !versions.data || !isKnown)
    return (
      <div className="pt-8">
        <SkeletonRows count={6} label="Loading the automation" />
      </div>
    )
  if (!isManager) return <AutomationReading automation={automation.data} />
  return (
    <>
      <Editor
        key={restored}
        automation={automation.data}
        versions={versions.data}
        tab={tab}
        onTab={onTab}
        onClose={onClose}
      />
      <Suspense fallback={null}>
        <HistoryDetails record="automations" id={id} label="Changes" />
      </Suspense>
    </>
  )
}
