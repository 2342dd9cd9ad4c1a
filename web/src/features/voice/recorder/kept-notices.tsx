import { formatClock } from '@parley/core/voice/clock'
import { uploadedFile } from '@parley/core/voice/file-name'
import { useState } from 'react'
import { formatDayAndTime } from '~/data/formats.ts'
import { formatBytes } from '~/data/measures.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Progress } from '~/ui/progress.tsx'
import { uploadQueue } from '../upload-queue/index.ts'
import type { QueuedRecording } from '../upload-queue/upload-queue.ts'

/** What this browser still holds: interrupted recordings to finish, and uploads on their way. */
export function KeptNotices({ kept }: { kept: readonly QueuedRecording[] }) {
  const interrupted = kept.filter((each) => each.isInterrupted)
  const leaving = kept.filter((each) => each.recording.state === 'stopped')
  if (interrupted.length + leaving.length === 0) return null
  return (
    <ul aria-label="Kept on this device" className="space-y-3">
      {interrupted.map((each) => (
        <li key={each.recording.id}>
          <Interrupted kept={each} />
        </li>
      ))}
      {leaving.map((each) => (
        <li key={each.recording.id}>
          <Leaving kept={each} />
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ recording }: QueuedRecording) =>
  recording.title ||
  uploadedFile({ source: recording.source, storage_path: recording.objectName }) ||
  `Recording of ${formatDayAndTime(recording.startedAt)}, ${formatClock(recording.seconds)} long`

function Interrupted({ kept }: { kept: QueuedRecording }) {
  const [isAsking, setAsking] = useState(false)
  const { id } = kept.recording
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-accent-soft p-4">
      <div className="min-w-0">
        <p className="font-medium">A recording was interrupted. Nothing that was said before is lost.</p>
        <p className="text-sm text-muted tabular-nums">{nameOf(kept)}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Discard
        </Button>
        <Button variant="primary" onClick={() => void uploadQueue.finish(id)}>
          Recover it
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Discard this recording?"
        description={`${nameOf(kept)} is removed from this device and cannot be brought back.`}
        confirmLabel="Discard for good"
        onConfirm={() => void uploadQueue.discard(id)}
      />
    </div>
  )
}

function Leaving({ kept }: { kept: QueuedRecording }) {
  const { recording, upload } = kept
  if (upload?.kind === 'blocked') {
    return (
      <ErrorNotice
        title={`${nameOf(kept)} is not uploaded yet`}
        onRetry={() => void uploadQueue.finish(recording.id)}
      >
        {upload.reason} It is safe on this device.
      </ErrorNotice>
    )
  }
  const total = upload?.total || recording.bytes
  const confirmed = upload?.confirmed ?? 0
  const numbers = `${formatBytes(confirmed)} of ${formatBytes(total)}`
  return (
    <Progress
      label={`${upload?.kind === 'waiting' ? 'Waiting for the network: ' : 'Uploading '}${nameOf(kept)}`}
      value={total > 0 ? confirmed / total : null}
      detail={numbers}
    />
  )
}
