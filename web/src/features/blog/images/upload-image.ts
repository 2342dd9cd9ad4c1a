import { stripMetadata } from '@parley/core/blog/image-metadata/strip-metadata'
import { type ImageType, nameOtherImage, recogniseImage } from '@parley/core/blog/image-type'
import { openBucket } from '~/data/storage.ts'

const bucket = 'blog-images'
/** docs/specified.md S5.6, S9.5; the bucket refuses more as well. */
const tooLarge = 5 * 1024 * 1024
const signatureLength = 1024

/** `width` and `height` in pixels. */
export interface UploadedImage {
  url: string
  width: number
  height: number
}

/** A file that is no image, of a kind that is not taken, or beyond the limit; S5.6 has the words. */
export class ImageRefusal extends Error {
  override readonly name = 'ImageRefusal'
}

const notAnImage = () => new ImageRefusal('Please upload an image file')

async function measure(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw notAnImage()
  })
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

/** Where a picture was taken, when and by whom is nobody's to publish unasked. */
async function withoutMetadata(file: Blob, { ending, mimeType }: ImageType): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return new Blob([stripMetadata(bytes, ending)], { type: mimeType })
  } catch {
    throw new ImageRefusal('This image is damaged. Save it again, then upload it')
  }
}

/** An address of this site as a path, so that a post's pictures go with it to another host; one elsewhere stays whole. */
function withinSite(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin === globalThis.location.origin ? pathname : address
}

/**
 * Puts an image under a random name into the bucket `blog-images`, never over another, kept 3600 s by caches
 * (S7.16), without what it tells of its maker. Its kind is read from its content, not from its name.
 * @throws ImageRefusal where the file is no PNG, JPEG, GIF, WebP or AVIF, or not under 5 MB; the storage's error otherwise
 */
export async function uploadImage(file: Blob): Promise<UploadedImage> {
  const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
  const type = recogniseImage(start)
  if (!type) {
    const other = nameOtherImage(start)
    throw other === null ? notAnImage() : new ImageRefusal(`${other} images can’t be used here`)
  }
  if (file.size >= tooLarge) throw new ImageRefusal('Image must be less than 5MB')
  const size = await measure(file)
  const published = await withoutMetadata(file, type)
  const files = await openBucket(bucket)
  const name = `${crypto.randomUUID()}.${type.ending}`
  const { error } = await files.upload(name, published, {
    cacheControl: '3600',
    upsert: false,
    contentType: type.mimeType,
  })
  if (error) throw error
  return { url: withinSite(files.getPublicUrl(name).data.publicUrl), ...size }
}
