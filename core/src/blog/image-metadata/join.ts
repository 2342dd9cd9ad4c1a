/** One array of several. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** @throws RangeError where a part reaches beyond its file */
export function slice(bytes: Uint8Array, start: number, end: number): Uint8Array {
  if (end > bytes.length || start > end) throw new RangeError('The image ends too early')
  return bytes.subarray(start, end)
}
