/** A random UUID (version 4) of 16 random bytes. */
export function uuidOf(bytes: Uint8Array): string {
  const digits = [...bytes].map((byte, index) => {
    // The version, and the variant of RFC 9562.
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
