import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { useSession } from '~/data/session.ts'
import { unreadError } from '~/data/unread-error.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { ReachChoice } from '../keys/reach-choice.tsx'
import { type KeyReach, keyReach, keyReaches } from '../keys/scopes.ts'
import { answerRequest, requestQuery } from './connect-calls.ts'
import { describePlace } from './way-back.ts'

const route = getRouteApi('/connect')

/** Asks somebody whether an app may act as them; what they say goes back to the app with them. */
export default function ConnectPage() {
  const { request = '' } = route.useSearch()
  const asked = useQuery({ ...requestQuery(request), enabled: request !== '' })
  const error = unreadError(asked)
  if (request === '' || error)
    return (
      <Frame title="This app could not be connected">
        <p className="text-body text-muted">
          {error
            ? describeError(error)
            : 'The address is not complete. Go back to the app and connect again.'}
        </p>
        <Button asChild className="mt-6">
          <Link to="/integrations">See what is connected</Link>
        </Button>
      </Frame>
    )
  if (!asked.data)
    return (
      <Frame title="Connect an app">
        <Skeleton className="h-40 w-full" />
      </Frame>
    )
  return <Question request={request} asked={asked.data} />
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md px-4 pt-10 pb-16 sm:pt-20">
      <h1 className="text-xl font-[580] [overflow-wrap:anywhere]">{title}</h1>
      <div className="mt-1.5">{children}</div>
    </div>
  )
}

interface Props {
  request: string
  asked: { name: string; redirect_uri: string; scopes: string[] }
}

function Question({ request, asked }: Props) {
  const profile = useProfile()
  const email = useSession().session?.user.email
  const offered = keyReaches.filter((each) =>
    keyReach[each].scopes.every((scope) => asked.scopes.includes(scope)),
  )
  // What cannot be undone is never given by just pressing on.
  const [reach, setReach] = useState<KeyReach>(offered.includes('write') ? 'write' : 'read')
  const answer = useMutation({
    mutationFn: (scopes: readonly string[]) => answerRequest(request, scopes),
    onSuccess: (address) => globalThis.location.assign(address),
  })
  const isOver = answer.isPending || answer.isSuccess
  return (
    <Frame title={`Let “${asked.name}” act as you?`}>
      <p className="text-body text-muted">
        The app chose this name itself. It will see {profile.data?.companies?.name ?? 'your company'} as you
        do, until you disconnect it under Integrations.
      </p>
      <div className="mt-7 space-y-6">
        <ReachChoice legend="It may" from={offered} value={reach} onChange={setReach} />
        <p className="border-t pt-4 text-sm text-muted [overflow-wrap:anywhere]">
          {email !== undefined && `You are signed in as ${email}. `}You will be sent back to{' '}
          <strong className="font-medium text-ink">{describePlace(asked.redirect_uri)}</strong>. Allow it only
          if you started this yourself.
        </p>
        {answer.error && <ErrorNotice title="Not connected">{describeError(answer.error)}</ErrorNotice>}
        <div className="flex gap-2">
          <Button
            variant="primary"
            size="large"
            isBusy={isOver && answer.variables.length > 0}
            disabled={isOver}
            onClick={() => answer.mutate(keyReach[reach].scopes)}
          >
            Allow
          </Button>
          <Button size="large" disabled={isOver} onClick={() => answer.mutate([])}>
            Don’t allow
          </Button>
        </div>
        {answer.isSuccess && (
          <output className="block text-sm text-muted">
            You can close this page if the app does not open by itself.
          </output>
        )}
      </div>
    </Frame>
  )
}
