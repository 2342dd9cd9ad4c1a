import { toStoragePath } from '@parley/core/site/pictures'
import type { Storage } from '../../storage/index.ts'

/** `type` is its media type, `length` in bytes. */
export interface ImageFile {
  type: string
  length: number
}

/** What is stored of public images, by their address as posts hold it; images that lie elsewhere are left out. */
export function createImageFiles({ objects }: Pick<Storage, 'objects'>, origins: readonly string[]) {
  async function find(src: string): Promise<ImageFile | null> {
    const [bucket = '', ...name] = (toStoragePath(src, origins) ?? '').split('/')
    if (name.length === 0 || !(await objects.bucket(bucket)).public) return null
    const { metadata } = await objects.find('owner', bucket, decodeURIComponent(name.join('/')))
    return metadata && { type: metadata.mimetype, length: metadata.size }
  }

  return async (sources: readonly string[]): Promise<Record<string, ImageFile>> => {
    const found = await Promise.all(
      sources.map(async (src) => {
        const file = await find(src).catch(() => null)
        return file ? ([[src, file]] as const) : []
      }),
    )
    return Object.fromEntries(found.flat())
  }
}

export type ImageFiles = ReturnType<typeof createImageFiles>
