import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { formatDay } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { describeDevice } from '../describe-device.ts'
import { NameDialog } from './name-dialog.tsx'
import { addPasskey, namePasskey, type Passkey, passkeysQuery, removePasskey } from './passkey-calls.ts'
import { SecurityLine } from './security-line.tsx'

const nameOf = ({ friendly_name: name }: Passkey) => name || 'Passkey'
const noteOf = ({ created_at: since, last_used_at: used }: Passkey) =>
  `Since ${formatDay(since)}\u00A0· ${used ? `last used ${formatDay(used)}` : 'not used yet'}`

/** Signing in with finger, face or PIN: nothing to remember, and nothing that can be told to a stranger. */
export function PasskeysPanel() {
  const { data, error, isPending, refetch } = useQuery(passkeysQuery())
  const [isAdding, setAdding] = useState(false)
  const [naming, setNaming] = useState<Passkey | null>(null)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const remove = async (passkey: Passkey) => {
    try {
      await removePasskey(passkey.id)
      toast.success(`${nameOf(passkey)} is removed`)
    } catch (failure) {
      toast.error('Not removed', { description: describeAuthError(failure) })
    }
  }
  return (
    <Panel
      title="Passkeys"
      aside={
        <Button size="small" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      }
    >
      {error && (
        <ErrorNotice title="Your passkeys could not be loaded" onRetry={() => void refetch()}>
          {describeAuthError(error)}
        </ErrorNotice>
      )}
      {isPending && <SkeletonRows count={2} label="Loading your passkeys" />}
      {data?.length === 0 && (
        <p className="max-w-lg pt-4 text-muted">
          Passkeys let you sign in with your fingerprint, face or PIN, without a password or a second step.
        </p>
      )}
      {data && data.length > 0 && (
        <ul aria-label="Passkeys">
          {data.map((passkey) => (
            <SecurityLine key={passkey.id} title={nameOf(passkey)} note={noteOf(passkey)}>
              <Button
                size="small"
                aria-label={`Rename ${nameOf(passkey)}`}
                onClick={() => setNaming(passkey)}
              >
                Rename
              </Button>
              <Button
                size="small"
                aria-label={`Remove ${nameOf(passkey)}`}
                onClick={() => setLeaving(passkey)}
              >
                Remove
              </Button>
            </SecurityLine>
          ))}
        </ul>
      )}
      {isAdding && (
        <NameDialog
          title="Add a passkey"
          description="Your browser asks where to keep it: this device, your phone, or a key."
          submitLabel="Add it"
          initial={describeDevice(navigator.userAgent)}
          onClose={() => setAdding(false)}
          onName={addPasskey}
        />
      )}
      {naming && (
        <NameDialog
          title="Rename the passkey"
          description="So you recognize it."
          submitLabel="Rename"
          initial={nameOf(naming)}
          onClose={() => setNaming(null)}
          onName={(name) => namePasskey(naming.id, name)}
        />
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={`Remove ${leaving ? nameOf(leaving) : 'it'}?`}
        description="It no longer signs in here. Your device may keep offering it until you delete it there, too."
        confirmLabel="Remove"
        onConfirm={() => leaving && void remove(leaving)}
      />
    </Panel>
  )
}
