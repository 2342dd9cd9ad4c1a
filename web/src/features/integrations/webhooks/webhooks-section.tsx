import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { formatAgo } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Status } from '~/ui/status.tsx'
import { Nothing, Row, Section } from '../section.tsx'
import { TestResult, useTest } from '../test-result.tsx'
import { testInbound } from './test-inbound.ts'
import { describeEvents, kindOf, kindWords, type Webhook, type WebhookKind } from './webhook.ts'
import { testWebhook, webhooksQuery } from './webhook-calls.ts'

const WebhookDialog = lazy(() => import('./webhook-dialog.tsx'))

interface Props {
  kind: WebhookKind
  /** Undefined until it is known. */
  isOwner: boolean | undefined
  onOpen: (webhook: string) => void
}

/** The webhooks of one kind, and making another. */
export function WebhooksSection({ kind, isOwner, onOpen }: Props) {
  const webhooks = useQuery({ ...webhooksQuery(), enabled: isOwner === true })
  const [isOpen, setOpen] = useState(false)
  const { title, about, add, empty } = kindWords[kind]
  const own = webhooks.data?.filter((webhook) => kindOf(webhook) === kind)
  return (
    <Section
      title={title}
      about={about}
      {...(isOwner ? { action: <Button onClick={() => setOpen(true)}>{add}</Button> } : {})}
    >
      {isOwner === false && <Nothing>An owner of your company sets these up.</Nothing>}
      {isOwner !== false && webhooks.isPending && <SkeletonRows count={1} label={`Loading: ${title}`} />}
      {webhooks.error && (
        <ErrorNotice title="They could not be loaded" onRetry={() => void webhooks.refetch()}>
          {describeError(webhooks.error)}
        </ErrorNotice>
      )}
      {own?.length === 0 && <Nothing>{empty}</Nothing>}
      {own && own.length > 0 && (
        <ul aria-label={title}>
          {own.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {isOpen && (
          <WebhookDialog kind={kind} webhook={null} onClose={() => setOpen(false)} onSaved={onOpen} />
        )}
      </Suspense>
    </Section>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, name, url, events, is_enabled: isEnabled, last_error: failure, last_used_at: used } = webhook
  const { now } = useClock()
  const kind = kindOf(webhook)
  const test = useTest(() => (kind === 'inbound' ? testInbound(webhook) : testWebhook(id)))
  const lastUse =
    used === null ? 'Not used yet' : `Last ${kind === 'inbound' ? 'lead' : 'message'} ${formatAgo(used, now)}`
  const what =
    kind === 'inbound'
      ? lastUse
      : `${new URL(url ?? '').host}\u00A0· ${describeEvents(events) || 'nothing'}\u00A0· ${lastUse}`
  const hasResult = test.data !== undefined || test.error !== null
  return (
    <Row
      name={
        <Link to="/integrations" search={{ webhook: id }} className="underline-offset-3 hover:underline">
          {name}
        </Link>
      }
      detail={what}
      state={
        <Status kind={!isEnabled ? 'idle' : failure === null ? 'done' : 'failed'}>
          {!isEnabled ? 'off' : failure === null ? 'on' : 'failing'}
        </Status>
      }
      note={
        hasResult ? (
          <TestResult test={test} />
        ) : (
          failure !== null && <span className="text-danger">{failure}</span>
        )
      }
    >
      <Button size="small" aria-label={`Test: ${name}`} isBusy={test.isPending} onClick={() => test.mutate()}>
        Test
      </Button>
      <Button asChild size="small">
        <Link to="/integrations" search={{ webhook: id }} aria-label={`Open ${name}`}>
          Open
        </Link>
      </Button>
    </Row>
  )
}
