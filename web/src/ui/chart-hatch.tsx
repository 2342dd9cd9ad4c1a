import { type BarShapeProps, Rectangle } from 'recharts'

interface Props {
  name: string
  colour: string
}

/** Lines instead of a fill, for `<defs>`: what is expected, or not over yet. */
export function ChartHatch({ name, colour }: Props) {
  return (
    <pattern
      id={`hatch-${name}`}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="2" height="5" fill={colour} />
    </pattern>
  )
}

/** The shape of bars that are hatched where their stretch says that it is still running. */
export const hatchOf = (name: string) =>
  function HatchedWhileRunning({ isRunning, ...bar }: BarShapeProps & { isRunning?: boolean }) {
    return <Rectangle {...bar} fill={isRunning ? `url(#hatch-${name})` : bar.fill} />
  }
