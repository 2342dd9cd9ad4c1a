import type { UserIdentity } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { nameOfWay, waysInQuery } from '~/features/auth/index.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { identitiesQuery, linkProvider, unlinkIdentity } from './identity-calls.ts'
import { SecurityLine } from './security-line.tsx'

function addressOf({ identity_data: data }: UserIdentity): string {
  const known: unknown = data?.['email'] ?? data?.['phone']
  return typeof known === 'string' ? known : 'No address known'
}

/** Mail and providers that lead to this account, and those that could. */
export function IdentitiesPanel() {
  const { data, error, isPending, refetch } = useQuery(identitiesQuery())
  const ways = useQuery(waysInQuery()).data
  const [leaving, setLeaving] = useState<UserIdentity | null>(null)
  const attempt = async (work: () => Promise<void>, failed: string, done?: string) => {
    try {
      await work()
      if (done !== undefined) toast.success(done)
    } catch (failure) {
      toast.error(failed, { description: describeAuthError(failure) })
    }
  }
  const linked = new Set(data?.map(({ provider }) => provider.replace(/^custom:/, '')))
  const open = data ? (ways?.providers.filter(({ name }) => !linked.has(name)) ?? []) : []
  return (
    <Panel title="Ways to sign in">
      {error && (
        <ErrorNotice title="Your ways to sign in could not be loaded" onRetry={() => void refetch()}>
          {describeAuthError(error)}
        </ErrorNotice>
      )}
      {isPending && <SkeletonRows count={1} label="Loading your ways to sign in" />}
      <ul aria-label="Ways to sign in">
        {data?.map((identity) => (
          <SecurityLine
            key={identity.identity_id}
            title={nameOfWay(identity.provider)}
            note={
              data.length === 1
                ? `${addressOf(identity)}\u00A0· your only one, so it can’t be removed`
                : addressOf(identity)
            }
          >
            {data.length > 1 && (
              <Button
                size="small"
                aria-label={`Unlink ${nameOfWay(identity.provider)}`}
                onClick={() => setLeaving(identity)}
              >
                Unlink
              </Button>
            )}
          </SecurityLine>
        ))}
        {open.map(({ name, label }) => (
          <SecurityLine key={name} title={label} note="Not linked">
            <Button
              size="small"
              aria-label={`Link ${label}`}
              onClick={() => void attempt(() => linkProvider(name), 'Not linked')}
            >
              Link
            </Button>
          </SecurityLine>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={`Unlink ${leaving ? nameOfWay(leaving.provider) : 'it'}?`}
        description={
          leaving?.provider === 'email'
            ? 'Your password goes with it. The other ways to sign in stay.'
            : 'It no longer signs in to this account. The other ways to sign in stay.'
        }
        confirmLabel="Unlink"
        onConfirm={() => leaving && void attempt(() => unlinkIdentity(leaving), 'Not unlinked', 'Unlinked')}
      />
    </Panel>
  )
}
