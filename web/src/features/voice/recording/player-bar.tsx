import { formatClock } from '@parley/core/voice/clock'
import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '~/ui/icon-button.tsx'
import { Select } from '~/ui/select.tsx'
import { Switch } from '~/ui/switch.tsx'
import { ThumbBar } from '~/ui/thumb-bar.tsx'
import { WaveformSlider } from '~/ui/waveform.tsx'
import { speeds, usePlayer, usePlayerControls } from './player.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT|BUTTON|A|SUMMARY)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === 'range')

/** Space plays and pauses, wherever no control has the focus. */
function useSpaceBar(): void {
  const player = usePlayerControls()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFree = !isTyping(event.target) && !event.defaultPrevented
      if (event.key !== ' ' || !isFree || document.querySelector('[role=dialog],[role=alertdialog]')) return
      event.preventDefault()
      player.toggle()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [player])
}

interface Props {
  peaks: readonly number[]
  /** Peaks of the other side, where each has a channel; from who spoke when. */
  theirs: readonly number[] | undefined
}

export default function PlayerBar({ peaks, theirs }: Props) {
  useSpaceBar()
  const problem = usePlayer((state) => state.problem)
  return (
    <ThumbBar
      aria-label="Player"
      className="border-b max-md:pb-6 md:sticky md:top-14 md:z-20 md:border-t md:bg-canvas md:py-3"
    >
      <Scrubber peaks={peaks} theirs={theirs} />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Buttons />
        <Clock />
        <Options />
      </div>
      {problem !== null && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </ThumbBar>
  )
}

function Scrubber({ peaks, theirs }: Props) {
  const player = usePlayerControls()
  const time = usePlayer((state) => Math.round(state.time * 10) / 10)
  const duration = usePlayer((state) => state.duration)
  return (
    <WaveformSlider
      label="Position in the recording"
      above={peaks}
      below={theirs}
      time={time}
      duration={duration}
      height={64}
      pitch={3}
      onSeek={player.seek}
    />
  )
}

function Buttons() {
  const player = usePlayerControls()
  const isPlaying = usePlayer((state) => state.isPlaying)
  return (
    <div className="-ml-2 flex items-center gap-1">
      <IconButton label="Back 5 seconds" icon={<RotateCcw />} onClick={() => player.step(-5)} />
      <button
        type="button"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        aria-keyshortcuts="Space"
        onClick={player.toggle}
        className="inline-flex size-10 items-center justify-center rounded-full bg-accent text-on-accent transition-colors hover:bg-accent-hover pointer-coarse:size-11"
      >
        {isPlaying ? (
          <Pause aria-hidden="true" className="size-4" />
        ) : (
          <Play aria-hidden="true" className="size-4" />
        )}
      </button>
      <IconButton label="Forward 5 seconds" icon={<RotateCw />} onClick={() => player.step(5)} />
    </div>
  )
}

function Clock() {
  const time = usePlayer((state) => Math.floor(state.time))
  const duration = usePlayer((state) => Math.floor(state.duration))
  return (
    <p className="text-sm text-muted tabular-nums">
      <span className="text-ink">{formatClock(time)}</span> / {formatClock(duration)}
    </p>
  )
}

function Options() {
  const player = usePlayerControls()
  const speed = usePlayer((state) => state.speed)
  const isSkipping = usePlayer((state) => state.isSkippingSilence)
  return (
    <div className="ml-auto flex items-center gap-4">
      <span className="max-md:hidden">
        <Switch label="Skip silence" isOn={isSkipping} onChange={player.setSkippingSilence} />
      </span>
      <Select
        aria-label="Speed"
        value={speed}
        onChange={(event) => player.setSpeed(Number(event.target.value))}
        className="w-22"
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </Select>
    </div>
  )
}
