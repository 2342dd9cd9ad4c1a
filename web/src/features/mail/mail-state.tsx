import { CircleAlert } from 'lucide-react'
import type { Database } from '~/data/database.ts'
import { formatDay, formatExact } from '~/data/formats.ts'

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatExact(at)}>
      {formatDay(at)}
    </time>
  )
}

/** What is marked on whom mail was sent to; times are ISO 8601. */
export type MailMarks = Pick<
  Database['public']['Tables']['contacts']['Row'],
  'email_opt_out_at' | 'email_bounced_at' | 'email_bounce_reason'
>

/** Below an address: why nothing is sent to it. */
export default function MailState({ of }: { of: MailMarks }) {
  const { email_bounced_at: bouncedAt, email_bounce_reason: reason, email_opt_out_at: optOutAt } = of
  return (
    <>
      {bouncedAt !== null && (
        <div className="flex gap-2 border-b py-2 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0">
            <p>
              Email to this address bounced on <Day at={bouncedAt} />. Correct it to write again.
            </p>
            {reason !== null && <p className="mt-0.5 text-xs break-words text-muted">{reason}</p>}
          </div>
        </div>
      )}
      {optOutAt !== null && (
        <p className="border-b py-2 text-sm text-muted">
          Unsubscribed on <Day at={optOutAt} />.
        </p>
      )}
    </>
  )
}
