import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { formatTimecode } from '~/ui/format-timecode.ts'
import { Progress } from '~/ui/progress.tsx'
import { formatMegabytes, formatMoment } from '../format.ts'
import { keeper } from '../keep/index.ts'
import type { Kept } from '../keep/keeper.ts'

/** What this browser still holds: interrupted recordings to finish, and uploads on their way. */
export function KeptNotices({ kept }: { kept: readonly Kept[] }) {
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

const nameOf = ({ recording }: Kept) =>
  recording.title ||
  `Recording of ${formatMoment(recording.startedAt)}, ${formatTimecode(recording.seconds)} long`

function Interrupted({ kept }: { kept: Kept }) {
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
        <Button variant="primary" onClick={() => void keeper.finish(id)}>
          Recover it
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Discard this recording?"
        description={`${nameOf(kept)} is removed from this device and cannot be brought back.`}
        confirmLabel="Discard for good"
        onConfirm={() => void keeper.discard(id)}
      />
    </div>
  )
}

function Leaving({ kept }: { kept: Kept }) {
  const { recording, upload } = kept
  if (upload?.kind === 'blocked') {
    return (
      <ErrorNotice
        title={`${nameOf(kept)} is not uploaded yet`}
        onRetry={() => void keeper.finish(recording.id)}
      >
        {upload.reason} It is safe on this device.
      </ErrorNotice>
    )
  }
  const total = upload?.total || recording.bytes
  const confirmed = upload?.confirmed ?? 0
  const numbers = `${formatMegabytes(confirmed)} of ${formatMegabytes(total)}`
  return (
    <Progress
      label={`${upload?.kind === 'waiting' ? 'Waiting for the network: ' : 'Uploading '}${nameOf(kept)}`}
      value={total > 0 ? confirmed / total : null}
      detail={numbers}
    />
  )
}
