import { BlogRefusal } from './serve-blog.ts'

const bucket = '/storage/v1/object/public/blog-images/'

/**
 * An image for a model: the bytes of one in the blog's own storage (a model elsewhere may not reach this machine), the
 * address of any other, which is never fetched from here.
 */
export async function loadImage(imageUrl: string, supabaseUrl: string): Promise<URL | Uint8Array> {
  const url = new URL(imageUrl)
  if (!url.pathname.startsWith(bucket)) return url
  const response = await fetch(new URL(url.pathname, supabaseUrl), { redirect: 'error' })
  if (!response.ok) {
    await response.body?.cancel()
    throw new BlogRefusal(404, 'This image is not in the blog’s storage. Upload it again, then try again.')
  }
  return new Uint8Array(await response.arrayBuffer())
}
