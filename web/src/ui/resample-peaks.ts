/**
 * Fits peaks to the number of bars there is room for. Each bar keeps the loudest peak it covers, so that a short
 * word never vanishes; when there are fewer peaks than bars, peaks repeat.
 * @param peaks loudness from 0 to 1, in order
 */
export function resamplePeaks(peaks: readonly number[], bars: number): number[] {
  if (peaks.length === 0 || bars <= 0) return []
  return Array.from({ length: bars }, (_, bar) => {
    const start = Math.floor((bar * peaks.length) / bars)
    const end = Math.max(start + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    return Math.max(...peaks.slice(start, end))
  })
}
