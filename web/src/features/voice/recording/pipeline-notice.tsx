import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Progress } from '~/ui/progress.tsx'
import { toast } from '~/ui/toast.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import { retryRecording } from '../calls/retry-recording.ts'
import { uploadQueue } from '../upload-queue/index.ts'
import type { QueuedRecording } from '../upload-queue/upload-queue.ts'
import { voiceKeys } from '../voice-keys.ts'

interface Props {
  recording: RecordingRow
  kept: QueuedRecording | undefined
}

const failed: Record<string, string> = {
  uploading: 'The upload failed',
  transcribing: 'The audio could not be turned into text',
  analysing: 'The transcript could not be analyzed',
}

/** Where the work on a recording stands, until it is ready. */
export default function PipelineNotice({ recording, kept }: Props) {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: () => retryRecording(recording.id),
    onError: (error) => toast.error('It could not be tried again', { description: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: voiceKeys.all }),
  })
  if (recording.status === 'failed') {
    return (
      <ErrorNotice
        title={failed[recording.failed_step ?? ''] ?? 'This recording needs your attention'}
        onRetry={() => retry.mutate()}
        isRetrying={retry.isPending}
      >
        {recording.failure_reason} {recording.storage_path !== null && 'The audio is safe. '}
        {recording.failed_step === 'transcribing' && (
          <Link to="/voice" search={{ add: 'transcript' }} className="link">
            Import a transcript instead
          </Link>
        )}
      </ErrorNotice>
    )
  }
  return <Step recording={recording} kept={kept} />
}

function Step({ recording, kept }: Props) {
  if (kept?.isInterrupted) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-accent-soft p-4">
        <p>This recording was interrupted. What was said before is kept on this device.</p>
        <Button variant="primary" onClick={() => void uploadQueue.finish(recording.id)}>
          Recover it
        </Button>
      </div>
    )
  }
  if (kept?.upload?.kind === 'blocked') {
    return (
      <ErrorNotice title="The upload stopped" onRetry={() => void uploadQueue.finish(recording.id)}>
        {kept.upload.reason} Everything is safe on this device.
      </ErrorNotice>
    )
  }
  const { label, value } = stepOf(recording, kept)
  return (
    <div className="max-w-xl py-2">
      <Progress label={label} value={value} />
      <p className="mt-2 text-sm text-faint">
        You can leave this page. A notification tells you when it is ready.
      </p>
    </div>
  )
}

function stepOf(
  { status, progress }: RecordingRow,
  kept: QueuedRecording | undefined,
): { label: string; value: number | null } {
  const known = progress > 0 ? progress / 100 : null
  if (status === 'transcribing') return { label: 'Step 2 of 3: turning speech into text', value: known }
  if (status === 'analysing') return { label: 'Step 3 of 3: reading the conversation', value: known }
  const upload = kept?.upload
  if (upload && upload.total > 0)
    return {
      label: upload.kind === 'waiting' ? 'Step 1 of 3: waiting for the network' : 'Step 1 of 3: uploading',
      value: upload.confirmed / upload.total,
    }
  return {
    label: status === 'recording' ? 'Being recorded' : 'Step 1 of 3: uploading from the device that recorded',
    value: null,
  }
}
