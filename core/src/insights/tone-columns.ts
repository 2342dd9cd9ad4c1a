import type { ToneInterval } from './figures.ts'

/** A stretch that was measured, or neighbours in which nobody talked, as one gap. */
export type ToneColumn =
  | { kind: 'measured'; stretch: ToneInterval; tone: number }
  | { kind: 'gap'; from: ToneInterval['from']; to: ToneInterval['to']; stretches: number }

/** What stands side by side in a chart of tone: stretches in their order, with neighbouring gaps made one. */
export function toToneColumns(stretches: readonly ToneInterval[]): ToneColumn[] {
  const columns: ToneColumn[] = []
  for (const stretch of stretches) {
    const last = columns.at(-1)
    if (stretch.tone !== null) columns.push({ kind: 'measured', stretch, tone: stretch.tone })
    else if (last?.kind === 'gap')
      columns.splice(-1, 1, { ...last, to: stretch.to, stretches: last.stretches + 1 })
    else columns.push({ kind: 'gap', from: stretch.from, to: stretch.to, stretches: 1 })
  }
  return columns
}
