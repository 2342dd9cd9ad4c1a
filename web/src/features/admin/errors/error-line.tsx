import { Copy } from 'lucide-react'
import { formatNumber, formatRecord } from '~/data/formats.ts'
import { Badge } from '~/ui/badge.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { toast } from '~/ui/toast.ts'
import type { ErrorGroup } from './group-errors.ts'

/** How many occurrences are listed: enough to compare their times. */
const listed = 20

/** All that whoever mends it needs. */
function copyReport({ times: [latest, ...others] }: ErrorGroup): void {
  const { occurred_at: at, request_id: id, method, path, status, message, stack } = latest
  const lines = [
    message,
    [status, method, path].filter((part) => part !== null).join(' '),
    `${others.length + 1} × until ${at}${id === null ? '' : `, request ${id}`}`,
    stack ?? '',
  ]
  navigator.clipboard.writeText(lines.filter((line) => line !== '').join('\n')).then(
    () => toast.success('Copied to clipboard'),
    () => toast.error('Failed to copy', { description: 'Select the text and copy it by hand.' }),
  )
}

/** What went wrong, how often, where and when last; each time with its request id on a press. */
export function ErrorLine({ group }: { group: ErrorGroup }) {
  const { times } = group
  const [{ occurred_at: at, method, path, status, message, stack }] = times
  return (
    <li className="flex items-start justify-between gap-3 border-b py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {message}
          {times.length > 1 && (
            <span className="ml-2 inline-block align-middle">
              <Badge tone="danger">{formatNumber(times.length)} times</Badge>
            </span>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            {times.length > 1 && 'Last '}
            <time dateTime={at}>{formatRecord(at)}</time>
          </span>
          {status !== null && <span>{status}</span>}
          {path !== null && (
            <span className="break-all">
              {method} {path}
            </span>
          )}
        </p>
        <details>
          <summary className="w-fit cursor-pointer text-sm leading-8 text-accent-ink pointer-coarse:leading-11">
            {stack === null ? 'When it happened' : 'When and where it happened'}
            <span className="sr-only">: {message}</span>
          </summary>
          <ul className="pb-2 text-xs text-muted tabular-nums">
            {times.slice(0, listed).map(({ id, occurred_at: each, request_id: request }) => (
              <li key={id} className="py-0.5 break-all">
                <time dateTime={each}>{formatRecord(each)}</time>
                {request !== null && (
                  <>
                    &nbsp;· request <code className="text-ink select-all">{request}</code>
                  </>
                )}
              </li>
            ))}
          </ul>
          {stack !== null && (
            <pre className="rounded-md bg-sunken p-3 text-xs break-words whitespace-pre-wrap">{stack}</pre>
          )}
        </details>
      </div>
      <IconButton
        label={`Copy “${message.slice(0, 60)}” for a report`}
        icon={<Copy aria-hidden="true" />}
        onClick={() => copyReport(group)}
      />
    </li>
  )
}
