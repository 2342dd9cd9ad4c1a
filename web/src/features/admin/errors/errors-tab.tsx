import { useInfiniteQuery } from '@tanstack/react-query'
import { fetchMore } from '~/data/fetch-more.ts'
import { formatRecord } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { Nothing, QueryState } from '../query-state.tsx'
import { SearchBox } from '../search-box.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { errorsQuery, type RecentError } from './errors-query.ts'

function ErrorLine({ error }: { error: RecentError }) {
  const { occurred_at: at, request_id: requestId, method, path, status, message, stack } = error
  return (
    <li className="border-b py-3">
      <p className="flex flex-wrap gap-x-3 text-sm text-faint">
        <time dateTime={at} className="tabular-nums">
          {formatRecord(at)}
        </time>
        {status !== null && <span>{status}</span>}
        {path !== null && (
          <span className="break-all">
            {method} {path}
          </span>
        )}
      </p>
      <p className="mt-0.5 break-words">{message}</p>
      {requestId !== null && (
        <p className="mt-0.5 text-xs break-all text-faint">
          Request <code className="select-all">{requestId}</code>
        </p>
      )}
      {stack !== null && (
        <details>
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm text-accent-ink pointer-coarse:min-h-11">
            Where it happened
          </summary>
          <pre className="rounded-md bg-sunken p-3 text-xs break-words whitespace-pre-wrap">{stack}</pre>
        </details>
      )}
    </li>
  )
}

/** What went wrong on the server, newest first, each findable by the request id its answer carried. */
export default function ErrorsTab() {
  const { search, change } = useAdminAddress()
  const words = search.q ?? ''
  const errors = useInfiniteQuery(errorsQuery(words))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
        <SearchBox
          label="Search by message, path or request id"
          value={words}
          onChange={(q) => change({ q: q.trim() === '' ? undefined : q })}
        />
        <p className="text-sm text-faint">The newest thousand of the last 31 days</p>
      </div>
      <QueryState query={errors} what="the errors" rows={6}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Nothing>{words === '' ? 'No errors.' : 'No error matches.'}</Nothing>
          ) : (
            <ul aria-label="Errors" className="border-t">
              {pages.flat().map((error) => (
                <ErrorLine key={error.id} error={error} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {errors.hasNextPage && (
        <Button className="mt-4" onClick={() => void fetchMore(errors)} isBusy={errors.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </>
  )
}
