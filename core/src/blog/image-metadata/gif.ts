import { asciiAt } from '../../text/ascii.ts'
import { joinBytes, slice } from './join.ts'

/** What applications may add that decoding needs: how often it repeats, and the colour profile. */
const needed = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** Bytes of a colour table by the packed field that announces it. */
const tableSize = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

/** Where a row of sub-blocks ends, behind its empty last one. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length) {
    const length = bytes[at] ?? 0
    at += 1 + length
    if (length === 0) return at
  }
  throw new RangeError('The image ends too early')
}

/** A GIF, animated ones too, without comments and what programs wrote beside it. */
export function stripGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = 13 + tableSize(bytes[10] ?? 0)
  const kept: Uint8Array[] = [slice(bytes, 0, at)]
  while (bytes[at] !== 0x3b) {
    const isExtension = bytes[at] === 0x21
    if (!isExtension && bytes[at] !== 0x2c) throw new RangeError('No block where one belongs')
    const start = isExtension ? at + 2 : at + 11 + tableSize(bytes[at + 9] ?? 0)
    const stop = endOfBlocks(bytes, start)
    const label = isExtension ? bytes[at + 1] : undefined
    const isTelling = label === 0xfe || (label === 0xff && !needed.has(asciiAt(bytes, at + 3, at + 14)))
    if (!isTelling) kept.push(slice(bytes, at, stop))
    at = stop
  }
  return joinBytes([...kept, Uint8Array.of(0x3b)])
}
