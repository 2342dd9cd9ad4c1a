import { asciiAt } from '../text/ascii.ts'

/** `ending` of the file as it is stored. Those that the bucket `blog-images` takes. */
export interface ImageType {
  mimeType: `image/${'png' | 'jpeg' | 'gif' | 'webp' | 'avif'}`
  ending: 'png' | 'jpg' | 'gif' | 'webp' | 'avif'
}

/**
 * What kind of image a file holds, by its content: names and types that a browser reports are often wrong.
 * @param bytes the first 32 bytes or more
 * @returns null where it is none of png, jpeg, gif, webp, avif
 */
export function recogniseImage(bytes: Uint8Array): ImageType | null {
  if (asciiAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return { mimeType: 'image/png', ending: 'png' }
  if (asciiAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return { mimeType: 'image/jpeg', ending: 'jpg' }
  if (asciiAt(bytes, 0, 6) === 'GIF87a' || asciiAt(bytes, 0, 6) === 'GIF89a')
    return { mimeType: 'image/gif', ending: 'gif' }
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 12) === 'WEBP')
    return { mimeType: 'image/webp', ending: 'webp' }
  if (asciiAt(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(asciiAt(bytes, 8, 32)))
    return { mimeType: 'image/avif', ending: 'avif' }
  return null
}

const others: readonly [name: string, isOne: (bytes: Uint8Array) => boolean][] = [
  [
    'SVG',
    (bytes) => /^[^<]*(?:<(?:\?xml|!DOCTYPE|!--)[^<]*)*<(?:\w+:)?svg[\s>]/i.test(asciiAt(bytes, 0, 1024)),
  ],
  ['HEIC', (bytes) => asciiAt(bytes, 4, 8) === 'ftyp' && /hei[cx]|hevc|mif1/.test(asciiAt(bytes, 8, 32))],
  ['TIFF', (bytes) => ['II*\0', 'MM\0*'].includes(asciiAt(bytes, 0, 4))],
  ['BMP', (bytes) => asciiAt(bytes, 0, 2) === 'BM' && asciiAt(bytes, 6, 10) === '\0\0\0\0'],
]

/**
 * The name of a kind of image that is not taken, by its content.
 * @param bytes the first 1024 bytes, or all of a shorter file
 * @returns null where it is taken, or no image as far as is known here
 */
export const nameOtherImage = (bytes: Uint8Array): string | null =>
  recogniseImage(bytes) ? null : (others.find(([, isOne]) => isOne(bytes))?.[0] ?? null)
