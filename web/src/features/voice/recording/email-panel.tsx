import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { describeError } from '~/data/describe-error.ts'
import { useDraft } from '~/data/use-draft.ts'
import { type Addressee, mailtoAddress } from '~/features/mail/index.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import type { EmailRow } from '../calls/email-query.ts'
import { saveEmail } from '../calls/save-email.ts'
import { engineName } from '../engine-name.ts'
import { voiceKeys } from '../voice-keys.ts'
import { SendEmail } from './send-email.tsx'

const draftSchema = z.object({ to: z.string(), subject: z.string(), body: z.string() })

interface Props {
  email: EmailRow
  recordingId: string
  /** Who it can be sent to from here. */
  to: Addressee | null
}

const toDraft = ({ to_email, subject, body }: EmailRow) => ({ to: to_email ?? '', subject, body })

/** Calls `adopt` when another email is stored than before: what was put right in the conversation has it written anew. */
function useWrittenAnew(stored: ReturnType<typeof toDraft>, adopt: () => void): void {
  const now = JSON.stringify(stored)
  const known = useRef(now)
  useEffect(() => {
    if (known.current === now) return
    known.current = now
    adopt()
  })
}

/** The follow-up, ready to send: edited in place, saved when a field is left. */
export default function EmailPanel({ email, recordingId, to }: Props) {
  const client = useQueryClient()
  const stored = toDraft(email)
  const [saved, setSaved] = useState(stored)
  const [draft, setDraft, forget] = useDraft(`email.${email.id}`, draftSchema, saved)
  const save = useMutation({
    mutationFn: (next: typeof draft) =>
      saveEmail(email.id, { to_email: next.to.trim() || null, subject: next.subject, body: next.body }),
    onSuccess: (_, next) => {
      setSaved(next)
      forget()
    },
    onError: (error) =>
      toast.error('The email was not saved', {
        description: `${describeError(error)} Your text is still here.`,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [...voiceKeys.one(recordingId), 'email'] }),
  })
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  useWrittenAnew(stored, () => {
    if (isChanged || save.isPending) return
    setSaved(stored)
    setDraft(stored)
    forget()
  })
  const saveOnLeave = () => isChanged && save.mutate(draft)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${draft.subject}\n\n${draft.body}`)
      toast.success('Copied to clipboard')
    } catch {
      toast.error('Could not copy', { description: 'Select the text and copy it by hand.' })
    }
  }
  const open = () => {
    const { href, hasBody } = mailtoAddress(draft.to, draft)
    if (!hasBody) void copy()
    globalThis.location.assign(href)
  }
  const isEmpty = draft.body.trim() === ''
  return (
    <Panel title="Follow-up email" aside={<Badge>{engineName(email.engine)}</Badge>}>
      <div className="space-y-3 py-3">
        <Field label="To">
          <Input
            type="email"
            value={draft.to}
            maxLength={254}
            placeholder="name@example.com"
            onChange={(event) => setDraft({ ...draft, to: event.target.value })}
            onBlur={saveOnLeave}
          />
        </Field>
        <Field label="Subject">
          <Input
            value={draft.subject}
            maxLength={300}
            onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
            onBlur={saveOnLeave}
          />
        </Field>
        <Field
          label="Message"
          hint={save.isPending ? 'Saving…' : isChanged ? 'Saved when you leave the field' : 'Saved'}
        >
          <Textarea
            value={draft.body}
            maxLength={50_000}
            onChange={(event) => setDraft({ ...draft, body: event.target.value })}
            onBlur={saveOnLeave}
            // Where a field does not grow by itself.
            rows={draft.body.split('\n').length + 2}
            className="min-h-48"
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabled={isEmpty} onClick={open}>
            Open in mail app
          </Button>
          <Button disabled={isEmpty} onClick={() => void copy()}>
            Copy
          </Button>
        </div>
        {to !== null && (
          <SendEmail to={to} recordingId={recordingId} subject={draft.subject} body={draft.body} />
        )}
      </div>
    </Panel>
  )
}
