import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { formatAge } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { Nothing, Row, Section } from '../section.tsx'
import { type ApiKey, keysQuery, revokeKey } from './key-calls.ts'
import { describeScopes } from './scopes.ts'

const NewKeyDialog = lazy(() => import('./new-key-dialog.tsx'))

/** One's own keys and the apps one let in: each acts as oneself, within its scopes. */
export function KeysSection() {
  const keys = useQuery(keysQuery())
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title="API keys and apps"
      about="A program with your key, or an app you approve, acts as you: it sees your company and nothing else, within the scopes you give it."
      action={<Button onClick={() => setOpen(true)}>New API key</Button>}
    >
      {keys.error && (
        <ErrorNotice title="Your keys could not be loaded" onRetry={() => void keys.refetch()}>
          {describeError(keys.error)}
        </ErrorNotice>
      )}
      {keys.isPending && <SkeletonRows count={1} label="Loading your keys" />}
      {keys.data?.length === 0 && <Nothing>You have no keys or apps yet.</Nothing>}
      {keys.data && keys.data.length > 0 && (
        <ul aria-label="Your API keys and apps">
          {keys.data.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>{isOpen && <NewKeyDialog onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, prefix, is_app: isApp, scopes, last_used_at: used } = apiKey
  const { now } = useClock()
  const [isAsking, setAsking] = useState(false)
  const revoke = useMutation({
    mutationFn: () => revokeKey(id),
    onSuccess: () => toast.success(isApp ? `“${name}” was disconnected` : `The key “${name}” was revoked`),
    onError: (error) =>
      toast.error(isApp ? 'The app was not disconnected' : 'The key was not revoked', {
        description: describeError(error),
      }),
  })
  return (
    <Row
      name={name}
      detail={
        <>
          {isApp ? 'Connected app' : <code className="font-mono text-xs">{prefix}…</code>} ·{' '}
          {describeScopes(scopes)}&nbsp;· {used === null ? 'not used yet' : `used ${formatAge(used, now)}`}
        </>
      }
    >
      <Button
        size="small"
        aria-label={isApp ? `Disconnect the app ${name}` : `Revoke the key ${name}`}
        onClick={() => setAsking(true)}
      >
        {isApp ? 'Disconnect' : 'Revoke'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`${isApp ? 'Disconnect' : 'Revoke'} “${name}”?`}
        description={
          isApp
            ? 'It loses access at once. It can ask you again.'
            : 'Programs that use it lose access at once. This can’t be undone.'
        }
        confirmLabel={isApp ? 'Disconnect' : 'Revoke'}
        onConfirm={() => revoke.mutate()}
      />
    </Row>
  )
}
