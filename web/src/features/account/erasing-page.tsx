import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { signOut } from '~/data/session.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Progress } from '~/ui/progress.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { describeErased, describeErasure } from './describe-erasure.ts'
import { erasureQuery } from './erasure.ts'

/** What everybody of a company sees while it is being erased: how far it is. At the end they are signed out and told. */
export default function ErasingPage() {
  const erasure = useQuery(erasureQuery)
  const last = erasure.data?.now === null ? erasure.data.last : null
  useEffect(() => {
    if (!last) return
    const { title, description } = describeErased(last)
    toast.success(title, { description })
    // The account went with the company: there is nothing left to sign out of but this browser.
    signOut().catch(() => {})
  }, [last])
  const said = describeErasure(erasure.data?.now ?? last, erasure.dataUpdatedAt)
  // Before an answer nothing is known, also not that nothing is being erased.
  const { title, description, progress } = erasure.data
    ? said
    : {
        title: 'Erasing the company',
        description: 'What has begun continues in the background.',
        progress: [],
      }
  if (erasure.isPending && !erasure.error)
    return (
      <div className="mx-auto w-full max-w-md px-4 pt-10 pb-16 sm:pt-20">
        <Skeleton className="h-40 w-full" />
      </div>
    )
  return (
    <div className="mx-auto w-full max-w-md px-4 pt-10 pb-16 sm:pt-20">
      <h1 className="text-xl font-[580]">{title}</h1>
      <p className="mt-1.5 text-body text-muted">{description}</p>
      <div className="mt-7 space-y-5">
        {progress.map((line) => (
          <Progress key={line.label} {...line} />
        ))}
        {erasure.error && (
          <ErrorNotice
            title="The progress could not be loaded"
            onRetry={() => void erasure.refetch()}
            isRetrying={erasure.isFetching}
          >
            {describeAuthError(erasure.error)}
          </ErrorNotice>
        )}
        <div className="flex flex-wrap gap-3">
          {erasure.data?.now === null && !last && (
            <Button asChild variant="primary">
              <Link to="/dashboard">Go to your dashboard</Link>
            </Button>
          )}
          <Button onClick={() => void signOut()}>Sign out</Button>
        </div>
      </div>
    </div>
  )
}
