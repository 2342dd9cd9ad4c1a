/** How much of a step a lane was spoken in: 0 not at all, 3 throughout. */
type Level = number

/** Who spoke when, in steps of equal length over the whole conversation. */
export interface Lanes {
  /** False where nobody knows who is ours: then `ours` is only who is drawn above. */
  isKnown: boolean
  ours: readonly Level[]
  theirs: readonly Level[]
}

/** Steps of a conversation, whatever its length: what a small strip can show. */
export const laneSteps = 80
export const fullLevel = 3

const base = fullLevel + 1

/** As it is kept: a hexadecimal digit a step, ours four times theirs, after a question mark where nobody knows who is ours. */
export const writeLanes = ({ isKnown, ours, theirs }: Lanes): string =>
  (isKnown ? '' : '?') +
  ours.map((level, step) => (level * base + (theirs[step] ?? 0)).toString(base * base)).join('')

/** Null where none are kept, as for what was analysed before there were any. */
export function readLanes(kept: unknown): Lanes | null {
  const written = typeof kept === 'string' ? /^(\??)([\da-f]+)$/.exec(kept) : null
  if (!written) return null
  const steps = [...(written[2] ?? '')].map((digit) => Number.parseInt(digit, base * base))
  return {
    isKnown: written[1] === '',
    ours: steps.map((step) => Math.floor(step / base)),
    theirs: steps.map((step) => step % base),
  }
}

/** Steps of one level beside each other. */
export interface LaneRun {
  start: number
  steps: number
  level: Level
}

/** What is to be drawn of a lane: its runs, without the silent ones. */
export function laneRuns(lane: readonly Level[]): LaneRun[] {
  const runs: LaneRun[] = []
  for (const [start, level] of lane.entries()) {
    const last = runs.at(-1)
    if (last?.level === level) last.steps += 1
    else runs.push({ start, steps: 1, level })
  }
  return runs.filter(({ level }) => level > 0)
}
