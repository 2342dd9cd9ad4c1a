import { unknownSpeaker } from '@parley/core/voice/transcript'
import { useState } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { SpeakerButton, SpeakerDot } from './speaker-button.tsx'
import type { Speaker } from './speaker-sides.ts'
import { SpeakerWindow } from './speaker-window.tsx'
import type { TurnActions } from './use-turns.ts'

interface Props {
  segment: string
  speaker: Speaker
  speakers: readonly Speaker[]
  actions: TurnActions
}

const sides = [
  { value: 'us', side: 'us', label: 'Our side' },
  { value: 'them', side: 'them', label: 'Their side' },
  { value: 'unknown', side: null, label: 'Side unknown' },
] as const

/** Gives a turn to somebody else, or its speaker another name or side. It is open when it is made. */
export default function TurnMenu({ segment, speaker, speakers, actions }: Props) {
  const [window, setWindow] = useState<'somebody-else' | 'throughout' | null>(null)
  const close = () => setWindow(null)
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>
          <SpeakerButton speaker={speaker} />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="max-w-72">
          <DropdownMenuLabel>Who is speaking here?</DropdownMenuLabel>
          {speakers
            .filter(({ label }) => label !== speaker.label && label !== unknownSpeaker)
            .map(({ label, name, isOurs }) => (
              <DropdownMenuItem
                key={label}
                icon={<SpeakerDot isOurs={isOurs} />}
                onSelect={() => actions.assign(segment, label)}
              >
                {name}
              </DropdownMenuItem>
            ))}
          <DropdownMenuItem onSelect={() => setWindow('somebody-else')}>Someone else…</DropdownMenuItem>
          {speaker.label !== unknownSpeaker && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuLabel>{speaker.name}, throughout</DropdownMenuLabel>
              <DropdownMenuRadioGroup value={speaker.side ?? 'unknown'}>
                {sides.map(({ value, side, label }) => (
                  <DropdownMenuRadioItem
                    key={value}
                    value={value}
                    onSelect={() =>
                      side !== speaker.side && actions.correct(speaker.label, speaker.name, side)
                    }
                  >
                    {label}
                  </DropdownMenuRadioItem>
                ))}
              </DropdownMenuRadioGroup>
              <DropdownMenuItem onSelect={() => setWindow('throughout')}>Rename…</DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {window === 'throughout' && (
        <SpeakerWindow
          title="Who is speaking?"
          hint="Shown throughout this recording."
          name={speaker.name}
          side={speaker.side}
          onSave={(name, side) => actions.correct(speaker.label, name, side)}
          onClose={close}
        />
      )}
      {window === 'somebody-else' && (
        <SpeakerWindow
          title="Who is speaking here?"
          hint="For this turn alone."
          name=""
          side={null}
          onSave={(name, side) => actions.assignTo(segment, name, side)}
          onClose={close}
        />
      )}
    </>
  )
}
