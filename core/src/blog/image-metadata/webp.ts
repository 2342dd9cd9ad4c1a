import { asciiAt } from '../../text/ascii.ts'
import { orientationOnly, readOrientation } from './exif.ts'
import { joinBytes, slice } from './join.ts'

const exifFlag = 0x08
const xmpFlag = 0x04

/** A chunk of RIFF, padded to an even length. */
function toChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(8 + data.length + (data.length % 2))
  chunk.set(
    Array.from(name, (letter) => letter.charCodeAt(0)),
    0,
  )
  new DataView(chunk.buffer).setUint32(4, data.length, true)
  chunk.set(data, 8)
  return chunk
}

/** The EXIF of some files begins with the heading that JPEG has. */
const withoutHeading = (exif: Uint8Array): Uint8Array =>
  asciiAt(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif

/** A WebP, animated ones too, without XMP and EXIF but the orientation. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true))
  const kept: Uint8Array[] = []
  let orientation = 1
  for (let at = 12; at + 8 <= end; ) {
    const length = view.getUint32(at + 4, true)
    const name = asciiAt(bytes, at, at + 4)
    const data = slice(bytes, at + 8, at + 8 + length)
    if (name === 'EXIF') orientation = readOrientation(withoutHeading(data))
    else if (name !== 'XMP ') kept.push(toChunk(name, data))
    at += 8 + length + (length % 2)
  }
  if (orientation !== 1) kept.push(toChunk('EXIF', orientationOnly(orientation)))
  const [first] = kept
  if (first && asciiAt(first, 0, 4) === 'VP8X')
    first[8] = ((first[8] ?? 0) & ~(exifFlag | xmpFlag)) | (orientation === 1 ? 0 : exifFlag)
  const whole = joinBytes([bytes.subarray(0, 12), ...kept])
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true)
  return whole
}
