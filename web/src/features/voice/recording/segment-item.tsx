import { Pencil } from 'lucide-react'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import { Timecode } from '~/ui/timecode.tsx'
import type { SegmentRow } from '../calls/segments-query.ts'
import { usePlayer, usePlayerControls } from './player.ts'
import { SmallButton } from './small-button.tsx'
import { SpeakerName } from './speaker-name.tsx'
import type { Speaker } from './speaker-sides.ts'
import type { TurnActions } from './use-turns.ts'

const SegmentEditor = lazy(() => import('./segment-editor.tsx'))

interface Props {
  segment: SegmentRow
  speaker: Speaker
  speakers: readonly Speaker[]
  actions: TurnActions
  /** The speaker changed, or it is the first. */
  isTurn: boolean
  isActive: boolean
}

/** What is out of sight is neither laid out nor painted. */
export const SegmentItem = memo(function SegmentItem(props: Props) {
  const { segment, speaker, speakers, actions, isTurn, isActive } = props
  const player = usePlayerControls()
  const hasSound = usePlayer((state) => state.hasSound)
  const [isEditing, setEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const held = useRef({ isTurn, isEditing })
  // The name of a joined turn and a closed editor take the focus with them: it stays with these words.
  useEffect(() => {
    const hasGone = (held.current.isTurn && !isTurn) || (held.current.isEditing && !isEditing)
    held.current = { isTurn, isEditing }
    if (hasGone && document.activeElement === document.body)
      item.current?.querySelector<HTMLElement>('[data-edit]')?.focus()
  }, [isTurn, isEditing])
  return (
    <li
      ref={item}
      data-segment={segment.id}
      aria-current={isActive || undefined}
      className={joinClasses(
        'group -ml-3.5 scroll-mt-48 scroll-mb-48 border-l-2 pl-3 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        isActive ? 'border-accent-ink' : 'border-transparent',
        isTurn && 'pt-3',
      )}
    >
      {isTurn && <SpeakerName segment={segment.id} {...{ speaker, speakers, actions }} />}
      <div className="grid grid-cols-[3.25rem_minmax(0,1fr)_2rem] items-start gap-x-1">
        <Timecode
          seconds={segment.start_seconds}
          hasSound={hasSound}
          purpose={hasSound ? 'Play from' : 'Show'}
          className="mt-1"
          onClick={() => {
            player.seek(segment.start_seconds)
            player.play()
          }}
        />
        {isEditing ? (
          <Suspense fallback={<p className="text-reading">{segment.text}</p>}>
            <SegmentEditor segment={segment} actions={actions} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          <p data-text={segment.id} className="cursor-pointer text-reading">
            {segment.text}
          </p>
        )}
        <SmallButton
          label="Edit this text"
          data-edit
          onClick={() => setEditing(true)}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:size-8 pointer-coarse:opacity-100"
        >
          <Pencil aria-hidden="true" />
        </SmallButton>
      </div>
    </li>
  )
})
