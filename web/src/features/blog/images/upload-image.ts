import { recogniseImage } from '@parley/core/blog/image-type'
import { openBucket } from '~/data/storage.ts'

const bucket = 'blog-images'
/** docs/specified.md S5.6, S9.5; the bucket refuses more as well. */
const tooLarge = 5 * 1024 * 1024
const signatureLength = 64

/** `width` and `height` in pixels. */
export interface UploadedImage {
  url: string
  width: number
  height: number
}

/** A file that is no image, or one beyond the limit, in the words of S5.6. */
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

/**
 * Puts an image under a random name into the bucket `blog-images`, never over another, kept 3600 s by caches
 * (S7.16). Its kind is read from its content, not from its name.
 * @throws ImageRefusal where the file is no PNG, JPEG, GIF, WebP or AVIF, or not under 5 MB; the storage's error otherwise
 */
export async function uploadImage(file: Blob): Promise<UploadedImage> {
  const type = recogniseImage(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()))
  if (!type) throw notAnImage()
  if (file.size >= tooLarge) throw new ImageRefusal('Image must be less than 5MB')
  const size = await measure(file)
  const files = await openBucket(bucket)
  const name = `${crypto.randomUUID()}.${type.ending}`
  const { error } = await files.upload(name, file, {
    cacheControl: '3600',
    upsert: false,
    contentType: type.mimeType,
  })
  if (error) throw error
  return { url: files.getPublicUrl(name).data.publicUrl, ...size }
}
