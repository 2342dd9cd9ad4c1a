import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { History, Pin, PinOff, RefreshCw, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useRights } from '~/data/rights.ts'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { DropdownMenuItem, DropdownMenuSeparator } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import { toast } from '~/ui/toast.ts'
import { deleteRecording } from '../calls/delete-recording.ts'
import { holdRecording } from '../calls/hold-recording.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import { forgetInLists } from '../calls/recordings-query.ts'
import type { SegmentRow } from '../calls/segments-query.ts'
import { readSpeakerNames } from '../details.ts'
import { uploadQueue } from '../upload-queue/index.ts'
import { voiceKeys } from '../voice-keys.ts'

import { useTranscribeAgain } from './again/use-transcribe-again.tsx'

const VersionsWindow = lazy(() => import('../versions/versions-window.tsx'))

interface Props {
  recording: RecordingRow
  segments: readonly SegmentRow[]
}

/** What is seldom done with a recording. */
export function MoreMenu({ recording, segments }: Props) {
  const { id } = recording
  const { mayDelete } = useRights()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [window, setWindow] = useState<'delete' | 'versions' | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: voiceKeys.one(id) })
  const remove = useMutation({
    mutationFn: async () => {
      await deleteRecording(id)
      await uploadQueue.discard(id)
    },
    onSuccess: async () => {
      toast.success('Recording deleted')
      forgetInLists(client, id)
      await navigate({ to: '/voice' })
      client.removeQueries({ queryKey: voiceKeys.one(id) })
      await client.invalidateQueries({ queryKey: voiceKeys.list })
    },
    onError: (error) => toast.error('It was not deleted', { description: describeError(error) }),
  })
  const again = useTranscribeAgain(recording)
  const hold = useMutation({
    mutationFn: () => holdRecording(id, !recording.is_held),
    onSuccess: () =>
      toast.success(
        recording.is_held ? 'The retention rule applies again' : 'Kept: the retention rule won’t delete it',
      ),
    onError: (error) => toast.error('That was not saved', { description: describeError(error) }),
    onSettled: refresh,
  })
  return (
    <>
      <MoreActions isBusy={remove.isPending}>
        <DropdownMenuItem
          icon={<RefreshCw />}
          disabled={recording.status !== 'ready' || recording.storage_path === null}
          onSelect={again.begin}
        >
          Transcribe again
        </DropdownMenuItem>
        <DropdownMenuItem icon={<History />} onSelect={() => setWindow('versions')}>
          Earlier versions…
        </DropdownMenuItem>
        <DropdownMenuItem icon={recording.is_held ? <PinOff /> : <Pin />} onSelect={() => hold.mutate()}>
          {recording.is_held ? 'Apply the retention rule' : 'Keep permanently'}
        </DropdownMenuItem>
        {mayDelete(recording.owner_id) && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={<Trash2 />} isDanger onSelect={() => setWindow('delete')}>
              Delete for good…
            </DropdownMenuItem>
          </>
        )}
      </MoreActions>
      {again.dialog}
      {window === 'versions' && (
        <Suspense fallback={null}>
          <VersionsWindow
            recordingId={id}
            names={readSpeakerNames(recording.speaker_names)}
            current={segments.map(({ start_seconds, speaker, text }) => ({
              start: start_seconds,
              speaker,
              text,
            }))}
            canRestore={recording.status === 'ready' || recording.status === 'failed'}
            onClose={() => setWindow(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={window === 'delete'}
        onOpenChange={(isOpen) => setWindow(isOpen ? 'delete' : null)}
        title="Delete this recording?"
        description="Audio, transcript, its earlier versions and insights are deleted for everyone and cannot be brought back. Tasks and leads made from it stay. Existing backups still hold it until whoever runs this instance replaces them."
        confirmLabel="Delete for good"
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
