import { formatClock } from '@parley/core/voice/clock'
import { type KeyboardEvent, useId, useRef } from 'react'
import { joinClasses } from './join-classes.ts'
import { resamplePeaks } from './resample-peaks.ts'
import { useElementWidth } from './use-element-width.ts'
import { waveformPath } from './waveform-path.ts'

export interface WaveformProps {
  /** Loudness from 0 to 1 of the voice above the line. Real audio, always. */
  above: readonly number[]
  /** The voice below the line; without it the first voice is mirrored in its own colour. */
  below?: readonly number[] | undefined
  /** The part already heard, 0 to 1. Default: all of it. */
  progress?: number
  /** Pixels. */
  height?: number
  /** Pixels from one bar to the next. */
  pitch?: number
  className?: string
}

/** Two voices on one line: ours above, theirs below. Decorative by itself; the words beside it carry the meaning. */
export function Waveform({ above, below, progress = 1, height = 96, pitch = 4, className }: WaveformProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame, 480)
  const clip = useId()
  const bars = Math.max(1, Math.floor(width / pitch))
  const ours = waveformPath(resamplePeaks(above, bars), { pitch, height, direction: -1 })
  const theirs = waveformPath(resamplePeaks(below ?? above, bars), { pitch, height, direction: 1 })
  const voices = (
    <>
      <path d={ours} fill="var(--color-voice-us)" />
      <path d={theirs} fill={below ? 'var(--color-voice-them)' : 'var(--color-voice-us)'} />
    </>
  )
  return (
    <div
      ref={frame}
      aria-hidden="true"
      className={joinClasses('w-full overflow-hidden', className)}
      style={{ height }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="block size-full">
        <rect y={height / 2 - 0.5} width={width} height="1" fill="var(--color-line)" />
        {progress < 1 && <g opacity="0.32">{voices}</g>}
        <clipPath id={clip}>
          <rect width={width * Math.max(0, Math.min(1, progress))} height={height} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>{voices}</g>
      </svg>
    </div>
  )
}

interface SliderProps extends Omit<WaveformProps, 'progress' | 'className'> {
  label: string
  /** Seconds. */
  time: number
  /** Seconds. */
  duration: number
  /** Nothing is played yet: all of it in full colour. */
  isWhole?: boolean
  onSeek: (seconds: number) => void
}

const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageUp: 30,
  PageDown: -30,
}

/** A waveform to seek in: press or drag anywhere, arrows for 5 s, page keys for 30 s, Home and End. */
export function WaveformSlider({ label, time, duration, isWhole = false, onSeek, ...waveform }: SliderProps) {
  const progress = duration > 0 ? Math.min(1, time / duration) : 0
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onSeek(Math.max(0, Math.min(duration, time + step)))
  }
  return (
    <div className="relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink">
      <Waveform {...waveform} progress={isWhole ? 1 : progress} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-0.5 bg-accent-ink"
        style={{ left: `calc(${progress * 100}% - 1px)` }}
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${formatClock(time)} of ${formatClock(duration)}`}
        min={0}
        max={duration}
        step="any"
        value={time}
        onKeyDown={onKeyDown}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className="absolute inset-0 m-0 size-full cursor-pointer touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:w-px [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
      />
    </div>
  )
}
