import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { formatDayAndTime } from '~/data/formats.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { endOtherSessions, endSession, sessionsQuery } from './account-calls.ts'
import { describeDevice } from './describe-device.ts'

export default function SessionsTab() {
  const sessions = useQuery(sessionsQuery())
  const [busy, setBusy] = useState<string | null>(null)
  const end = (id: string, work: () => Promise<void>, message: string) => {
    setBusy(id)
    work()
      .then(
        () => toast.success(message),
        (error: unknown) => toast.error('Nobody was signed out', { description: describeAuthError(error) }),
      )
      .finally(() => setBusy(null))
  }
  const others = sessions.data?.filter(({ is_current }) => !is_current) ?? []
  return (
    <div className="max-w-2xl">
      <Panel
        title="Where you are signed in"
        aside={
          others.length > 0 && (
            <Button
              size="small"
              isBusy={busy === 'others'}
              onClick={() => end('others', endOtherSessions, 'All other devices are signed out')}
            >
              Sign out everywhere else
            </Button>
          )
        }
      >
        {sessions.error && (
          <ErrorNotice title="Your sessions could not be loaded" onRetry={() => void sessions.refetch()}>
            {describeAuthError(sessions.error)}
          </ErrorNotice>
        )}
        {sessions.isPending && <SkeletonRows count={3} label="Loading your sessions" />}
        <ul>
          {sessions.data?.map((session) => (
            <li key={session.id} className="flex min-h-14 items-center gap-4 border-b py-2">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2">
                  {describeDevice(session.user_agent)}
                  {session.is_current && <Badge tone="accent">This device</Badge>}
                </p>
                <p className="text-sm text-faint">
                  Last seen{' '}
                  <time dateTime={session.last_seen_at}>{formatDayAndTime(session.last_seen_at)}</time>
                  {session.ip && `\u00A0· ${session.ip}`}&nbsp;· since {formatDayAndTime(session.created_at)}
                </p>
              </div>
              {!session.is_current && (
                <Button
                  size="small"
                  aria-label={`Sign out ${describeDevice(session.user_agent)}`}
                  isBusy={busy === session.id}
                  onClick={() => end(session.id, () => endSession(session.id), 'That device is signed out')}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.data && others.length === 0 && (
          <p className="max-w-prose pt-4 text-muted">
            Nobody else is signed in as you. Any other device appears here, with a button to sign it out. A{' '}
            <Link to="/account" search={{ tab: 'security' }} className="link">
              second step
            </Link>{' '}
            keeps out anyone who learns your password.
          </p>
        )}
      </Panel>
    </div>
  )
}
