import { findStage, type StageColor, stageName } from '@parley/core/leads/stages'
import { useStages } from '~/data/stages.ts'
import { barCount, filledBars } from './filled-bars.ts'

const bars = (from: number, end: number, top = 0): string =>
  Array.from({ length: end - from }, (_, offset) => `M${(from + offset) * 3} ${top}h2V10h-2z`).join('')

// Spelled out, so that the build finds them.
export const stageFills: Record<StageColor, string> = {
  blue: 'fill-stage-blue',
  teal: 'fill-stage-teal',
  green: 'fill-stage-green',
  amber: 'fill-stage-amber',
  orange: 'fill-stage-orange',
  red: 'fill-stage-red',
  pink: 'fill-stage-pink',
  purple: 'fill-stage-purple',
}

/** A stage, by the key that a row holds, as six bars filled so far, in its colour where it has one, and always the word. */
export function Stage({ status }: { status: string }) {
  const stages = useStages()
  const { color = null, outcome } = findStage(stages, status) ?? {}
  const filled = filledBars(stages, status)
  const name = stageName(stages, status)
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-2 text-sm">
      <svg aria-hidden="true" viewBox="0 0 17 10" className="h-2.5 w-[17px] shrink-0">
        <path d={bars(filled, barCount)} className="fill-line" />
        {/* One that fills no bar shows its colour at their feet. */}
        <path
          d={filled === 0 && color ? bars(0, barCount, 7) : bars(0, filled)}
          className={color ? stageFills[color] : 'fill-ink'}
        />
      </svg>
      <span title={name} className={`truncate ${outcome === 'lost' ? 'text-faint' : ''}`}>
        {name}
      </span>
    </span>
  )
}
