import { asciiAt } from '../../text/ascii.ts'
import { orientationOnly } from './exif.ts'

interface Box {
  name: string
  /** Of its content. */
  start: number
  end: number
}

function boxesOf(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const short = view.getUint32(at)
    const isLong = short === 1
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    const start = at + (isLong ? 16 : 8)
    if (at + length > to || at + length < start) throw new RangeError('The image ends too early')
    boxes.push({ name: asciiAt(bytes, at + 4, at + 8), start, end: at + length })
    at += length
  }
  return boxes
}

/** The ids of the items that hold EXIF and XMP. */
function tellingItems(bytes: Uint8Array, info: Box): Map<number, 'exif' | 'text'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const first = info.start + (bytes[info.start] === 0 ? 6 : 8)
  const items = new Map<number, 'exif' | 'text'>()
  for (const { start, end } of boxesOf(bytes, first, info.end)) {
    const version = bytes[start] ?? 0
    if (version < 2 || start + 12 > end) continue
    const id = version === 2 ? view.getUint16(start + 4) : view.getUint32(start + 4)
    const type = asciiAt(bytes, start + (version === 2 ? 8 : 10), start + (version === 2 ? 12 : 14))
    if (type === 'Exif') items.set(id, 'exif')
    if (type === 'mime') items.set(id, 'text')
  }
  return items
}

interface Extent {
  item: number
  /** Whether it lies in the box `idat`, not in the file. */
  isInside: boolean
  offset: number
  length: number
}

function extentsOf(bytes: Uint8Array, { start: box }: Box): Extent[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = box + 4
  const read = (size: number): number => {
    at += size
    if (size === 0) return 0
    if (size === 2) return view.getUint16(at - 2)
    return size === 4 ? view.getUint32(at - 4) : Number(view.getBigUint64(at - 8))
  }
  const version = bytes[box] ?? 0
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const extents: Extent[] = []
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const item = read(version < 2 ? 2 : 4)
    const isInside = version > 0 && (read(2) & 15) === 1
    read(2)
    const base = read(baseSize)
    for (let more = read(2); more > 0; more -= 1) {
      read(indexSize)
      const offset = base + read(offsetSize)
      extents.push({ item, isInside, offset, length: read(lengthSize) })
    }
  }
  return extents
}

/** An AVIF whose EXIF and XMP are blank in place, so that nothing else moves. Which way up it is stands elsewhere. */
export function stripAvif(given: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(given)
  const meta = boxesOf(bytes, 0, bytes.length).find(({ name }) => name === 'meta')
  const inner = meta ? boxesOf(bytes, meta.start + 4, meta.end) : []
  const find = (name: string) => inner.find((box) => box.name === name)
  const [info, places] = [find('iinf'), find('iloc')]
  if (!info || !places) return bytes
  const items = tellingItems(bytes, info)
  for (const { item, isInside, offset, length } of extentsOf(bytes, places)) {
    const kind = items.get(item)
    if (!kind) continue
    const start = offset + (isInside ? (find('idat')?.start ?? 0) : 0)
    if (start + length > bytes.length) throw new RangeError('The image ends too early')
    bytes.fill(kind === 'exif' ? 0 : 0x20, start, start + length)
    const blank = orientationOnly(1)
    if (kind === 'exif' && length >= 4 + blank.length) bytes.set(blank, start + 4)
  }
  return bytes
}
