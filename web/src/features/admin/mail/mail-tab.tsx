import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { environment } from '~/data/environment.ts'
import { formatRecord } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Status, type StatusKind } from '~/ui/status.tsx'
import { QueryState } from '../query-state.tsx'
import { TabLead } from '../tab-lead.tsx'
import { describeMail } from './describe-mail.ts'
import { mailQuery } from './mail-query.ts'

const states: Record<string, { kind: StatusKind; label: string }> = {
  waiting: { kind: 'active', label: 'Waiting' },
  sent: { kind: 'done', label: 'Sent' },
  failed: { kind: 'failed', label: 'Failed' },
  kept: { kind: 'idle', label: 'Kept' },
}

/** The newest mails of the instance. Their text is there only where it was never sent. */
export default function MailTab() {
  const mails = useQuery(mailQuery())
  const isSending = environment.isSendingMail
  const setUp = (
    <Button asChild>
      <Link to="/integrations">{isSending ? 'Mail settings' : 'Set up mail'}</Link>
    </Button>
  )
  return (
    <QueryState query={mails} what="the mails" rows={6}>
      {(rows) => {
        const count = (status: string) => rows.filter((mail) => mail.status === status).length
        const lead = (
          <TabLead
            note={
              isSending
                ? 'The newest hundred. Once sent, an email’s text is erased, because its links sign people in.'
                : 'The newest hundred, kept for seven days. Pass their links on only to the people they are for.'
            }
            {...(!isSending || count('failed') > 0 ? { action: setUp } : {})}
          >
            {describeMail({ isSending, failed: count('failed'), waiting: count('waiting') })}
          </TabLead>
        )
        return rows.length === 0 ? (
          <EmptyState title="No emails yet" {...(isSending ? {} : { actions: setUp })}>
            {isSending
              ? 'Invitations, links to sign in and notifications stand here once they are sent, and those that could not be with the reason.'
              : 'No mail server is set up. Invitations, links to sign in and notifications are kept here for seven days instead of being sent: pass their links on only to the people they are for.'}
          </EmptyState>
        ) : (
          <>
            {lead}
            <ul aria-label="Mails" className="border-t">
              {rows.map((mail) => {
                const state = states[mail.status] ?? { kind: 'idle', label: mail.status }
                return (
                  <li key={mail.id} className="border-b py-3">
                    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                      <p className="min-w-0 font-medium break-words">{mail.subject}</p>
                      <Status kind={state.kind}>{state.label}</Status>
                    </div>
                    <p className="text-sm break-words text-muted">
                      to {mail.recipient} ·{' '}
                      <time dateTime={mail.created_at} className="whitespace-nowrap tabular-nums">
                        {formatRecord(mail.created_at)}
                      </time>
                    </p>
                    {mail.error !== null && <p className="text-sm break-words text-danger">{mail.error}</p>}
                    {mail.body_text !== null && mail.body_text !== '' && (
                      <details>
                        <summary className="w-fit cursor-pointer text-sm leading-8 text-accent-ink pointer-coarse:leading-11">
                          Read it
                        </summary>
                        <p className="max-w-prose py-1 text-sm break-words whitespace-pre-wrap">
                          {mail.body_text}
                        </p>
                      </details>
                    )}
                  </li>
                )
              })}
            </ul>
          </>
        )
      }}
    </QueryState>
  )
}
