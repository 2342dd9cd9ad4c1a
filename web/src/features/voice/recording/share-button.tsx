import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2, Lock, Users } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { Button } from '~/ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '~/ui/popover.tsx'
import { toast } from '~/ui/toast.ts'
import type { RecordingRow } from '../calls/recording-query.ts'
import { shareRecording } from '../calls/share-recording.ts'
import { voiceKeys } from '../voice-keys.ts'

const choices = [
  {
    value: 'company',
    label: 'Everyone in the company',
    text: 'They find it in lists, search and insights.',
  },
  { value: 'private', label: 'Only the person who recorded it', text: 'And the owners of the company.' },
] as const
type Visibility = (typeof choices)[number]['value']

async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}/voice/${id}`)
    toast.success('Link copied')
  } catch {
    toast.error('Could not copy the link', { description: 'Copy it from the address bar.' })
  }
}

/** Who in the company may hear a recording, and the link to send them. */
export function ShareButton({ recording }: { recording: RecordingRow }) {
  const client = useQueryClient()
  const profile = useProfile().data
  const { id, visibility, owner_id } = recording
  const mayDecide = profile !== undefined && (profile.company_role === 'owner' || profile.id === owner_id)
  // A mutation says a moment later that it runs; until then the old choice would be drawn over the pressed one.
  const [pressed, setPressed] = useState<Visibility | null>(null)
  const share = useMutation({
    mutationFn: (next: Visibility) => shareRecording(id, next),
    onError: (error) => toast.error('That was not changed', { description: describeError(error) }),
    onSettled: async (_data, _error, next) => {
      await client.invalidateQueries({ queryKey: voiceKeys.all })
      setPressed((latest) => (latest === next ? null : latest))
    },
  })
  const choose = (next: Visibility) => {
    setPressed(next)
    share.mutate(next)
  }
  const shown = pressed ?? visibility
  const Icon = visibility === 'private' ? Lock : Users
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>
          <Icon aria-hidden="true" className="size-4" /> {visibility === 'private' ? 'Private' : 'Share'}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Share" className="w-80">
        <fieldset disabled={!mayDecide} className="space-y-3">
          <legend className="mb-2 font-semibold">Who can hear it</legend>
          {choices.map(({ value, label, text }) => (
            <label key={value} className="flex items-start gap-2.5 pointer-coarse:min-h-11">
              <input
                type="radio"
                name="visibility"
                value={value}
                checked={shown === value}
                onChange={() => choose(value)}
                className="mt-1 radio"
              />
              <span>
                {label}
                <span className="block text-sm text-faint">{text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {!mayDecide && (
          <p className="mt-2 text-sm text-muted">The person who recorded it or an owner decides this.</p>
        )}
        <div className="mt-3 border-t pt-3">
          <Button onClick={() => void copyLink(id)}>
            <Link2 aria-hidden="true" className="size-4" /> Copy link
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  )
}
