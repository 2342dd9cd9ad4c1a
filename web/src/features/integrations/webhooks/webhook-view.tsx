import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Switch } from '~/ui/switch.tsx'
import { toast } from '~/ui/toast.ts'
import { TestResult, useTest } from '../test-result.tsx'
import { AddressPanel } from './address-panel.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { testInbound } from './test-inbound.ts'
import { describeEvents, kindOf, kindWords, type Webhook } from './webhook.ts'
import { changeWebhook, removeWebhook, testWebhook, webhooksQuery } from './webhook-calls.ts'

const WebhookDialog = lazy(() => import('./webhook-dialog.tsx'))
const back = <BackLink to="/integrations">Integrations</BackLink>

/** One webhook: how it does, its address and secret, and the log of its messages. */
export default function WebhookView({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPending, refetch } = useQuery(webhooksQuery())
  const webhook = data?.find((each) => each.id === id)
  if (isPending) return <SkeletonRows count={8} label="Loading the webhook" />
  if (!webhook)
    return (
      <>
        <PageHeader title="Webhook not found" eyebrow={back} />
        <ErrorNotice
          title={error ? 'It could not be loaded' : 'It was removed, or belongs to someone else'}
          onRetry={() => void refetch()}
        >
          {error && describeError(error)}
        </ErrorNotice>
      </>
    )
  return <Shown webhook={webhook} onClose={onClose} />
}

function Shown({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id, name, url, events, is_enabled: isEnabled, last_error: failure } = webhook
  const kind = kindOf(webhook)
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const failed = (failureError: unknown) =>
    toast.error(`“${name}” was not changed`, { description: describeError(failureError) })
  const toggle = useMutation({
    mutationFn: (isOn: boolean) => changeWebhook(id, { is_enabled: isOn }),
    onError: failed,
  })
  const remove = useMutation({
    mutationFn: () => removeWebhook(id),
    onSuccess: () => {
      toast.success(`“${name}” was removed`)
      onClose()
    },
    onError: failed,
  })
  const test = useTest(() => (kind === 'inbound' ? testInbound(webhook) : testWebhook(id)))
  return (
    <>
      <PageHeader
        title={name}
        eyebrow={back}
        description={
          kind === 'inbound'
            ? kindWords.inbound.one
            : `Tells ${new URL(url ?? '').host} when ${describeEvents(events) || 'nothing happens'}`
        }
        actions={
          <>
            <Switch
              label={
                <span className="text-sm text-muted">
                  {isEnabled ? 'On' : 'Off'}
                  <span className="sr-only">: {name}</span>
                </span>
              }
              isOn={toggle.isPending ? toggle.variables : isEnabled}
              onChange={(isOn) => toggle.mutate(isOn)}
            />
            <Button isBusy={test.isPending} onClick={() => test.mutate()}>
              Send a test
            </Button>
            <Button onClick={() => setEditing(true)}>Edit</Button>
            <MoreActions>
              <DropdownMenuItem isDanger onSelect={() => setRemoving(true)}>
                Remove
              </DropdownMenuItem>
            </MoreActions>
          </>
        }
      />
      <p className="min-h-5 text-sm sm:mb-6">
        <TestResult test={test} />
      </p>
      {failure !== null && (
        <div className="mb-8">
          <ErrorNotice title={isEnabled ? 'The last message failed' : 'Switched off after messages failed'}>
            {failure}
          </ErrorNotice>
        </div>
      )}
      <div className="space-y-10">
        <AddressPanel webhook={webhook} />
        <DeliveryLog webhook={webhook} />
      </div>
      <Suspense fallback={null}>
        {isEditing && (
          <WebhookDialog
            kind={kind}
            webhook={webhook}
            onClose={() => setEditing(false)}
            onSaved={() => setEditing(false)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        title={`Remove “${name}”?`}
        description="Its address, secret and log are deleted. Leads that came in stay."
        confirmLabel="Remove"
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
