import { useNavigate } from '@tanstack/react-router'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { type RecordingView, readRecordingSearch } from '../voice-search.ts'

/** Where there is room for one half of the page only: which. */
export default function ViewSwitch({ recordingId, view }: { recordingId: string; view: RecordingView }) {
  const navigate = useNavigate()
  return (
    <SegmentedControl
      label="Part of the page"
      value={view}
      options={[
        { value: 'overview', label: 'Overview' },
        { value: 'transcript', label: 'Transcript' },
      ]}
      onChange={(next) =>
        void navigate({
          to: '/voice/$recordingId',
          params: { recordingId },
          search: readRecordingSearch({ view: next }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
