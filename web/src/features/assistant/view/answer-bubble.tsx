import { Copy, RotateCcw } from 'lucide-react'
import { Button } from '~/ui/button.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { toast } from '~/ui/toast.ts'
import { withoutListed } from '../chat/cards.ts'
import type { Chat } from '../chat/chat.ts'
import type { ShownAnswer } from '../chat/chat-store.ts'
import { sorryWords } from '../chat/failure.ts'
import { actionsOf, composeReply } from '../chat/outcome.ts'
import { ActionList } from './action-list.tsx'
import { ConfirmCard } from './confirm-card.tsx'
import { EvidenceLinks } from './evidence-links.tsx'
import { MarkNotes } from './mark-notes.tsx'
import { Markdown } from './markdown.tsx'
import { RecordList } from './record-list.tsx'

/** An answer with everything that came of it. */
export function AnswerBubble({ chat, message }: { chat: Chat; message: ShownAnswer }) {
  const { id, outcomes, state } = message
  const isPending = state === 'pending'
  const cards = outcomes.flatMap((outcome) => outcome.cards)
  const words =
    message.engine === 'local' || message.engine === null ? withoutListed(message.text, cards) : message.text
  const waiting = outcomes.filter((each) => ['waiting', 'declined', 'expired'].includes(each.state))
  const evidence = outcomes.flatMap((outcome) => outcome.evidence)
  const isEmpty = words.trim() === '' && outcomes.length === 0
  return (
    <article aria-label="Assistant" aria-busy={isPending || undefined} className="space-y-2.5">
      {words.trim() !== '' && <Markdown text={words} isStreaming={isPending} marks={message.marks} />}
      {!isPending && <MarkNotes marks={message.marks} />}
      {cards.map((card, index) => (
        <RecordList key={index} card={card} />
      ))}
      {waiting.map((outcome) => (
        <ConfirmCard key={outcome.callId} chat={chat} messageId={id} outcome={outcome} />
      ))}
      {actionsOf(outcomes).length > 0 && <ActionList chat={chat} messageId={id} outcomes={outcomes} />}
      <EvidenceLinks evidence={evidence} cards={cards} />
      {isPending && <Working isEmpty={isEmpty} />}
      {state === 'stopped' && <p className="text-sm text-muted">You stopped this answer.</p>}
      {state === 'failed' && <p>{sorryWords}</p>}
      {!isPending && (
        <div className="-ml-2 flex items-center gap-0.5">
          {message.canRetry && (
            <Button size="small" variant="quiet" onClick={() => chat.retry(id)}>
              <RotateCcw aria-hidden="true" className="size-3.5" />
              Retry
            </Button>
          )}
          {!isEmpty && <CopyButton text={composeReply(message.text, outcomes)} />}
        </div>
      )}
    </article>
  )
}

function Working({ isEmpty }: { isEmpty: boolean }) {
  return (
    <p className="flex items-center gap-1 text-sm text-muted">
      <span className={isEmpty ? '' : 'sr-only'}>Working on it</span>
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          style={{ animationDelay: `${dot * 160}ms` }}
          className="size-1 animate-pulse rounded-full bg-muted"
        />
      ))}
    </p>
  )
}

function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Copied to clipboard', { position: 'top-center' })
    } catch {
      toast.error('Failed to copy', { position: 'top-center' })
    }
  }
  return (
    <IconButton
      label="Copy answer"
      className="size-7 [&_svg]:size-3.5"
      icon={<Copy aria-hidden="true" />}
      onClick={() => void copy()}
    />
  )
}
