import { formatClock } from '@parley/core/voice/clock'
import type { SegmentRow } from '../calls/segments-query.ts'

interface Props {
  segments: readonly SegmentRow[]
  /** Speakers of our side. */
  ours: ReadonlySet<string>
  /** Seconds. */
  duration: number
}

/** In place of the player where there is no sound: who spoke when, ours above the line and theirs below. */
export function TurnStrip({ segments, ours, duration }: Props) {
  const at = (seconds: number) => (seconds / duration) * 1000
  return (
    <div className="border-y py-3">
      <svg aria-hidden="true" viewBox="0 0 1000 24" preserveAspectRatio="none" className="block h-6 w-full">
        <rect y="11.5" width="1000" height="1" fill="var(--color-line)" />
        {segments.map(({ id, speaker, start_seconds: start, end_seconds: end }) => (
          <rect
            key={id}
            x={at(start)}
            y={ours.has(speaker) ? 2 : 13}
            width={Math.max(1, at(end) - at(start) - 1)}
            height="9"
            fill={ours.has(speaker) ? 'var(--color-voice-us)' : 'var(--color-voice-them)'}
          />
        ))}
      </svg>
      <p className="mt-2 flex justify-between text-sm text-faint tabular-nums">
        <span>Imported as text, without audio</span>
        <span>{formatClock(duration)}</span>
      </p>
    </div>
  )
}
