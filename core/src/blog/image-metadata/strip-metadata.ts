import type { ImageType } from '../image-type.ts'
import { stripAvif } from './avif.ts'
import { stripGif } from './gif.ts'
import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'

const strippers: Record<ImageType['ending'], (bytes: Uint8Array) => Uint8Array<ArrayBuffer>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
  avif: stripAvif,
}

/**
 * An image as it may be published: the same picture bit for bit, animated or turned as before, without where and when it
 * was taken, by whom and with what (EXIF, XMP, IPTC, comments, appended previews).
 * @param ending of its kind, as `recogniseImage` tells it
 * @throws RangeError where the file is not built as its kind says
 */
export const stripMetadata = (bytes: Uint8Array, ending: ImageType['ending']): Uint8Array<ArrayBuffer> =>
  strippers[ending](bytes)
