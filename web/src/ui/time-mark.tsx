import { formatClock } from '@parley/core/voice/clock'

interface Props {
  /** Seconds from the start of the conversation. */
  seconds: number
  /** Whether one hears it there; a conversation that was imported as text has no sound. */
  hasSound: boolean
  /** Said before the time to screen readers: what pressing does, and for what. */
  purpose?: string | undefined
}

/** The second that proves a statement, in whatever leads there: only what plays has a triangle. */
export function TimeMark({ seconds, hasSound, purpose = hasSound ? 'Play from' : 'Open at' }: Props) {
  return (
    <span className="relative inline-flex items-center gap-1 font-medium text-accent-ink tabular-nums">
      {hasSound && (
        <svg aria-hidden="true" viewBox="0 0 9 9" className="size-2">
          <path d="M1.5.8v7.4L8 4.5z" fill="currentColor" />
        </svg>
      )}
      <span className="sr-only">{purpose}</span> {formatClock(seconds)}
    </span>
  )
}
