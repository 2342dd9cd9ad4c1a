/** A piece of a recording on disk. Sequences count from 0 without a gap; `size` in bytes. */
export interface ChunkSize {
  sequence: number
  size: number
}

export type UploadPlan =
  /** Send `bytes` from byte `skip` of the first of `sequences`; `isLast` where nothing follows for good. */
  | { kind: 'send'; sequences: number[]; skip: number; bytes: number; isLast: boolean }
  /** Everything on disk has arrived; more may come. */
  | { kind: 'wait' }
  /** Everything has arrived and nothing will follow: an empty last piece makes the server finish the file. */
  | { kind: 'finish' }
  /** A piece is missing or the server has more bytes than were recorded: continuing would corrupt the file. */
  | { kind: 'broken'; reason: 'gap' | 'ahead'; sequence: number }

export const totalBytes = (chunks: readonly ChunkSize[]): number =>
  chunks.reduce((sum, chunk) => sum + chunk.size, 0)

/** The first missing sequence; null where all follow each other from 0. */
export function findGap(chunks: readonly ChunkSize[]): number | null {
  const index = chunks.findIndex((chunk, position) => chunk.sequence !== position)
  return index === -1 ? null : index
}

/**
 * What to send next.
 * @param chunks all pieces on disk, by sequence
 * @param offset bytes the server has confirmed
 * @param isComplete whether recording has ended
 * @param atMost bytes in one request; a piece is never cut but for what has arrived of it
 */
export function planUpload(
  chunks: readonly ChunkSize[],
  { offset, isComplete, atMost }: { offset: number; isComplete: boolean; atMost: number },
): UploadPlan {
  const gap = findGap(chunks)
  if (gap !== null) return { kind: 'broken', reason: 'gap', sequence: gap }
  const total = totalBytes(chunks)
  if (offset > total) return { kind: 'broken', reason: 'ahead', sequence: chunks.length }
  if (offset === total) return isComplete ? { kind: 'finish' } : { kind: 'wait' }
  let start = 0
  let skip = 0
  let bytes = 0
  const sequences: number[] = []
  for (const chunk of chunks) {
    const end = start + chunk.size
    if (end > offset) {
      const rest = end - Math.max(start, offset)
      if (sequences.length > 0 && bytes + rest > atMost) break
      if (sequences.length === 0) skip = offset - start
      sequences.push(chunk.sequence)
      bytes += rest
    }
    start = end
  }
  return { kind: 'send', sequences, skip, bytes, isLast: isComplete && offset + bytes === total }
}
