export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type TextEncoding = (typeof textEncodings)[number]

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** UTF-16 without a mark: every other byte of Western text is zero, the high one. */
function looksLikeUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4096)
  if (sample.length < 4) return null
  let even = 0
  let odd = 0
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue
    if (index % 2 === 0) even += 1
    else odd += 1
  }
  const half = sample.length / 2
  if (odd > half * 0.4 && even < half * 0.1) return 'utf-16le'
  return even > half * 0.4 && odd < half * 0.1 ? 'utf-16be' : null
}

/**
 * How a text file is encoded: by its byte order mark, else by the zeros of UTF-16, else UTF-8 where at least one line
 * that goes beyond ASCII is valid UTF-8 or none goes beyond it, else Windows-1252.
 * @param bytes the whole file, or as much of it as there is
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  const wide = looksLikeUtf16(bytes)
  if (wide) return wide
  if (isUtf8(bytes)) return 'utf-8'
  return linesOf(bytes).some((line) => line.some((byte) => byte > 0x7f) && isUtf8(line))
    ? 'utf-8'
    : 'windows-1252'
}

const lineFeed = 0x0a

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let start = 0
  while (start < bytes.length) {
    const found = bytes.indexOf(lineFeed, start)
    const end = found === -1 ? bytes.length : found + 1
    lines.push(bytes.subarray(start, end))
    start = end
  }
  return lines
}

const decodeLine = (line: Uint8Array): string =>
  new TextDecoder(isUtf8(line) ? 'utf-8' : 'windows-1252', { ignoreBOM: true }).decode(line)

const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text)

export interface StreamingDecoder {
  /** The text that is complete with these bytes. */
  push: (bytes: Uint8Array) => string
  /** What is left at the end of the file. */
  end: () => string
}

/**
 * Decodes a file piece by piece, without its byte order mark. Files put together from several sources mix encodings: in
 * `utf-8` a line that is not valid is read as Windows-1252. The line end is one byte in both.
 */
export function createDecoder(encoding: TextEncoding): StreamingDecoder {
  let isStart = true
  const cut = (text: string): string => {
    if (text === '') return text
    const result = isStart ? withoutMark(text) : text
    isStart = false
    return result
  }
  if (encoding !== 'utf-8') {
    const decoder = new TextDecoder(encoding, { ignoreBOM: true })
    return {
      push: (bytes) => cut(decoder.decode(bytes, { stream: true })),
      end: () => cut(decoder.decode()),
    }
  }
  let held: Uint8Array = new Uint8Array()
  const read = (bytes: Uint8Array): string =>
    isUtf8(bytes)
      ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      : linesOf(bytes).map(decodeLine).join('')
  return {
    push(bytes) {
      const joined = new Uint8Array(held.length + bytes.length)
      joined.set(held)
      joined.set(bytes, held.length)
      const end = joined.lastIndexOf(lineFeed) + 1
      held = joined.slice(end)
      return cut(read(joined.subarray(0, end)))
    },
    end: () => cut(read(held)),
  }
}

/** The whole of `bytes` as text. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  const decoder = createDecoder(encoding)
  return decoder.push(bytes) + decoder.end()
}
