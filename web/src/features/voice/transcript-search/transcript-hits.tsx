import { useInfiniteQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { fetchMore } from '~/data/fetch-more.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { RecordingHits } from './recording-hits.tsx'
import { transcriptHitsQuery } from './transcript-hits-query.ts'

interface Props {
  words: string
  /** Looks in titles and summaries instead. */
  onTitles: () => void
}

const shortly = 'Two letters search only the latest 1,000 conversations. Type a third to search all.'

/** Every place where words were said, by recording, newest first. */
export default function TranscriptHits({ words, onTitles }: Props) {
  const list = useInfiniteQuery(transcriptHitsQuery(words))
  if (words.trim().length < 2)
    return <EmptyState title="Type one more letter">One letter is too short to search for.</EmptyState>
  if (list.isPending) {
    return (
      <output aria-busy="true" className="block space-y-3">
        <span className="sr-only">Searching what was said</span>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-3 odd:w-2/5 even:w-4/5" />
        ))}
      </output>
    )
  }
  if (list.isError && !list.data) {
    return (
      <ErrorNotice
        title="The transcripts could not be searched"
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      >
        {describeError(list.error)}
      </ErrorNotice>
    )
  }
  const recordings = list.data.pages.flat()
  const isShort = words.trim().length === 2
  if (recordings.length === 0) {
    return (
      <EmptyState
        title={`No match for “${words}”`}
        actions={<Button onClick={onTitles}>Look in titles and summaries</Button>}
      >
        {isShort ? shortly : 'Looks for these words within one line of a transcript.'}
      </EmptyState>
    )
  }
  return (
    <>
      {isShort && <p className="pb-3 text-sm text-faint">{shortly}</p>}
      <ol aria-label="Said in" className="border-t">
        {recordings.map((recording) => (
          <RecordingHits key={recording.recording_id} recording={recording} words={words} />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button className="mt-4" onClick={() => void fetchMore(list)} isBusy={list.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </>
  )
}
