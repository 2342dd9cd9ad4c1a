import { Status, type StatusKind } from '~/ui/status.tsx'

const states: Record<string, { kind: StatusKind; label: string }> = {
  uploading: { kind: 'active', label: 'Uploading' },
  waiting: { kind: 'active', label: 'Waiting' },
  running: { kind: 'active', label: 'Importing' },
  done: { kind: 'done', label: 'Imported' },
  failed: { kind: 'failed', label: 'Stopped' },
  undoing: { kind: 'active', label: 'Undoing' },
  undone: { kind: 'idle', label: 'Undone' },
}

/** Where an import stands, in a word. */
export function ImportStatus({ status }: { status: string }) {
  const { kind, label } = states[status] ?? { kind: 'idle', label: status }
  return <Status kind={kind}>{label}</Status>
}
