/** `ending` of the file as it is stored. Those that the bucket `blog-images` takes. */
export type ImageType = {
  mimeType: `image/${'png' | 'jpeg' | 'gif' | 'webp' | 'avif'}`
  ending: 'png' | 'jpg' | 'gif' | 'webp' | 'avif'
}

const text = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end))

/**
 * What kind of image a file holds, by its content: names and types that a browser reports are often wrong.
 * @param bytes the first 32 bytes or more
 * @returns null where it is none of png, jpeg, gif, webp, avif
 */
export const recogniseImage = (bytes: Uint8Array): ImageType | null => {
  if (text(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return { mimeType: 'image/png', ending: 'png' }
  if (text(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return { mimeType: 'image/jpeg', ending: 'jpg' }
  if (text(bytes, 0, 6) === 'GIF87a' || text(bytes, 0, 6) === 'GIF89a')
    return { mimeType: 'image/gif', ending: 'gif' }
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP')
    return { mimeType: 'image/webp', ending: 'webp' }
  if (text(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(text(bytes, 8, 32)))
    return { mimeType: 'image/avif', ending: 'avif' }
  return null
}
