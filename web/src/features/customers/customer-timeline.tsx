import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { ActivityComposer, customerTimelineQuery, TimelineList } from '../timeline/index.ts'
import { customerKeys } from './customer-keys.ts'

const UndoMerge = lazy(() => import('./merge/undo-merge.tsx'))

interface Props {
  table: 'accounts' | 'contacts'
  id: string
}

/** What happened with an account or a contact, and where a note, a call or a meeting is written down. */
export function CustomerTimeline({ table, id }: Props) {
  const queryClient = useQueryClient()
  const queryKey = customerKeys.related(id)
  const timeline = useInfiniteQuery(customerTimelineQuery(queryKey, id))
  return (
    <Panel title="Timeline">
      <Suspense fallback={<SkeletonRows count={3} label="Loading the timeline" />}>
        <ActivityComposer
          of={table === 'accounts' ? { account_id: id } : { contact_id: id }}
          onSaved={() => queryClient.invalidateQueries({ queryKey })}
        />
        <TimelineList
          timeline={timeline}
          record={{ table, id }}
          renderMerge={(merge) => <UndoMerge merge={merge} />}
        />
      </Suspense>
    </Panel>
  )
}
