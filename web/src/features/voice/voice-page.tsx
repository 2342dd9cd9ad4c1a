import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileText, Settings2, Upload } from 'lucide-react'
import { lazy, Suspense } from 'react'
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
  const change = (part: Parameters<typeof readVoiceSearch>[0], replace = true) =>
    navigate({ to: '/voice', search: (current) => readVoiceSearch({ ...current, ...part }), replace })
  const showAll = () => void change({ q: undefined, state: undefined, in: undefined })
  const words = search.q ?? ''
  const place = search.in ?? 'said'
  const open = (add: Addition) => void change({ add }, false)
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
            <Button aria-label="Recording settings" onClick={() => void change({ settings: true }, false)}>
              <Settings2 aria-hidden="true" className="size-4" />
            </Button>
          </>
        }
      />
      <Suspense fallback={<RecorderSkeleton />}>
        <RecorderPanel
          kept={kept}
          isAsked={search.record === true}
          onBegin={() => void change({ record: undefined })}
          about={aboutOf(search)}
          onAboutTaken={() =>
            void change({ record: undefined, lead: undefined, account: undefined, contact: undefined })
          }
        />
      </Suspense>
      <section aria-label="All recordings" className="mt-4 md:mt-8">
        <ListFilters
          words={words}
          place={place}
          state={search.state}
          onWords={(q) => change({ q })}
          onPlace={(next) => void change({ in: next })}
          onState={(next) => void change({ state: next })}
          onReset={showAll}
        />
        {words !== '' && place === 'said' ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <TranscriptHits words={words} onTitles={() => void change({ in: 'titles' })} />
          </Suspense>
        ) : (
          <RecordingList words={words} state={search.state} kept={kept} onClear={showAll} />
        )}
      </section>
      <Suspense fallback={null}>
        {search.add && <AddWindow kind={search.add} onClose={() => void change({ add: undefined })} />}
        {search.settings && <SettingsWindow onClose={() => void change({ settings: undefined })} />}
      </Suspense>
    </PageBody>
  )
}

function RecorderSkeleton() {
  return (
    <div aria-busy="true" className="flex h-32 items-center border-y max-sm:hidden">
      <Skeleton className="h-12 w-36" />
    </div>
  )
}
