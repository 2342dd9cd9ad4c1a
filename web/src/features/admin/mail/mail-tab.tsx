import { useQuery } from '@tanstack/react-query'
import { environment } from '~/data/environment.ts'
import { formatRecord } from '~/data/formats.ts'
import { Status, type StatusKind } from '~/ui/status.tsx'
import { Nothing, QueryState } from '../query-state.tsx'
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
  return (
    <>
      <p className="max-w-prose pb-3 text-sm text-muted">
        {environment.isSendingMail
          ? 'Email is sent by SMTP. Once sent, its text is erased, because its links sign people in.'
          : 'No mail server is set up under Integrations: emails are kept here for seven days instead of being sent. Pass their links on only to the people they are for.'}
      </p>
      <QueryState query={mails} what="the mails" rows={6}>
        {(rows) =>
          rows.length === 0 ? (
            <Nothing>No emails yet.</Nothing>
          ) : (
            <ul aria-label="Mails" className="border-t">
              {rows.map((mail) => {
                const state = states[mail.status] ?? { kind: 'idle', label: mail.status }
                return (
                  <li key={mail.id} className="border-b py-3">
                    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                      <p className="min-w-0 break-words">{mail.subject}</p>
                      <Status kind={state.kind}>{state.label}</Status>
                    </div>
                    <p className="text-sm break-words text-faint">
                      to {mail.recipient} ·{' '}
                      <time dateTime={mail.created_at} className="whitespace-nowrap tabular-nums">
                        {formatRecord(mail.created_at)}
                      </time>
                    </p>
                    {mail.error !== null && <p className="text-sm break-words text-danger">{mail.error}</p>}
                    {mail.body_text !== null && mail.body_text !== '' && (
                      <details>
                        <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm text-accent-ink pointer-coarse:min-h-11">
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
          )
        }
      </QueryState>
    </>
  )
}
