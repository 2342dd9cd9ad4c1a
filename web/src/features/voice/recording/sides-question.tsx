import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Checkbox } from '~/ui/checkbox.tsx'
import { toast } from '~/ui/toast.ts'
import { correctRecording } from '../calls/correct-recording.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import type { SegmentRow } from '../calls/segments-query.ts'
import { readSpeakerNames } from '../details.ts'
import { voiceKeys } from '../voice-keys.ts'

interface Props {
  recording: RecordingRow
  segments: readonly SegmentRow[]
  speakers: readonly string[]
}

/** Asks who of the speakers is ours, where the words do not tell. */
export default function SidesQuestion({ recording, segments, speakers }: Props) {
  const client = useQueryClient()
  const [ours, setOurs] = useState<ReadonlySet<string>>(new Set())
  const names = readSpeakerNames(recording.speaker_names)
  const save = useMutation({
    mutationFn: () =>
      correctRecording(recording.id, {
        speaker_sides: Object.fromEntries(
          speakers.map((label) => [label, ours.has(label) ? ('us' as const) : ('them' as const)]),
        ),
      }),
    onError: (error) => toast.error('That was not saved', { description: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: voiceKeys.all }),
  })
  const turn = (label: string, isOurs: boolean) =>
    setOurs(new Set(isOurs ? [...ours, label] : [...ours].filter((each) => each !== label)))
  return (
    <section aria-labelledby="sides" className="rounded-lg bg-sunken px-4 py-3">
      <h2 id="sides" className="font-semibold">
        Which of these is your side?
      </h2>
      <p className="text-muted text-pretty">
        Until that is known, there are no action items and no objections, no lead is suggested and no email is
        written.
      </p>
      <ul className="mt-2 space-y-1">
        {speakers.map((label) => (
          <li key={label}>
            <Checkbox
              checked={ours.has(label)}
              onChange={({ target }) => turn(label, target.checked)}
              label={names[label] ?? label}
              description={`“${segments.find(({ speaker }) => speaker === label)?.text.slice(0, 80) ?? ''}”`}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        className="mt-3"
        disabled={ours.size === 0}
        isBusy={save.isPending}
        onClick={() => save.mutate()}
      >
        Save
      </Button>
    </section>
  )
}
