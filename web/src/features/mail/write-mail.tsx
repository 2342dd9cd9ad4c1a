import type { Facts } from '@parley/core/automations/fields'
import { asLead, mailRefusal } from '@parley/core/automations/plan'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import * as z from 'zod/mini'
import { describeError } from '~/data/describe-error.ts'
import { environment } from '~/data/environment.ts'
import { useDraft } from '~/data/use-draft.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { type Addressee, factsQuery } from './calls/facts-query.ts'
import { type MailDraft, sendMail } from './calls/send-mail.ts'
import { mailtoAddress } from './mailto.ts'
import { TemplateChoice } from './template-choice.tsx'

interface Props {
  to: Addressee
  name: string
  /** What stands in the subject to begin with. */
  subject?: string
  onClose: () => void
}

const draftSchema = z.object({ subject: z.string(), body: z.string() })

/** One key for one text: an answer that was lost sends it no second time, another text is another mail. */
function useEffectKey() {
  const last = useRef({ text: '', key: '' })
  return ({ subject, body }: MailDraft): string => {
    const text = `${subject}\n${body}`
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** A mail to a lead or a contact: sent from here and kept on the timeline; from the person's own program where no mail leaves here. */
export default function WriteMail({ to: addressee, name, subject = '', onClose }: Props) {
  const facts = useQuery({ ...factsQuery(addressee), staleTime: 0 })
  const [draft, setDraft, forget] = useDraft(`mail.${addressee.id}`, draftSchema, { subject, body: '' })
  const keyOf = useEffectKey()
  const words = facts.data && asLead(facts.data)
  const to = String(words?.['lead.email'] ?? '')
  const refusal = facts.data ? mailRefusal(facts.data) : null
  const send = useMutation({
    mutationFn: () => sendMail(addressee, draft, keyOf(draft)),
    onSuccess: () => {
      forget()
      toast.success(`Email to ${to} is on its way`, { description: 'It is kept on the timeline.' })
      onClose()
    },
  })
  const isWhole = draft.subject.trim() !== '' && draft.body.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !send.isPending) send.mutate()
  }
  const canWrite = words !== undefined && refusal === null
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Email to ${name}`}
      description={canWrite ? to : undefined}
      cancel={canWrite ? 'Cancel' : 'Close'}
      footer={
        <>
          {canWrite && environment.isSendingMail && (
            <Button variant="primary" type="submit" form="mail" disabled={!isWhole} isBusy={send.isPending}>
              Send
            </Button>
          )}
          {canWrite && !environment.isSendingMail && <OwnProgram to={to} draft={draft} />}
        </>
      }
    >
      {facts.isPending && <SkeletonRows count={4} label={`Loading the ${addressee.kind}`} />}
      {facts.error && (
        <ErrorNotice title={`The ${addressee.kind} could not be loaded`} onRetry={() => void facts.refetch()}>
          {describeError(facts.error)}
        </ErrorNotice>
      )}
      {refusal !== null && <p className="text-muted">{refusal}</p>}
      {canWrite && (
        <form id="mail" noValidate onSubmit={submit} className="grid gap-4">
          <MailFields facts={words} draft={draft} onChange={setDraft} />
          {send.error && (
            <ErrorNotice title="The email was not sent">{describeError(send.error)}</ErrorNotice>
          )}
          {!environment.isSendingMail && (
            <p className="text-sm text-faint">
              No mail server is set up on this instance, so it’s sent from your own mail app and not kept
              here.
            </p>
          )}
        </form>
      )}
    </Dialog>
  )
}

interface FieldsProps {
  facts: Facts
  draft: MailDraft
  onChange: (draft: MailDraft) => void
}

function MailFields({ facts, draft, onChange }: FieldsProps) {
  return (
    <>
      <TemplateChoice facts={facts} draft={draft} onFill={onChange} />
      <Field label="Subject">
        <Input
          value={draft.subject}
          maxLength={300}
          onChange={({ target }) => onChange({ ...draft, subject: target.value })}
        />
      </Field>
      <Field label="Message">
        <Textarea
          value={draft.body}
          maxLength={50_000}
          className="min-h-56"
          onChange={({ target }) => onChange({ ...draft, body: target.value })}
        />
      </Field>
    </>
  )
}

function OwnProgram({ to, draft }: { to: string; draft: MailDraft }) {
  const { href, hasBody } = mailtoAddress(to, draft)
  const keepText = () => {
    if (!hasBody)
      navigator.clipboard.writeText(draft.body).then(
        () => toast.success('Copied to clipboard', { description: 'Paste the text into the email.' }),
        () => toast.error('Failed to copy', { description: 'Select the text and copy it by hand.' }),
      )
  }
  return (
    <Button asChild variant="primary">
      <a href={href} onClick={keepText}>
        Open in mail app
      </a>
    </Button>
  )
}
