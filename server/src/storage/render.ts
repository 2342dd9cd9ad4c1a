import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createTurns } from '../turns.ts'
import { StorageError } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import type { ObjectRow } from './objects.ts'
import type { RenderOptions } from './render-options.ts'

/** The most pixels of an image; larger ones are rejected undecoded, since a few kilobytes can expand to gigabytes. */
const mostPixels = 50_000_000
const renderSeconds = 15
const keptMs = 30 * 24 * 3600 * 1000
const sources = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

export interface RenderedImage {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  etag: string
}

const notTransformable = () =>
  new StorageError(422, 'InvalidImage', 'This file is no picture that can be transformed, or it is too large')

async function readCached(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path))
  } catch {
    return null
  }
}

async function transform(path: string, options: RenderOptions, target: 'avif' | 'webp' | 'jpeg' | 'png') {
  const { width, height, resize, quality } = options
  const image = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: renderSeconds })
    .autoOrient()
  if (width || height)
    image.resize({
      ...(width ? { width } : {}),
      ...(height ? { height } : {}),
      fit: resize === 'contain' ? 'inside' : resize,
      withoutEnlargement: true,
    })
  const made =
    target === 'avif'
      ? image.avif({ quality: Math.max(30, quality - 20), effort: 3 })
      : target === 'png'
        ? image.png()
        : image[target]({ quality })
  return new Uint8Array(await made.toBuffer())
}

/** The target format; null for animations, which are not transformed. */
async function targetFor(path: string, { format }: RenderOptions) {
  const { format: source, pages = 1, width, height } = await sharp(path).metadata()
  if (!sources.has(source) || width * height > mostPixels) throw notTransformable()
  if (source === 'gif' || pages > 1) return null
  if (format !== 'origin') return format
  return source === 'jpeg' || source === 'png' || source === 'webp' ? source : ('avif' as const)
}

export type ImageRenderer = ReturnType<typeof createImageRenderer>

/** Image transformation over an object store. Results are cached on disk below `folder`, by content and options. */
export function createImageRenderer(store: ObjectStore, folder: string) {
  const inTurn = createTurns(2, {
    length: 200,
    full: () => new StorageError(503, 'SlowDown', 'Too many images are being made. Try again in a moment.'),
  })
  const making = new Map<string, Promise<RenderedImage | null>>()

  async function make(object: ObjectRow, options: RenderOptions, key: string): Promise<RenderedImage | null> {
    return store.withLocalFile(object.version, async (path) => {
      try {
        const target = await targetFor(path, options)
        if (!target) return null
        const type = `image/${target}`
        const kept = join(folder, key.slice(0, 2), `${key}.${target}`)
        const etag = `"${key}"`
        const known = await readCached(kept)
        if (known) return { bytes: known, type, etag }
        const bytes = await inTurn(() => transform(path, options, target))
        await mkdir(dirname(kept), { recursive: true })
        const incoming = `${kept}.${randomUUID()}`
        await writeFile(incoming, bytes)
        await rename(incoming, kept)
        return { bytes, type, etag }
      } catch (error) {
        throw error instanceof StorageError ? error : notTransformable()
      }
    })
  }

  return {
    /**
     * The transformed image; null where the original is to be sent.
     * @throws StorageError 422 for a file that is no image, 503 when the queue is full
     */
    render(object: ObjectRow, options: RenderOptions): Promise<RenderedImage | null> {
      const key = createHash('sha256')
        .update(JSON.stringify([object.version, options]))
        .digest('base64url')
        .slice(0, 32)
      const pending = making.get(key)
      if (pending) return pending
      const made = make(object, options, key).finally(() => making.delete(key))
      making.set(key, made)
      return made
    },

    /** Deletes cached images older than a month; they are rendered again on request. */
    async sweep(): Promise<void> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const facts = await stat(path).catch(() => null)
        if (facts && Date.now() - facts.mtimeMs > keptMs) await rm(path, { force: true })
      }
    },
  }
}
