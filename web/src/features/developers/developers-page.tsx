import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '~/data/session.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { DevelopersView } from './developers-view.tsx'
import { referenceQuery } from './reference/reference-query.ts'
import type { TriedRequest } from './try-it/send-request.ts'

const TryIt = lazy(() => import('./try-it/try-it.tsx'))

/** The page inside the app: the reference can be tried by one's own session. */
export default function DevelopersPage() {
  const reference = useQuery(referenceQuery())
  const isSignedIn = useSession().session !== null
  const [request, setRequest] = useState<TriedRequest>({
    method: 'GET',
    path: '/rest/v1/leads?select=name,status,tasks(title)&limit=3',
    body: '{}',
  })
  const take = (path: string) => {
    setRequest({ ...request, method: 'GET', path })
    document.getElementsByName('try-path')[0]?.focus()
  }
  return (
    <DevelopersView
      origin={globalThis.location.origin}
      reference={reference.data ?? null}
      tryIt={
        <>
          {reference.error && (
            <ErrorNotice title="The reference could not be loaded" onRetry={() => void reference.refetch()}>
              {reference.error.message}
            </ErrorNotice>
          )}
          <Suspense fallback={null}>
            {isSignedIn && <TryIt request={request} onChange={setRequest} />}
          </Suspense>
        </>
      }
      {...(isSignedIn
        ? {
            renderTry: (path: string) => (
              <Button size="small" aria-label={`Try it: ${path}`} onClick={() => take(path)}>
                Try it
              </Button>
            ),
          }
        : {})}
    />
  )
}
