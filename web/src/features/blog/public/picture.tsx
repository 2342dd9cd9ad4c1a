import { type PixelSize, toPictureSources, toStoragePath } from '@parley/core/site/pictures'

export interface PostImages {
  /** Origins under which the instance's own images may be written in a post. */
  origins: readonly string[]
  sizes: Readonly<Record<string, PixelSize>>
}

interface Props {
  src: string
  alt: string
  images: PostImages
  /** The browser's `sizes`: how wide it is shown. */
  sizes: string
  className: string
  /** Is seen first: comes at once, before what may wait. */
  isFirst?: boolean
}

/** An image of a post in the formats and widths of this instance; one from elsewhere as it is. */
export function Picture({ src, alt, images, sizes, className, isFirst = false }: Props) {
  const storagePath = toStoragePath(src, images.origins)
  const size = images.sizes[src] ?? null
  return (
    <picture className="contents">
      {storagePath !== null &&
        toPictureSources(storagePath, size).map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
      <img
        src={storagePath === null ? src : `/storage/v1/object/public/${storagePath}`}
        alt={alt}
        {...(size ?? {})}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        className={className}
      />
    </picture>
  )
}
