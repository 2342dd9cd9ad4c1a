import { asciiAt } from '../../text/ascii.ts'
import { orientationOnly, readOrientation } from './exif.ts'
import { joinBytes, slice } from './join.ts'

const scan = 0xda
const end = 0xd9
const comment = 0xfe

/** Segments that decoding needs: JFIF, the colour profile, Adobe's colour transform, and all that is no APPn or comment. */
function isNeeded(marker: number, data: Uint8Array): boolean {
  if (marker === comment) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const name = asciiAt(data, 0, 12)
  return marker === 0xe0 || (marker === 0xe2 && name === 'ICC_PROFILE\0') || marker === 0xee
}

/** Where the entropy-coded data of a scan end: before the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at += 1
  }
  return bytes.length
}

/** A JPEG without what tells of its maker: no EXIF but the orientation, no XMP, IPTC, comments, nor anything after its end. */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = []
  let orientation = 1
  let at = 2
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (bytes[at] !== 0xff) throw new RangeError('No marker where one belongs')
    if (marker === end) break
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const stop = marker === scan ? endOfScan(bytes, at + 2 + length) : at + 2 + length
    const segment = slice(bytes, at, stop)
    const data = segment.subarray(4)
    if (marker === 0xe1 && asciiAt(data, 0, 6) === 'Exif\0\0') orientation = readOrientation(data.subarray(6))
    else if (isNeeded(marker, data)) kept.push(segment)
    at = stop
  }
  const exif = orientation === 1 ? [] : [toApp1(orientationOnly(orientation))]
  const place = kept[0]?.[1] === 0xe0 ? 1 : 0
  return joinBytes([
    bytes.subarray(0, 2),
    ...kept.slice(0, place),
    ...exif,
    ...kept.slice(place),
    Uint8Array.of(0xff, end),
  ])
}

const toApp1 = (tiff: Uint8Array): Uint8Array =>
  joinBytes([Uint8Array.of(0xff, 0xe1, 0, tiff.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0), tiff])
