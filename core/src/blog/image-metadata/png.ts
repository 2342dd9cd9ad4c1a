import { asciiAt } from '../../text/ascii.ts'
import { orientationOnly, readOrientation } from './exif.ts'
import { joinBytes, slice } from './join.ts'

const telling = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX'])

/** The checksum of PNG chunks (CRC-32). */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

function toChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  chunk.set(
    Array.from(name, (letter) => letter.charCodeAt(0)),
    4,
  )
  chunk.set(data, 8)
  view.setUint32(8 + data.length, checksum(chunk.subarray(4, 8 + data.length)))
  return chunk
}

/** A PNG, animated ones too, without texts, times and EXIF but the orientation. */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  let at = 8
  let name = ''
  while (name !== 'IEND') {
    if (at + 12 > bytes.length) throw new RangeError('The image ends too early')
    const stop = at + 12 + view.getUint32(at)
    name = asciiAt(bytes, at + 4, at + 8)
    const chunk = slice(bytes, at, stop)
    const orientation = name === 'eXIf' ? readOrientation(chunk.subarray(8, -4)) : 1
    if (orientation !== 1) kept.push(toChunk('eXIf', orientationOnly(orientation)))
    else if (!telling.has(name)) kept.push(chunk)
    at = stop
  }
  return joinBytes(kept)
}
