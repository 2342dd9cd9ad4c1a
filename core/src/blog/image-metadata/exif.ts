import { asciiAt } from '../../text/ascii.ts'

const orientationTag = 0x0112

/**
 * Which way up an image is held to be, from 1 (as stored) to 8.
 * @param tiff an EXIF block without its heading
 * @returns 1 where it says nothing that can be read
 */
export function readOrientation(tiff: Uint8Array): number {
  const isLittle = asciiAt(tiff, 0, 2) === 'II'
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (tiff.length < 14) return 1
  const start = view.getUint32(4, isLittle)
  if (start + 2 > tiff.length) return 1
  const count = view.getUint16(start, isLittle)
  for (let entry = start + 2; entry < start + 2 + count * 12 && entry + 12 <= tiff.length; entry += 12) {
    if (view.getUint16(entry, isLittle) !== orientationTag) continue
    const found = view.getUint16(entry + 8, isLittle)
    return found >= 1 && found <= 8 ? found : 1
  }
  return 1
}

/** An EXIF block, without its heading, that holds the orientation alone. 26 bytes. */
export const orientationOnly = (orientation: number): Uint8Array =>
  // Big-endian, one entry: the tag, one short, its value.
  Uint8Array.from([
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
