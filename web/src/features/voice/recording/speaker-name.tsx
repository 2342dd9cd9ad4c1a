import { lazy, Suspense, useState } from 'react'
import { SpeakerButton } from './speaker-button.tsx'
import type { Speaker } from './speaker-sides.ts'
import type { TurnActions } from './use-turns.ts'

const TurnMenu = lazy(() => import('./turn-menu.tsx'))

interface Props {
  /** The first one of the turn. */
  segment: string
  speaker: Speaker
  speakers: readonly Speaker[]
  actions: TurnActions
}

/** Who speaks in a turn; pressing it offers to put that right. What does so is made only then: turns are many. */
export function SpeakerName(props: Props) {
  const [isPressed, setPressed] = useState(false)
  const { speaker } = props
  const button = (
    <SpeakerButton
      speaker={speaker}
      onClick={() => setPressed(true)}
      aria-haspopup="menu"
      aria-expanded={false}
    />
  )
  if (!isPressed) return button
  return (
    <Suspense fallback={button}>
      <TurnMenu {...props} />
    </Suspense>
  )
}
