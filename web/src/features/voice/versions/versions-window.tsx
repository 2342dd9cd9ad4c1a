import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { countOf, formatDayAndTime } from '~/data/formats.ts'
import { unreadError } from '~/data/unread-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { Select } from '~/ui/select.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { engineName } from '../engine-name.ts'
import { voiceKeys } from '../voice-keys.ts'
import { VersionChanges, VersionText } from './version-text.tsx'
import {
  describeReason,
  restoreVersion,
  type VersionRow,
  type VersionSegment,
  versionsQuery,
  versionTextQuery,
} from './versions.ts'

interface Props {
  recordingId: string
  names: Record<string, string>
  current: readonly VersionSegment[]
  /** Nothing can be restored while the pipeline works on the recording. */
  canRestore: boolean
  onClose: () => void
}

type View = 'changes' | 'text'

const nameOf = (version: VersionRow) =>
  [
    `Version ${version.number}, ${describeReason(version.reason)}`,
    formatDayAndTime(version.created_at),
    engineName(version.engine) + (version.is_draft ? ' draft' : ''),
    countOf(version.words, 'word'),
  ].join('\u00A0· ')

/** Earlier texts of a transcript: read one, compare it with what stands now, put it back. */
export default function VersionsWindow({ recordingId, names, current, canRestore, onClose }: Props) {
  const client = useQueryClient()
  const versions = useQuery(versionsQuery(recordingId))
  const [chosen, setChosen] = useState<string>()
  const [view, setView] = useState<View>('changes')
  const version = versions.data?.find(({ id }) => id === chosen) ?? versions.data?.[0]
  const text = useQuery(versionTextQuery(recordingId, version?.id))
  const restore = useMutation({
    mutationFn: restoreVersion,
    onSuccess: async () => {
      toast.success('Restored', { description: 'The previous text is kept as a version, too.' })
      await client.invalidateQueries({ queryKey: voiceKeys.one(recordingId) })
      onClose()
    },
    onError: (error) => toast.error('It was not restored', { description: describeError(error) }),
  })
  const error = unreadError(versions, text)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title="Earlier versions"
      description="A version is kept whenever a transcript is replaced, and before its first edit."
      cancel="Close"
      footer={
        version && (
          <Button
            variant="primary"
            disabled={!canRestore}
            isBusy={restore.isPending}
            onClick={() => restore.mutate(version.id)}
          >
            Restore version {version.number}
          </Button>
        )
      }
    >
      {error ? (
        <ErrorNotice title="The versions could not be loaded" onRetry={() => void versions.refetch()}>
          {describeError(error)}
        </ErrorNotice>
      ) : versions.data?.length === 0 ? (
        <p className="py-4 text-muted">
          There is only the current text. Once it is edited or transcribed again, the previous one is kept
          here.
        </p>
      ) : (
        <div className="space-y-4">
          {version && (
            <div className="flex flex-wrap items-center gap-3">
              <div className="min-w-0 flex-1 basis-64">
                <Select
                  aria-label="Version"
                  value={version.id}
                  onChange={(event) => setChosen(event.target.value)}
                >
                  {versions.data?.map((each) => (
                    <option key={each.id} value={each.id}>
                      {nameOf(each)}
                    </option>
                  ))}
                </Select>
              </div>
              <SegmentedControl
                label="Show"
                value={view}
                options={[
                  { value: 'changes', label: 'Changes since' },
                  { value: 'text', label: 'Text' },
                ]}
                onChange={setView}
              />
            </div>
          )}
          {text.data === undefined ? (
            <SkeletonRows count={4} label="Loading the version" />
          ) : view === 'text' ? (
            <VersionText segments={text.data} names={names} />
          ) : (
            <VersionChanges earlier={text.data} current={current} names={names} />
          )}
        </div>
      )}
    </Dialog>
  )
}
