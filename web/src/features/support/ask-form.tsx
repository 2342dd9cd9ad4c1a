import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { describeError } from '~/data/describe-error.ts'
import { useDraft } from '~/data/use-draft.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import { askSupport } from './tickets.ts'

const draftSchema = z.object({ subject: z.string(), body: z.string() })
const empty = { subject: '', body: '' }

/** Asks the people who run the instance; what is typed outlives a lost session. */
export function AskForm() {
  const [draft, setDraft, forget] = useDraft('support', draftSchema, empty)
  const ask = useMutation({
    mutationFn: () => askSupport(draft.subject, draft.body),
    onSuccess: () => {
      setDraft(empty)
      forget()
      toast.success('Your question was sent', {
        description: 'The answer comes here and in your notifications.',
      })
    },
  })
  const isComplete = draft.subject.trim() !== '' && draft.body.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) ask.mutate()
  }
  return (
    <Panel title="Ask a person">
      <form onSubmit={submit} className="space-y-3 pt-3">
        <Field label="Subject">
          <Input
            maxLength={200}
            value={draft.subject}
            onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
          />
        </Field>
        <Field
          label="Question"
          hint="What you did, what you expected, what happened."
          error={ask.error ? `Not sent: ${describeError(ask.error)} Your text is still here.` : undefined}
        >
          <Textarea
            maxLength={10_000}
            className="min-h-28"
            value={draft.body}
            onChange={({ target }) => setDraft({ ...draft, body: target.value })}
          />
        </Field>
        <Button type="submit" variant="primary" disabled={!isComplete} isBusy={ask.isPending}>
          Send
        </Button>
      </form>
    </Panel>
  )
}
