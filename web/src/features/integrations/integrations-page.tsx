import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PageBody } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { readIntegrationsSearch } from './integrations-search.ts'
import { Overview } from './overview.tsx'

const WebhookView = lazy(() => import('./webhooks/webhook-view.tsx'))

/** What this instance is connected to, and the doors other programs come in by (docs/specified.md P20). */
export default function IntegrationsPage() {
  const { webhook } = readIntegrationsSearch({ ...useSearch({ strict: false }) })
  const navigate = useNavigate()
  const open = (id: string) => void navigate({ to: '/integrations', search: { webhook: id } })
  return (
    <PageBody>
      {webhook === undefined ? (
        <Overview onOpen={open} />
      ) : (
        <Suspense fallback={<SkeletonRows count={8} label="Loading the webhook" />}>
          <WebhookView
            key={webhook}
            id={webhook}
            onClose={() => void navigate({ to: '/integrations', search: {} })}
          />
        </Suspense>
      )}
    </PageBody>
  )
}
