import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { unreadError } from '~/data/unread-error.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { HistoryDetails, useRestored } from '../history/index.ts'
import { templateQuery } from './calls/template-query.ts'
import { TemplateEditor } from './template-editor.tsx'

/** One template: loaded once, and from then on what is typed here counts. */
export default function TemplateView({ id, onClose }: { id: string; onClose: () => void }) {
  const template = useQuery(templateQuery(id))
  const { data, refetch } = template
  const error = unreadError(template)
  const restored = useRestored(id)
  if (error)
    return (
      <div className="pt-8">
        <ErrorNotice title="The template could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      </div>
    )
  if (data === null)
    return (
      <EmptyState
        title="This template is no longer there"
        actions={<Button onClick={onClose}>All templates</Button>}
      >
        It may have been deleted by a colleague.
      </EmptyState>
    )
  if (!data) return <SkeletonRows count={8} label="Loading the template" />
  return (
    <>
      <TemplateEditor key={restored} template={data} onClose={onClose} />
      <Suspense fallback={null}>
        <HistoryDetails record="templates" id={id} />
      </Suspense>
    </>
  )
}
