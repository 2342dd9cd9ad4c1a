import { Pencil } from 'lucide-react'
import { memo, useState } from 'react'
import { Textarea } from '~/ui/input.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { Timecode } from '~/ui/timecode.tsx'
import type { SegmentRow } from '../calls/segments-query.ts'
import { usePlayerControls } from './player.ts'
import { SmallButton } from './small-button.tsx'
import { SpeakerName } from './speaker-name.tsx'
import type { Side } from './speaker-sides.ts'

interface Props {
  segment: SegmentRow
  speaker: string
  side: Side | null
  isOurs: boolean
  /** The speaker changed, or it is the first. */
  isTurn: boolean
  isActive: boolean
  onCorrect: (speaker: string, name: string, side: Side | null) => void
  onEdit: (id: string, text: string) => void
}

/** What is out of sight is neither laid out nor painted. */
export const SegmentItem = memo(function SegmentItem(props: Props) {
  const { segment, speaker, side, isOurs, isTurn, isActive, onCorrect, onEdit } = props
  const player = usePlayerControls()
  const [isEditing, setEditing] = useState(false)
  return (
    <li
      data-segment={segment.id}
      aria-current={isActive || undefined}
      className={joinClasses(
        'group scroll-mt-48 scroll-mb-48 border-l-2 pl-3 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        isActive ? 'border-accent-ink' : 'border-transparent',
        isTurn && 'pt-3',
      )}
    >
      {isTurn && (
        <SpeakerName
          name={speaker}
          side={side}
          isOurs={isOurs}
          onCorrect={(name, next) => onCorrect(segment.speaker, name, next)}
        />
      )}
      <div className="grid grid-cols-[3.25rem_minmax(0,1fr)_2rem] items-start gap-x-1">
        <Timecode
          seconds={segment.start_seconds}
          className="mt-1 -ml-1"
          onClick={() => {
            player.seek(segment.start_seconds)
            player.play()
          }}
        />
        {isEditing ? (
          <SegmentEditor
            text={segment.text}
            onDone={(text) => {
              setEditing(false)
              if (text !== null && text !== segment.text) onEdit(segment.id, text)
            }}
          />
        ) : (
          <p data-text={segment.id} className="cursor-pointer text-reading">
            {segment.text}
          </p>
        )}
        <SmallButton
          label="Edit this text"
          onClick={() => setEditing(true)}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:size-8 pointer-coarse:opacity-100"
        >
          <Pencil aria-hidden="true" />
        </SmallButton>
      </div>
    </li>
  )
})

/** Enter saves, Escape leaves it as it was. */
function SegmentEditor({ text, onDone }: { text: string; onDone: (text: string | null) => void }) {
  return (
    <Textarea
      aria-label="Text of this segment"
      aria-description="Enter saves, Escape leaves it as it was"
      defaultValue={text}
      ref={(field) => field?.focus()}
      onBlur={(event) => onDone(event.target.value.trim() || null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.currentTarget.value = text
          event.currentTarget.blur()
        }
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault()
          event.currentTarget.blur()
        }
      }}
    />
  )
}
