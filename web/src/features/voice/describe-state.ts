import type { StatusKind } from '~/ui/status.tsx'
import type { QueuedRecording } from './upload-queue/upload-queue.ts'

interface Given {
  status: string
  progress: number
  failed_step: string | null
}

export interface DescribedState {
  kind: StatusKind
  label: string
}

const percentOf = (confirmed: number, total: number) =>
  total > 0 ? ` ${Math.floor((confirmed / total) * 100)}%` : ''

function describeUpload({ recording, isInterrupted, upload }: QueuedRecording): DescribedState | null {
  if (isInterrupted) return { kind: 'failed', label: 'Interrupted' }
  if (recording.state === 'recording') return { kind: 'recording', label: 'Recording' }
  if (!upload) return null
  const percent = percentOf(upload.confirmed, upload.total)
  if (upload.kind === 'blocked') return { kind: 'failed', label: 'Upload stopped' }
  if (upload.kind === 'waiting')
    return { kind: 'idle', label: upload.isOffline ? 'Waiting for network' : `Trying again${percent}` }
  return { kind: 'active', label: `Uploading${percent}` }
}

const failures: Record<string, string> = {
  uploading: 'Upload failed',
  transcribing: 'Transcription failed',
  analysing: 'Analysis failed',
}

/** Where a recording stands, in a word; what this browser knows of the upload comes before what the server knows. */
export function describeState(
  { status, progress, failed_step }: Given,
  kept?: QueuedRecording,
): DescribedState {
  const own = kept && ['recording', 'uploading'].includes(status) ? describeUpload(kept) : null
  if (own) return own
  const percent = progress > 0 && progress < 100 ? ` ${progress}%` : ''
  switch (status) {
    case 'ready':
      return { kind: 'done', label: 'Ready' }
    case 'failed':
      return { kind: 'failed', label: failures[failed_step ?? ''] ?? 'Failed' }
    case 'recording':
      return { kind: 'recording', label: 'Recording' }
    case 'uploading':
      return { kind: 'active', label: 'Uploading' }
    case 'transcribing':
      return { kind: 'active', label: `Transcribing${percent}` }
    default:
      return { kind: 'active', label: `Analyzing${percent}` }
  }
}
