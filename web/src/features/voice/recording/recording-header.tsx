import { formatClock } from '@parley/core/voice/clock'
import { uploadedFile } from '@parley/core/voice/file-name'
import { languageName } from '@parley/core/voice/language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatExact } from '~/data/formats.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { Status } from '~/ui/status.tsx'
import { toast } from '~/ui/toast.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import { renameRecording } from '../calls/rename-recording.ts'
import { describeState } from '../describe-state.ts'
import { titleOf } from '../title-of.ts'
import type { QueuedRecording } from '../upload-queue/upload-queue.ts'
import { voiceKeys } from '../voice-keys.ts'
import type { Correctable } from './correct-dialog.tsx'

const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))

const sources: Record<string, string> = { upload: 'Uploaded', import: 'Imported', tab: 'Microphone and tab' }

interface Props {
  recording: RecordingRow
  kept: QueuedRecording | undefined
  actions: ReactNode
}

/** The title is edited where it stands. */
export function RecordingHeader({ recording, kept, actions }: Props) {
  const client = useQueryClient()
  const rename = useMutation({
    mutationFn: (title: string) => renameRecording(recording.id, title),
    onError: (error) => toast.error('The title was not saved', { description: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: voiceKeys.all }),
  })
  const state = describeState(recording, kept)
  const shown = titleOf(recording)
  // Editing begins with the title it has; what stands in for one is a placeholder.
  const given = recording.title !== '' && shown !== recording.title ? '' : recording.title
  const [correcting, setCorrecting] = useState<Correctable | null>(null)
  const canCorrect = recording.status === 'ready' || recording.status === 'failed'
  const correct = (part: Correctable, words: string) =>
    canCorrect ? (
      <button
        type="button"
        title="Correct this"
        onClick={() => setCorrecting(part)}
        className="underline decoration-faint decoration-dotted underline-offset-4 hover:text-ink pointer-coarse:py-1"
      >
        {words}
      </button>
    ) : (
      words
    )
  const facts = [
    correct('recorded_at', formatExact(recording.recorded_at)),
    recording.duration_seconds ? formatClock(recording.duration_seconds) : '',
    sources[recording.source] ?? '',
    uploadedFile(recording) ?? '',
    recording.language ? correct('language', languageName(recording.language)) : '',
    recording.visibility === 'private' ? 'Private' : '',
    recording.is_held ? 'Held' : '',
    recording.audio_deleted_at ? 'Audio deleted' : '',
  ].filter(Boolean)
  return (
    <header className="gap-x-3 pt-3 pb-3 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-y-1.5 sm:pt-6 sm:pb-5">
      <BackLink to="/voice">Voice</BackLink>
      <div className="flex-wrap items-start justify-between gap-x-8 gap-y-3 max-sm:contents sm:mt-1 sm:flex">
        <div className="min-w-0 flex-1 basis-72 max-sm:order-2 max-sm:basis-full">
          <h1 className="sr-only">{titleOf(recording)}</h1>
          <textarea
            aria-label="Title"
            key={given}
            rows={1}
            maxLength={300}
            defaultValue={given}
            placeholder={titleOf({ ...recording, title: '' })}
            onBlur={(event) => {
              const title = event.target.value.replace(/\s+/g, ' ').trim()
              if (title !== given) rename.mutate(title)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.value = given
              if (event.key !== 'Enter' && event.key !== 'Escape') return
              event.preventDefault()
              event.currentTarget.blur()
            }}
            className="-mx-1.5 field-sizing-content block w-full resize-none rounded-md bg-transparent px-1.5 text-lg font-[580] sm:text-xl hover:bg-sunken focus:bg-sunken"
          />
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
            {/* The dot before what begins a line lies outside. */}
            <span className="block min-w-0 overflow-x-clip">
              <span className="-ml-4 flex flex-wrap items-baseline">
                {facts.map((fact, index) => (
                  <span
                    key={index}
                    className="min-w-0 pl-4 wrap-anywhere before:-ml-4 before:inline-block before:w-4 before:text-center before:content-['·'/'']"
                  >
                    {fact}
                  </span>
                ))}
              </span>
            </span>
            {recording.status !== 'ready' && <Status kind={state.kind}>{state.label}</Status>}
          </p>
        </div>
        <div className="flex gap-2 max-sm:order-1">{actions}</div>
      </div>
      {correcting !== null && (
        <Suspense fallback={null}>
          <CorrectDialog recording={recording} part={correcting} onClose={() => setCorrecting(null)} />
        </Suspense>
      )}
    </header>
  )
}
