import { type PixelSize, toStoragePath } from '@parley/core/site/pictures'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Storage } from '../../storage/index.ts'

const unknown = { size: null }

/** Pixel sizes of stored images, so that a page reserves their space. External or broken images have none. */
export function createImageSizes(storage: Pick<Storage, 'objects' | 'store'>, origins: readonly string[]) {
  const byVersion = new LRUCache<string, { size: PixelSize | null }>({ max: 5000 })

  async function measure(version: string): Promise<{ size: PixelSize | null }> {
    return storage.store.withLocalFile(version, async (path) => {
      const { width, height, orientation = 1 } = await sharp(path).metadata()
      // EXIF orientations from 5 on are rotated by 90 degrees.
      return { size: orientation >= 5 ? { width: height, height: width } : { width, height } }
    })
  }

  async function find(src: string): Promise<PixelSize | null> {
    const [bucket = '', ...name] = (toStoragePath(src, origins) ?? '').split('/')
    if (name.length === 0 || !(await storage.objects.bucket(bucket)).public) return null
    const { version } = await storage.objects.find('owner', bucket, decodeURIComponent(name.join('/')))
    const known = byVersion.get(version) ?? (await measure(version).catch(() => unknown))
    byVersion.set(version, known)
    return known.size
  }

  return async (sources: readonly string[]): Promise<Record<string, PixelSize>> => {
    const found = await Promise.all(
      [...new Set(sources)].slice(0, 200).map(async (src) => {
        const size = await find(src).catch(() => null)
        return size ? ([[src, size]] as const) : []
      }),
    )
    return Object.fromEntries(found.flat())
  }
}

export type ImageSizes = ReturnType<typeof createImageSizes>
