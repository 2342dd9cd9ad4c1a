import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import { TimeMark } from './time-mark.tsx'

type Props = Omit<ComponentProps<'button'>, 'children'> & ComponentProps<typeof TimeMark>

/** On a conversation's own page the second that proves a statement; pressing it plays from there, or shows its words. */
export function Timecode({ seconds, hasSound, purpose, className, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      className={joinClasses(
        '-mx-1 inline-flex items-center rounded-sm px-1 py-0.5 text-xs hover:bg-accent-soft pointer-coarse:min-h-8',
        className,
      )}
    >
      <TimeMark seconds={seconds} hasSound={hasSound} purpose={purpose} />
    </button>
  )
}
