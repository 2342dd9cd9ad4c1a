import { lazy, Suspense, useState } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import type { Side } from './speaker-sides.ts'

const RenameSpeaker = lazy(() => import('./rename-speaker.tsx'))

interface Props {
  name: string
  side: Side | null
  isOurs: boolean
  onCorrect: (name: string, side: Side | null) => void
}

/** Who speaks; pressing it gives the speaker a name and a side throughout. The window for it is made only then: turns are many. */
export function SpeakerName({ name, side, isOurs, onCorrect }: Props) {
  const [isRenaming, setRenaming] = useState(false)
  return (
    <span className="relative inline-block">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isRenaming}
        onClick={() => setRenaming(true)}
        className={joinClasses(
          'inline-flex items-center gap-2 rounded-sm text-sm font-medium hover:underline pointer-coarse:min-h-8',
          !isOurs && 'text-accent-ink',
        )}
      >
        <span
          aria-hidden="true"
          className={joinClasses('size-2 rounded-full', isOurs ? 'bg-voice-us' : 'bg-voice-them')}
        />
        {name}
        <span className="sr-only">: rename</span>
      </button>
      {isRenaming && (
        <Suspense fallback={null}>
          <RenameSpeaker name={name} side={side} onCorrect={onCorrect} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </span>
  )
}
