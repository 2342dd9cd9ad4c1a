import { useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { NewestOnly } from '~/ui/newest-only.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import type { Webhook } from './webhook.ts'
import { deliveriesQuery, mostDeliveries } from './webhook-calls.ts'

/** The last fifty messages of a webhook; they are kept for thirty days. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const { data, error, isPending, refetch } = useQuery(deliveriesQuery(webhook.id))
  return (
    <Panel title={webhook.direction === 'inbound' ? 'Received' : 'Sent'} aside="Kept for 30 days">
      {error && (
        <ErrorNotice title="The log could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {isPending && <SkeletonRows count={4} label="Loading the log" />}
      {data?.length === 0 && (
        <p className="pt-4 text-muted">
          {webhook.direction === 'inbound'
            ? 'Nothing received yet. Send a test, or post a lead to the address.'
            : 'Nothing sent yet. Send a test to see what your program gets.'}
        </p>
      )}
      <ul aria-label="Messages">
        {data?.map((delivery) => (
          <DeliveryLine key={delivery.id} delivery={delivery} isOutbound={webhook.direction === 'outbound'} />
        ))}
      </ul>
      <NewestOnly shown={data?.length ?? 0} most={mostDeliveries} what="messages" />
    </Panel>
  )
}
