interface Tone {
  /** Seconds. */
  start: number
  end: number
  /** -1 to 1. */
  value: number
}

/**
 * At most `most` of the points, in order: of each run of neighbours the one whose tone is strongest, so that a short bad
 * moment is not averaged away.
 */
export function strongestTones<Point extends Tone>(points: readonly Point[], most: number): Point[] {
  const size = Math.max(1, Math.ceil(points.length / Math.max(1, most)))
  return Array.from({ length: Math.ceil(points.length / size) }, (_, index) =>
    points
      .slice(index * size, (index + 1) * size)
      .reduce((strongest, each) => (Math.abs(each.value) > Math.abs(strongest.value) ? each : strongest)),
  )
}
