import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatDay } from '~/data/formats.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { DisclosureSign } from '~/ui/disclosure-sign.tsx'
import { Field } from '~/ui/field.tsx'
import { Textarea } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { answerTicket, type Ticket } from './tickets.ts'

interface Props {
  ticket: Ticket
  isOpen: boolean
  /** Whether this person answers it. */
  canAnswer: boolean
}

export function TicketItem({ ticket, isOpen, canAnswer }: Props) {
  return (
    <details open={isOpen} className="group border-b">
      <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2">
        <span className="flex min-w-0 gap-2 font-medium">
          <DisclosureSign />
          {ticket.subject}
        </span>
        <span className="flex items-center gap-3 text-sm text-faint">
          <time dateTime={ticket.created_at}>{formatDay(ticket.created_at)}</time>
          <Badge tone={ticket.status === 'answered' ? 'accent' : 'neutral'}>
            {ticket.status === 'answered' ? 'Answered' : 'Waiting'}
          </Badge>
        </span>
      </summary>
      <div className="space-y-3 pb-4">
        <p className="max-w-prose whitespace-pre-wrap text-muted">{ticket.body}</p>
        {ticket.answer !== null && (
          <div className="max-w-prose border-l-2 border-accent pl-4">
            <p className="text-sm font-medium">Answer</p>
            <p className="whitespace-pre-wrap">{ticket.answer}</p>
          </div>
        )}
        {canAnswer && ticket.answer === null && <AnswerForm ticketId={ticket.id} />}
      </div>
    </details>
  )
}

function AnswerForm({ ticketId }: { ticketId: string }) {
  const [text, setText] = useState('')
  const send = useMutation({
    mutationFn: () => answerTicket(ticketId, text),
    onSuccess: () => toast.success('The answer was sent'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') send.mutate()
  }
  return (
    <form onSubmit={submit} className="max-w-prose space-y-2">
      <Field
        label="Your answer"
        error={send.error ? `Not sent: ${describeError(send.error)} Your text is still here.` : undefined}
      >
        <Textarea maxLength={10_000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit" variant="primary" disabled={text.trim() === ''} isBusy={send.isPending}>
        Answer
      </Button>
    </form>
  )
}
