import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { environment } from '~/data/environment.ts'
import { formatRecord } from '~/data/formats.ts'
import { useProfile } from '~/data/profile.ts'
import { useSession } from '~/data/session.ts'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Status } from '~/ui/status.tsx'

interface Health {
  isOk: boolean
  status: number
  milliseconds: number
}

async function readHealth(signal: AbortSignal): Promise<Health> {
  const started = performance.now()
  const response = await fetch('/auth/v1/health', { signal, headers: { apikey: environment.publishableKey } })
  return { isOk: response.ok, status: response.status, milliseconds: Math.round(performance.now() - started) }
}

/** Session, build and connection, bare: for looking at a fresh deployment. */
export function DeploymentCheck() {
  const { session, status } = useSession()
  const profile = useProfile()
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => readHealth(signal),
    staleTime: 0,
    retry: false,
  })
  return (
    <PageBody>
      <PageHeader title="Deployment check" />
      <dl className="max-w-2xl">
        <Row label="Session">
          <Status kind={status === 'signed-in' ? 'done' : 'idle'}>{status}</Status>
        </Row>
        <Row label="User">{session?.user.email ?? '–'}</Row>
        <Row label="Session ends">
          {session?.expires_at === undefined ? '–' : formatRecord(session.expires_at * 1000)}
        </Row>
        <Row label="Company">
          {profile.error ? describeError(profile.error) : (profile.data?.companies?.name ?? '–')}
        </Row>
        <Row label="Build">{environment.build}</Row>
        <Row label="Server">
          {health.data ? (
            <Status kind={health.data.isOk ? 'done' : 'failed'}>
              {health.data.status}, {health.data.milliseconds} ms
            </Status>
          ) : (
            <Status kind={health.error ? 'failed' : 'active'}>
              {health.error ? describeError(health.error) : 'asking'}
            </Status>
          )}
        </Row>
        <Row label="Browser online">{navigator.onLine ? 'yes' : 'no'}</Row>
      </dl>
    </PageBody>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center gap-4 border-b">
      <dt className="w-40 text-sm text-faint">{label}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  )
}
