import { useInfiniteQuery } from '@tanstack/react-query'
import { fetchMore } from '~/data/fetch-more.ts'
import { countOf, formatDayAndTime } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FilterBar } from '~/ui/filter-bar.tsx'
import { QueryState } from '../query-state.tsx'
import { TabLead } from '../tab-lead.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { ErrorLine } from './error-line.tsx'
import { errorsQuery } from './errors-query.ts'
import { groupErrors } from './group-errors.ts'

/** What went wrong on the server, each thing once with how often, newest first; findable by the request id its answer carried. */
export default function ErrorsTab() {
  const { search, change } = useAdminAddress()
  const words = search.q ?? ''
  const errors = useInfiniteQuery(errorsQuery(words))
  const searchFor = (q: string | undefined) => change({ q })
  return (
    <>
      <QueryState query={errors} what="the errors" rows={6}>
        {({ pages }) => {
          const groups = groupErrors(pages.flat())
          const latest = groups[0]?.times[0].occurred_at
          if (latest === undefined && words === '')
            return (
              <EmptyState title="No errors in the last 31 days">
                When something goes wrong on the server, it appears here: how often, where, and the request id
                that whoever saw it can read out to you.
              </EmptyState>
            )
          return (
            <>
              {latest !== undefined && words === '' && (
                <TabLead note="The newest thousand of the last 31 days are kept. Search by the request id that somebody reads out to you.">
                  {errors.hasNextPage ? 'More than ' : ''}
                  {countOf(groups.length, 'kind')} of errors, the last on {formatDayAndTime(latest)}.
                </TabLead>
              )}
              <FilterBar
                search={{
                  label: 'Search by message, path or request id',
                  placeholder: 'Search message, path, request id',
                  words,
                  onChange: searchFor,
                }}
              />
              {latest === undefined ? (
                <EmptyState
                  title={`No error matches “${words}”`}
                  actions={<Button onClick={() => void searchFor(undefined)}>Show all errors</Button>}
                >
                  Errors older than 31 days are no longer kept.
                </EmptyState>
              ) : (
                <ul aria-label="Errors" className="border-t">
                  {groups.map((group) => (
                    <ErrorLine key={group.key} group={group} />
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </QueryState>
      {errors.hasNextPage && (
        <Button className="mt-4" onClick={() => void fetchMore(errors)} isBusy={errors.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </>
  )
}
