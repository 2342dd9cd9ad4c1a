import type { Silence } from './sound/meters.ts'
import { cutWav } from './sound/wav.ts'

export interface Piece {
  path: string
  /** Where the piece begins in the recording, in seconds. */
  offset: number
}

/** Where to cut so that no piece is longer than `longest` seconds: in the middle of the last pause that allows it. Pure. */
export function cutPoints(durationSeconds: number, silences: readonly Silence[], longest: number): number[] {
  const cuts: number[] = []
  let from = 0
  while (durationSeconds - from > longest) {
    const latest = silences.findLast(
      (pause) => (pause.start + pause.end) / 2 <= from + longest && pause.start > from + longest / 4,
    )
    from = latest ? (latest.start + latest.end) / 2 : from + longest
    cuts.push(from)
  }
  return cuts
}

/** Cuts a channel into pieces at pauses. One that is short enough stays whole. */
export async function cutPieces(
  path: string,
  durationSeconds: number,
  silences: readonly Silence[],
  longest: number,
): Promise<Piece[]> {
  const cuts = cutPoints(durationSeconds, silences, longest)
  if (cuts.length === 0) return [{ path, offset: 0 }]
  const pieces: Piece[] = []
  for (const [index, offset] of [0, ...cuts].entries()) {
    const piece = path.replace(/\.wav$/, `-${index}.wav`)
    await cutWav(path, piece, offset, cuts[index] ?? durationSeconds)
    pieces.push({ path: piece, offset })
  }
  return pieces
}
