import { Link } from '@tanstack/react-router'
import { TimeMark } from './time-mark.tsx'

interface Props {
  recordingId: string
  seconds: number
  hasSound: boolean
  /** What the second proves, for screen readers. */
  statement: string
}

/** The second that proves a statement, as a link into its conversation; looks like `Timecode`. */
export function MomentLink({ recordingId, seconds, hasSound, statement }: Props) {
  return (
    <Link
      to="/voice/$recordingId"
      params={{ recordingId }}
      search={{ t: seconds }}
      className="-mx-1 inline-flex min-h-6 items-center rounded-sm px-1 text-xs hover:bg-accent-soft pointer-coarse:min-h-11"
    >
      <TimeMark
        seconds={seconds}
        hasSound={hasSound}
        purpose={hasSound ? `Play “${statement}” from` : `Open “${statement}” at`}
      />
    </Link>
  )
}
