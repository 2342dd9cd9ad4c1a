import type { ComponentProps } from 'react'
import { formatTimecode } from './format-timecode.ts'
import { joinClasses } from './join-classes.ts'

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** Seconds from the start of the audio. */
  seconds: number
  /** Said before the time to screen readers: what pressing does, and for what. */
  purpose?: string
  /** Without sound it leads to the place of the words. */
  hasSound?: boolean
}

/** The second that proves a statement; pressing it plays from there. */
export function Timecode({
  seconds,
  hasSound = true,
  purpose = hasSound ? 'Play from' : 'Show',
  className,
  type = 'button',
  ...props
}: Props) {
  const time = formatTimecode(seconds)
  return (
    <button
      type={type}
      {...props}
      className={joinClasses(
        '-mx-1 inline-flex items-center gap-1 rounded-sm px-1 py-0.5 text-xs font-medium text-accent-ink tabular-nums hover:bg-accent-soft pointer-coarse:min-h-8',
        className,
      )}
    >
      {hasSound && (
        <svg aria-hidden="true" viewBox="0 0 9 9" className="size-2">
          <path d="M1.5.8v7.4L8 4.5z" fill="currentColor" />
        </svg>
      )}
      <span className="sr-only">{purpose}</span> {time}
    </button>
  )
}
