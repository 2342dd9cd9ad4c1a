/** Pixel size of an image; null where it is not known. */
export interface PixelSize {
  width: number
  height: number
}

/** Widths in pixels that images are offered and made in: the allow-list of the image transformation. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const

/** What pictures are made in, best first, with its media type. */
export const pictureFormats = [
  { format: 'avif', type: 'image/avif' },
  { format: 'webp', type: 'image/webp' },
] as const

const stored = /^\/storage\/v1\/object\/public\/([^/?#]+\/[^?#]+)$/

/**
 * The path of an image in this instance's public storage, from its address as posts hold it: a path, or with one of the
 * instance's own origins before it. Null for what lies elsewhere.
 */
export function toStoragePath(src: string, origins: readonly string[]): string | null {
  const origin = origins.find((each) => src.startsWith(`${each}/`))
  return stored.exec(origin === undefined ? src : src.slice(origin.length))?.[1] ?? null
}

/** The address of a stored image at a width in pixels and in a format ("origin" keeps its own). */
export const toRenderAddress = (storagePath: string, width: number, format: string): string =>
  `/storage/v1/render/image/public/${storagePath}?width=${width}&quality=75&format=${format}`

export interface PictureSource {
  type: string
  srcSet: string
}

/** The `<source>`s of a stored image, no wider than it is itself. Moving images and unknown kinds have none. */
export function toPictureSources(storagePath: string, size: PixelSize | null): PictureSource[] {
  if (!/\.(?:png|jpe?g|webp|avif)$/i.test(storagePath)) return []
  const widest = size?.width ?? 1280
  const fitting = pictureWidths.filter((width) => width <= widest)
  const widths = fitting.length === 0 ? [pictureWidths[0]] : fitting
  return pictureFormats.map(({ format, type }) => ({
    type,
    srcSet: widths.map((width) => `${toRenderAddress(storagePath, width, format)} ${width}w`).join(', '),
  }))
}
