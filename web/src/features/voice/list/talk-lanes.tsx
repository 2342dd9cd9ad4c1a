import { fullLevel, type Lanes, laneRuns } from '@parley/core/voice/lanes'

/** Pixels. */
const [thickness, gap, height] = [3, 2, 8]
const levels = Array.from({ length: fullLevel }, (_, below) => below + 1)

/** Two lanes over the conversation's time, or one where one side speaks; both in a neutral colour where nobody knows who is ours. */
export function TalkLanes({ isKnown, ours, theirs }: Lanes) {
  const lanes = [
    { side: 'us', steps: ours },
    { side: 'them', steps: theirs },
  ].filter(({ steps }) => steps.some((level) => level > 0))
  const top = lanes.length > 1 ? 0 : Math.floor((height - thickness) / 2)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ours.length} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="block w-full"
      style={{ height }}
    >
      {lanes.map(({ side, steps }, place) => (
        <Lane
          key={side}
          name={isKnown ? side : 'nobody'}
          steps={steps}
          top={top + place * (thickness + gap)}
        />
      ))}
    </svg>
  )
}

const colors = new Map([
  ['us', 'var(--color-voice-us)'],
  ['them', 'var(--color-voice-them)'],
])

/** What was only partly spoken in is as pale as if it was drawn finer than the screen can. */
function Lane({ name, steps, top }: { name: string; steps: Lanes['ours']; top: number }) {
  const runs = laneRuns(steps)
  const pathOf = (level: number) =>
    runs
      .filter((run) => run.level === level)
      .map(({ start, steps: width }) => `M${start} ${top}h${width}v${thickness}h-${width}z`)
      .join('')
  return (
    <g data-lane={name} fill={colors.get(name) ?? 'var(--color-control)'}>
      <rect y={top} width={steps.length} height={thickness} fill="var(--color-sunken)" />
      {levels.map((level) => (
        <path key={level} d={pathOf(level)} opacity={level / fullLevel} />
      ))}
    </g>
  )
}
