import type { Side } from '../analysis/types.ts'
import type { Segment } from './transcript.ts'

/**
 * Who is drawn as our side: those known to be ours, else whoever of the others is on the first channel, else whoever speaks first.
 */
export function oursOf(
  sides: ReadonlyMap<string, Side | null>,
  segments: readonly Pick<Segment, 'speaker' | 'channel'>[],
): ReadonlySet<string> {
  const known = [...sides].flatMap(([label, side]) => (side === 'us' ? [label] : []))
  const open = segments.filter(({ speaker }) => sides.get(speaker) !== 'them')
  const first = (open.find(({ channel }) => channel === 0) ?? open[0])?.speaker
  return new Set(known.length > 0 || first === undefined ? known : [first])
}
