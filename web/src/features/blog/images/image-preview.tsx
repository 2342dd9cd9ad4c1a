import { useState } from 'react'

interface Props {
  source: string
  name: string
  recommended: `${number}x${number}`
}

interface Size {
  width: number
  height: number
}

function describe({ width, height }: Size, recommended: string): string {
  const [wide = 0, high = 0] = recommended.split('x').map(Number)
  const size = `${width} × ${height} px`
  return width < wide || height < high ? `${size}. Smaller than recommended.` : size
}

/** The image as it is cut where it will be shown, with its size. Give it a `key` of its source. */
export function ImagePreview({ source, name, recommended }: Props) {
  const [state, setState] = useState<Size | 'loading' | 'broken'>('loading')
  if (state === 'broken')
    return (
      <p className="rounded-lg bg-sunken p-4 text-sm text-muted">
        No image could be loaded from this address.
      </p>
    )
  return (
    <figure>
      <img
        src={source}
        alt={name}
        onLoad={({ currentTarget }) =>
          setState({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={() => setState('broken')}
        style={{ aspectRatio: recommended.replace('x', ' / ') }}
        className="w-full rounded-lg bg-sunken object-cover"
      />
      <figcaption className="mt-1.5 text-xs text-faint tabular-nums">
        {state === 'loading' ? 'Loading' : describe(state, recommended)}
      </figcaption>
    </figure>
  )
}
