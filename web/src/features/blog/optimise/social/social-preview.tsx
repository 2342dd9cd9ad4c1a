import { toSafeSource } from '@parley/core/blog/safe-href'
import { joinClasses } from '~/ui/join-classes.ts'
import type { Network, SocialCard } from '../reading/social-card.ts'

const ratios: Record<Network, string> = {
  x: 'aspect-[16/9]',
  linkedin: 'aspect-[1200/627]',
  instagram: 'aspect-square',
  threads: 'aspect-square',
}

interface Props {
  network: Network
  card: SocialCard
}

/** A link to the post as a network lays it out, in this product's own colours. */
export function SocialPreview({ network, card }: Props) {
  const { host } = globalThis.location
  const title = card.title || 'Untitled post'
  const picture = <Picture network={network} source={card.image} />
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-xs text-faint">Preview</figcaption>
      <div className="mx-auto max-w-sm">
        {network === 'x' && (
          <>
            <div className="relative overflow-hidden rounded-xl border">
              {picture}
              <p className="absolute bottom-2 left-2 max-w-[calc(100%-16px)] truncate rounded-sm bg-ink px-1.5 py-0.5 text-xs text-canvas">
                {title}
              </p>
            </div>
            <p className="mt-1.5 text-xs text-faint">From {host}</p>
            {card.description !== '' && (
              <p className="mt-1 line-clamp-3 text-sm text-muted">{card.description}</p>
            )}
          </>
        )}
        {network === 'linkedin' && (
          <div className="overflow-hidden rounded-lg border">
            {picture}
            <div className="border-t bg-sunken px-3 py-2.5">
              <p className="line-clamp-2 text-sm font-semibold">{title}</p>
              <p className="mt-0.5 text-xs text-muted">{host}</p>
              {card.description !== '' && (
                <p className="mt-1 line-clamp-2 text-xs text-muted">{card.description}</p>
              )}
            </div>
          </div>
        )}
        {network === 'instagram' && (
          <div className="overflow-hidden rounded-lg border">
            <p className="border-b px-3 py-2 text-sm font-semibold">{host}</p>
            {picture}
            <p className="px-3 py-2.5 text-sm">
              <span className="font-semibold">{title}</span>{' '}
              <span className="text-muted">{card.description}</span>
            </p>
          </div>
        )}
        {network === 'threads' && (
          <div>
            <p className="text-sm font-semibold">{host}</p>
            <p className="mt-0.5 mb-2 line-clamp-4 text-sm">
              {[card.title, card.description].filter(Boolean).join('. ')}
            </p>
            <div className="overflow-hidden rounded-xl border">
              {picture}
              <p className="border-t px-3 py-2 text-sm font-medium">
                <span className="block text-xs font-normal text-faint">{host}</span>
                {title}
              </p>
            </div>
          </div>
        )}
      </div>
    </figure>
  )
}

function Picture({ network, source }: { network: Network; source: string }) {
  const safe = toSafeSource(source)
  const shape = joinClasses('w-full', ratios[network])
  if (safe === null)
    return (
      <div className={joinClasses(shape, 'flex items-center justify-center bg-sunken text-sm text-faint')}>
        No image
      </div>
    )
  return <img key={safe} src={safe} alt="" className={joinClasses(shape, 'bg-sunken object-cover')} />
}
