import { unknownSpeaker } from '@parley/core/voice/transcript'
import type { ComponentProps } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import type { Speaker } from './speaker-sides.ts'

export function SpeakerButton({ speaker, ...props }: ComponentProps<'button'> & { speaker: Speaker }) {
  const { label, name, isOurs } = speaker
  return (
    <button
      type="button"
      {...props}
      className={joinClasses(
        'inline-flex items-center gap-2 rounded-sm text-sm font-medium hover:underline pointer-coarse:min-h-8',
        label === unknownSpeaker ? 'text-muted' : !isOurs && 'text-accent-ink',
      )}
    >
      {label !== unknownSpeaker && <SpeakerDot isOurs={isOurs} />}
      {name}
      <span className="sr-only">: change</span>
    </button>
  )
}

export function SpeakerDot({ isOurs }: { isOurs: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses('size-2 shrink-0 rounded-full', isOurs ? 'bg-voice-us' : 'bg-voice-them')}
    />
  )
}
