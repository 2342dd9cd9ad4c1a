import { Check, CircleAlert, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import type { Chat } from '../chat/chat.ts'
import { actionsOf, type Outcome } from '../chat/outcome.ts'

/**
 * docs/specified.md S8.2: what ran, each with its tool's name and what came of it, cut to 100 characters; a write with
 * Undo.
 */
export function ActionList({
  chat,
  messageId,
  outcomes,
}: {
  chat: Chat
  messageId: string
  outcomes: readonly Outcome[]
}) {
  return (
    <ul aria-label="Completed actions" className="space-y-1.5 border-l-2 pl-3 text-sm">
      {actionsOf(outcomes).map(({ name, result, outcome }) => (
        <li key={outcome.callId} className="flex items-start gap-2">
          <StateIcon state={outcome.state} />
          <div className="min-w-0 flex-1">
            <span className="font-mono text-xs text-muted">{name}</span>
            <span className="sr-only">: </span>
            <p className="break-words">
              {result}
              {result.length < outcome.message.length && <span aria-hidden="true">…</span>}
            </p>
          </div>
          {outcome.state === 'done' && outcome.undo && (
            <UndoButton label={outcome.undo.label} onUndo={() => chat.undo(messageId, outcome.callId)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function StateIcon({ state }: { state: Outcome['state'] }) {
  const classes = 'mt-0.5 size-3.5 shrink-0'
  if (state === 'failed')
    return (
      <>
        <CircleAlert aria-hidden="true" className={`${classes} text-danger`} />
        <span className="sr-only">Failed: </span>
      </>
    )
  if (state === 'undone') return <Undo2 aria-hidden="true" className={`${classes} text-muted`} />
  return <Check aria-hidden="true" className={`${classes} text-muted`} />
}

function UndoButton({ label, onUndo }: { label: string; onUndo: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    await onUndo()
    setBusy(false)
  }
  return (
    <Button size="small" isBusy={isBusy} onClick={() => void undo()}>
      Undo
      <span className="sr-only">: {label}</span>
    </Button>
  )
}
