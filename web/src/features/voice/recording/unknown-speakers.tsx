import { unknownSpeaker } from '@parley/core/voice/transcript'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'
import { assignTurn } from '../calls/assign-turn.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import type { SegmentRow } from '../calls/segments-query.ts'
import { voiceKeys } from '../voice-keys.ts'

interface Props {
  recording: RecordingRow
  segments: readonly SegmentRow[]
}

/** Says that nobody knows who speaks, as one channel may hold several voices, and how to put that right. */
export default function UnknownSpeakers({ recording: { id, owner_id }, segments }: Props) {
  const client = useQueryClient()
  const profile = useProfile().data
  const isEverything = segments.every(({ speaker }) => speaker === unknownSpeaker)
  const save = useMutation({
    mutationFn: (speaker: string) =>
      assignTurn(
        id,
        segments.map((segment) => segment.id),
        speaker,
      ),
    onError: (error) => toast.error('That was not saved', { description: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: voiceKeys.one(id) }),
  })
  // Labels by which an analysis knows the side of a speaker.
  const ours = (profile?.id === owner_id && profile?.full_name) || 'Rep'
  const answer = (speaker: string, label: string) => (
    <Button isBusy={save.isPending && save.variables === speaker} onClick={() => save.mutate(speaker)}>
      {label}
    </Button>
  )
  return (
    <section aria-labelledby="unknown-speakers" className="rounded-lg bg-sunken px-4 py-3">
      <h2 id="unknown-speakers" className="font-semibold">
        {isEverything ? 'Who is speaking?' : 'Some speakers are unknown'}
      </h2>
      <p className="text-muted text-pretty">
        {isEverything
          ? 'We don’t know who said this. Until we do, no promises are listed and no email is written.'
          : 'What they promise is not listed.'}{' '}
        Press a line’s speaker to say who it is.
      </p>
      {isEverything && (
        <div className="mt-3 flex flex-wrap gap-2">
          {answer(ours, 'Only our side')}
          {answer('Customer', 'Only the customer')}
        </div>
      )}
    </section>
  )
}
