import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import { CopyField } from '../copy-field.tsx'
import { inboundAddress, kindOf, type Webhook } from './webhook.ts'
import { rotateSecret } from './webhook-calls.ts'

/** Where leads are posted to, and what messages are signed with. */
export function AddressPanel({ webhook }: { webhook: Webhook }) {
  const kind = kindOf(webhook)
  const [isAsking, setAsking] = useState(false)
  const rotate = useMutation({
    mutationFn: () => rotateSecret(webhook.id),
    onSuccess: () => toast.success('New secret created'),
    onError: (error) => toast.error('The secret was not changed', { description: describeError(error) }),
  })
  if (kind === 'slack') return null
  return (
    <Panel title={kind === 'inbound' ? 'Address' : 'Signature'}>
      <div className="max-w-2xl space-y-5 pt-4">
        {kind === 'inbound' && (
          <CopyField
            label="Address with its secret"
            value={inboundAddress(webhook)}
            hint="Post JSON or form fields: name, email, phone, company, title, website, message. What else is sent becomes a note. Orders, carts, customers, subscriptions and usage come in as {kind, rows}. Anyone with the address can add them."
          />
        )}
        <CopyField
          label="Signing secret"
          value={webhook.secret}
          hint={
            kind === 'inbound'
              ? 'Instead of the secret in the address, a sender can sign each message (Standard Webhooks).'
              : 'Check each message with it (Standard Webhooks).'
          }
        />
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <Button size="small" isBusy={rotate.isPending} onClick={() => setAsking(true)}>
            New secret
          </Button>
          <Link to="/developers" hash="webhooks" className="link">
            How to sign and check
          </Link>
        </p>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Create a new secret?"
        description={
          kind === 'inbound'
            ? 'The old address and signatures are refused from now on.'
            : 'Messages are signed with the new one from now on.'
        }
        confirmLabel="Create a new secret"
        onConfirm={() => rotate.mutate()}
      />
    </Panel>
  )
}
