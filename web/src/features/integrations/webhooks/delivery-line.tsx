import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { formatRecord } from '~/data/formats.ts'
import { formatMilliseconds } from '~/data/measures.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { DisclosureSign } from '~/ui/disclosure-sign.tsx'
import { Status } from '~/ui/status.tsx'
import { toast } from '~/ui/toast.ts'
import type { Delivery } from './webhook.ts'
import { sendAgain } from './webhook-calls.ts'

const states: Record<string, { dot: 'active' | 'done' | 'failed'; word: string }> = {
  waiting: { dot: 'active', word: 'on its way' },
  delivered: { dot: 'done', word: 'delivered' },
  failed: { dot: 'failed', word: 'failed' },
}

/** When the next try comes, in words. */
function nextTry(at: string, now: string): string {
  const seconds = Math.round((Date.parse(at) - Date.parse(now)) / 1000)
  if (seconds < 60) return 'next try in a moment'
  if (seconds < 3600) return `next try in ${Math.round(seconds / 60)} min`
  return `next try in ${Math.round(seconds / 3600)} h`
}

/** One message: what it said, what came back, and sending it again. */
export function DeliveryLine({ delivery, isOutbound }: { delivery: Delivery; isOutbound: boolean }) {
  const {
    id,
    webhook_id: webhook,
    event,
    status,
    attempt,
    response_status: code,
    duration_ms: duration,
  } = delivery
  const { now } = useClock()
  const { dot, word } = states[status] ?? { dot: 'active', word: status }
  const again = useMutation({
    mutationFn: () => sendAgain(webhook, id),
    onError: (error) => toast.error('It was not sent', { description: describeError(error) }),
  })
  const facts = [
    code === null ? null : `${isOutbound ? 'answered' : 'we answered'} ${code}`,
    duration === null ? null : formatMilliseconds(duration),
    attempt > 1 ? `${attempt} tries` : null,
    status === 'waiting' && delivery.next_attempt_at !== null && attempt > 0
      ? nextTry(delivery.next_attempt_at, now)
      : null,
  ].filter(Boolean)
  return (
    <li className="border-b">
      <details className="group">
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 hover:text-accent-ink">
          <DisclosureSign />
          <code className="w-44 font-mono text-sm">{event}</code>
          <Status kind={dot}>{word}</Status>
          <span className="text-sm text-muted">{facts.join('\u00A0· ')}</span>
          <time dateTime={delivery.created_at} className="ml-auto text-sm text-faint tabular-nums">
            {formatRecord(delivery.created_at)}
          </time>
        </summary>
        <div className="space-y-3 pt-1 pb-4 text-sm sm:pl-8">
          {delivery.error !== null && <p className="text-danger">{delivery.error}</p>}
          <Code label="Message">{JSON.stringify(delivery.payload, null, 2)}</Code>
          {delivery.response_body && <Code label="Answer">{delivery.response_body}</Code>}
          {isOutbound && (
            <Button size="small" isBusy={again.isPending} onClick={() => again.mutate()}>
              Send again
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}

function Code({ label, children }: { label: string; children: string }) {
  return (
    <section aria-label={label}>
      <p className="mb-1 text-xs text-faint">{label}</p>
      <pre className="rounded-md bg-sunken p-3 font-mono text-xs break-words whitespace-pre-wrap">
        {children}
      </pre>
    </section>
  )
}
