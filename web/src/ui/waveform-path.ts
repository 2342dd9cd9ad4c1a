/** Bars of one voice as one SVG path. `direction` -1 draws upwards from the line, 1 downwards. Lengths in pixels. */
export function waveformPath(
  peaks: readonly number[],
  { pitch, height, direction }: { pitch: number; height: number; direction: -1 | 1 },
): string {
  const middle = height / 2
  const room = middle - 1
  const barWidth = pitch - (pitch > 3 ? 1.5 : 0.75)
  return peaks
    .map((peak, index) => {
      const length = Math.min(1, peak) * room
      if (length < 0.5) return ''
      const x = index * pitch
      const y = middle + direction
      return `M${x} ${y}h${barWidth}v${(direction * length).toFixed(1)}h-${barWidth}z`
    })
    .join('')
}
