import { Link } from '@tanstack/react-router'
import { formatTimecode } from '~/ui/format-timecode.ts'

interface Props {
  recordingId: string
  seconds: number
  statement: string
}

/** The second that proves a statement, as a link into its recording; looks like `Timecode`. */
export function MomentLink({ recordingId, seconds, statement }: Props) {
  return (
    <Link
      to="/voice/$recordingId"
      params={{ recordingId }}
      search={{ t: seconds }}
      className="relative -mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 text-xs font-medium text-accent-ink tabular-nums hover:bg-accent-soft pointer-coarse:min-h-11"
    >
      <svg aria-hidden="true" viewBox="0 0 9 9" className="size-2">
        <path d="M1.5.8v7.4L8 4.5z" fill="currentColor" />
      </svg>
      <span className="sr-only">Play “{statement}” from</span> {formatTimecode(seconds)}
    </Link>
  )
}
