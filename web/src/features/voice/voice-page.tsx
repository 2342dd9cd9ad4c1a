import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileText, Settings2, Upload } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import { idle } from '~/data/when-idle.ts'
import { Button } from '~/ui/button.tsx'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { ListFilters } from './list/list-filters.tsx'
import { RecordingList } from './list/recording-list.tsx'
import { useLiveRecordings } from './live.ts'
import { useQueuedRecordings } from './upload-queue/index.ts'
import { type Addition, aboutOf, readVoiceSearch } from './voice-search.ts'

const loadRecorder = () => import('./recorder/recorder-panel.tsx')
/** Whether the address asks to record: then nothing comes before it. */
const isAskedFor = () => new URLSearchParams(globalThis.location.search).get('record') === 'true'
const RecorderPanel = lazy(() => (isAskedFor() ? loadRecorder() : idle().then(loadRecorder)))
const TranscriptHits = lazy(() => import('./transcript-search/transcript-hits.tsx'))
const SettingsWindow = lazy(() => import('./settings/settings-window.tsx'))
const AddWindow = lazy(() => import('./add/add-window.tsx'))

export default function VoicePage() {
  const search = readVoiceSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const kept = useQueuedRecordings()
  useLiveRecordings()
  const change = useCallback(
    (part: Parameters<typeof readVoiceSearch>[0], replace = true) =>
      void navigate({ to: '/voice', search: (current) => readVoiceSearch({ ...current, ...part }), replace }),
    [navigate],
  )
  const setWords = useCallback((q: string) => change({ q }), [change])
  const words = search.q ?? ''
  const place = search.in ?? 'said'
  const open = (add: Addition) => change({ add }, false)
  return (
    <PageBody>
      <PageHeader
        title="Voice"
        actions={
          <>
            <Button onClick={() => open('audio')}>
              <Upload aria-hidden="true" className="size-4" />{' '}
              <span className="max-md:sr-only">Upload audio</span>
            </Button>
            <Button onClick={() => open('transcript')}>
              <FileText aria-hidden="true" className="size-4" />{' '}
              <span className="max-md:sr-only">Import transcript</span>
            </Button>
            <Button aria-label="Recording settings" onClick={() => change({ settings: true }, false)}>
              <Settings2 aria-hidden="true" className="size-4" />
            </Button>
          </>
        }
      />
      <Suspense fallback={<RecorderSkeleton />}>
        <RecorderPanel
          kept={kept}
          isAsked={search.record === true}
          onBegin={() => change({ record: undefined })}
          about={aboutOf(search)}
          onAboutTaken={() =>
            change({ record: undefined, lead: undefined, account: undefined, contact: undefined })
          }
        />
      </Suspense>
      <section aria-label="All recordings" className="mt-4 md:mt-8">
        <ListFilters
          words={words}
          place={place}
          state={search.state}
          onWords={setWords}
          onPlace={(next) => change({ in: next })}
          onState={(state) => change({ state })}
        />
        {words !== '' && place === 'said' ? (
          <Suspense fallback={<Skeleton className="mt-4 h-40" />}>
            <TranscriptHits words={words} onTitles={() => change({ in: 'titles' })} />
          </Suspense>
        ) : (
          <RecordingList
            words={words}
            state={search.state}
            kept={kept}
            onClear={() => change({ q: undefined, state: undefined })}
          />
        )}
      </section>
      <Suspense fallback={null}>
        {search.add && <AddWindow kind={search.add} onClose={() => change({ add: undefined })} />}
        {search.settings && <SettingsWindow onClose={() => change({ settings: undefined })} />}
      </Suspense>
    </PageBody>
  )
}

function RecorderSkeleton() {
  return (
    <div aria-busy="true" className="flex h-32 items-center border-y">
      <Skeleton className="h-12 w-36" />
    </div>
  )
}
