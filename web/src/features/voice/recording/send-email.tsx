import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { environment } from '~/data/environment.ts'
import { supabase } from '~/data/supabase.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import type { Addressee } from '~/features/mail/index.ts'
import { Button } from '~/ui/button.tsx'
import { Status, type StatusKind } from '~/ui/status.tsx'
import { toast } from '~/ui/toast.ts'

interface Props {
  to: Addressee
  recordingId: string
  subject: string
  body: string
}

const recipientQuery = ({ kind, id }: Addressee) =>
  queryOptions({
    queryKey: [`${kind}s`, 'recipient', id],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from(kind === 'lead' ? 'leads' : 'contacts')
        .select('name, email, email_opt_out_at, email_bounced_at')
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })

/** The mail of this recording that was sent last. */
const sentQuery = (recordingId: string) =>
  queryOptions({
    queryKey: ['lead-emails', recordingId],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_emails')
        .select('id, status, error, to_email')
        .eq('recording_id', recordingId)
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })

const words: Record<string, { word: string; dot: StatusKind }> = {
  queued: { word: 'Sending to', dot: 'active' },
  sent: { word: 'Sent to', dot: 'done' },
  failed: { word: 'Not sent to', dot: 'failed' },
}

/** Why it cannot be sent from here, or null. */
function whyNot(recipient: {
  name: string
  email: string | null
  email_opt_out_at: string | null
  email_bounced_at: string | null
}) {
  if (!environment.isSendingMail)
    return 'No mail server is set up on this instance, so it’s sent from your own mail app.'
  if (!recipient.email) return `${recipient.name} has no email address yet.`
  if (recipient.email_opt_out_at !== null) return `${recipient.name} has asked for no more mail.`
  return recipient.email_bounced_at === null
    ? null
    : `Mail to ${recipient.email} came back. Correct the address first.`
}

/** Sends the follow-up to the recording's lead or contact, and shows what becomes of it. */
export function SendEmail({ to, recordingId, subject, body }: Props) {
  const client = useQueryClient()
  const { data: recipient } = useQuery(recipientQuery(to))
  const { data: last } = useQuery(sentQuery(recordingId))
  // A mail that comes back also marks whom it was for.
  const refresh = () =>
    Promise.all(
      [sentQuery(recordingId), recipientQuery(to)].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  useTableChanges(['lead_emails'], () => void refresh(), { filter: `recording_id=eq.${recordingId}` })
  const send = useMutation({
    mutationFn: async () => {
      const mail = { subject, body, recording: recordingId }
      await (to.kind === 'lead'
        ? supabase.rpc('send_lead_email', { lead: to.id, ...mail })
        : supabase.rpc('send_contact_email', { contact: to.id, ...mail })
      ).throwOnError()
      await refresh()
    },
    onError: (error) => toast.error('The email was not sent', { description: describeError(error) }),
  })
  if (!recipient) return null
  const reason = whyNot(recipient)
  const state = last && words[last.status]
  return (
    <div className="border-t pt-3">
      {reason === null ? (
        <Button
          variant="primary"
          isBusy={send.isPending || last?.status === 'queued'}
          disabled={subject.trim() === '' || body.trim() === ''}
          onClick={() => send.mutate()}
        >
          {last?.status === 'sent' ? 'Send again' : 'Send'} to {recipient.email}
        </Button>
      ) : (
        <p className="text-sm text-faint">{reason}</p>
      )}
      {last && state && (
        <output className="mt-2 block">
          <Status kind={state.dot}>
            {state.word} {last.to_email}
          </Status>
          {last.error !== null && <span className="block text-sm text-danger">{last.error}</span>}
        </output>
      )}
    </div>
  )
}
