import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import type { Chat } from '../chat/chat.ts'
import type { Outcome } from '../chat/outcome.ts'

/** What is asked before a write: nothing happens without the click, or Enter on Confirm. */
export function ConfirmCard({
  chat,
  messageId,
  outcome,
}: {
  chat: Chat
  messageId: string
  outcome: Outcome
}) {
  const title = useId()
  const [isBusy, setBusy] = useState(false)
  const { confirmation, state, callId } = outcome
  if (!confirmation) return null
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <section aria-labelledby={title} className="rounded-lg border bg-surface p-3">
      <h3 id={title} className="font-medium break-words">
        {confirmation.title}
      </h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {confirmation.changes.map(({ label, before, after }, index) => (
          <div key={index} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words">
              {before !== undefined && (
                <>
                  <del className="text-muted">{before}</del>
                  <ArrowRight aria-hidden="true" className="mx-1.5 inline size-3 text-faint" />
                  <span className="sr-only">becomes</span>
                </>
              )}
              <ins className="font-medium no-underline">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {state === 'waiting' && (
        <>
          {confirmation.reason !== undefined && (
            <p className="mt-2 text-xs text-muted">{confirmation.reason}</p>
          )}
          <div className="mt-3 flex gap-2">
            <Button
              size="small"
              variant={confirmation.isDestructive ? 'danger' : 'primary'}
              isBusy={isBusy}
              aria-describedby={title}
              onClick={() => void run(() => chat.confirm(messageId, callId))}
            >
              Confirm
            </Button>
            <Button
              size="small"
              disabled={isBusy}
              aria-describedby={title}
              onClick={() => chat.decline(messageId, callId)}
            >
              Not now
            </Button>
          </div>
        </>
      )}
      {state === 'declined' && <p className="mt-2 text-sm text-muted">Not done. Nothing has changed.</p>}
      {state === 'expired' && (
        <>
          <p className="mt-2 text-sm text-muted">{outcome.message}</p>
          <Button
            size="small"
            className="mt-2"
            isBusy={isBusy}
            aria-describedby={title}
            onClick={() => void run(() => chat.askAgain(messageId, callId))}
          >
            Ask again
          </Button>
        </>
      )}
    </section>
  )
}
