import { dayOf } from '@parley/core/blog/calendar'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { recordingsQuery } from '../calls/recordings-query.ts'
import { retryRecording } from '../calls/retry-recording.ts'
import type { QueuedRecording } from '../upload-queue/upload-queue.ts'
import { voiceKeys } from '../voice-keys.ts'
import type { RecordingState } from '../voice-search.ts'
import { describeDay } from './describe-day.ts'
import { RecordingItemRow } from './recording-item.tsx'

interface Props {
  words: string
  state: RecordingState | undefined
  kept: readonly QueuedRecording[]
  onClear: () => void
}

export function RecordingList({ words, state, kept, onClear }: Props) {
  const client = useQueryClient()
  const { now, timeZone } = useClock()
  const list = useInfiniteQuery(recordingsQuery({ words, state }))
  const retry = useMutation({
    mutationFn: (id: string) => retryRecording(id),
    onError: (error) => toast.error('It could not be tried again', { description: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: voiceKeys.list }),
  })
  if (list.isPending) return <ListSkeleton />
  if (list.isError && !list.data) {
    return (
      <ErrorNotice
        title="Your recordings could not be loaded"
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      >
        {describeError(list.error)}
      </ErrorNotice>
    )
  }
  const recordings = list.data.pages.flat()
  if (recordings.length === 0) {
    return words === '' && state === undefined ? <NoRecordings /> : <NothingFound onClear={onClear} />
  }
  const today = dayOf(now, timeZone)
  const nameOf = (day: string) => describeDay(day, today)
  const days = Map.groupBy(recordings, ({ created_at: at }) => dayOf(at, timeZone))
  return (
    <>
      <div className="space-y-6">
        {[...days].map(([day, ofDay]) => (
          <Panel key={day} title={nameOf(day)} aside={ofDay.length > 1 ? ofDay.length : undefined}>
            <ul aria-label={`Recordings, ${nameOf(day)}`}>
              {ofDay.map((recording) => (
                <RecordingItemRow
                  key={recording.id}
                  recording={recording}
                  isOfDay={dayOf(recording.recorded_at, timeZone) === day}
                  kept={kept.find((each) => each.recording.id === recording.id)}
                  onRetry={() => retry.mutate(recording.id)}
                  isRetrying={retry.isPending && retry.variables === recording.id}
                />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      {list.hasNextPage && (
        <Button className="mt-4" onClick={() => void fetchMore(list)} isBusy={list.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </>
  )
}

function ListSkeleton() {
  return (
    <output aria-busy="true" className="block">
      <span className="sr-only">Loading your recordings</span>
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className="block border-b py-3">
          <Skeleton className="my-1.25 h-3 w-2/5" />
          <Skeleton className="my-1.25 h-2.5 w-3/5" />
        </span>
      ))}
    </output>
  )
}

function NoRecordings() {
  return (
    <EmptyState title="Nothing recorded yet">
      Press Record and talk, with a customer or just to yourself after a call. A minute later you’ll find the
      conversation here as a transcript, a summary, tasks, a follow-up email and a lead, each one click from
      the second that proves it.
    </EmptyState>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="No recording matches" actions={<Button onClick={onClear}>Show all recordings</Button>}>
      Search looks in titles, summaries and every word that was said.
    </EmptyState>
  )
}
