import { useState } from 'react'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { ImageField } from '../../images/image-field.tsx'
import type { PostEditing, PostForm } from '../../post-form.ts'
import { LimitedField } from '../parts/limited-field.tsx'
import { Section } from '../parts/section.tsx'
import { type Network, toSocialCard } from '../reading/social-card.ts'
import { SocialPreview } from './social-preview.tsx'

const options: { value: Network; label: string }[] = [
  { value: 'x', label: 'X/Twitter' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'threads', label: 'Threads' },
]

type ImageKey = 'twitterImage' | 'linkedinImage' | 'instagramImage' | 'threadsImage'
/** Recommended sizes of docs/specified.md S9.5. */
const images: Record<Network, { key: ImageKey; recommended: `${number}x${number}` }> = {
  x: { key: 'twitterImage', recommended: '1200x675' },
  linkedin: { key: 'linkedinImage', recommended: '1200x627' },
  instagram: { key: 'instagramImage', recommended: '1080x1080' },
  threads: { key: 'threadsImage', recommended: '1080x1080' },
}

/** How a link to the post looks on each network, beside the fields that change it. */
export function SocialSection({ editing: { form, change } }: { editing: PostEditing }) {
  const [network, setNetwork] = useState<Network>('x')
  const { key, recommended } = images[network]
  const name = options.find(({ value }) => value === network)?.label ?? ''
  const setImage = (url: string) => {
    const part: Partial<PostForm> = {}
    part[key] = url
    change(part)
  }
  return (
    <Section id="social-previews" title="Platform social previews">
      <div className="-mx-1 mb-5 overflow-x-auto px-1 py-0.5">
        <SegmentedControl label="Platform" value={network} options={options} onChange={setNetwork} />
      </div>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <div className="space-y-4">
          <NetworkFields network={network} form={form} change={change} />
          <ImageField
            key={network}
            label={`${name} image`}
            value={form[key]}
            onChange={setImage}
            recommended={recommended}
            context={form.title}
          />
        </div>
        <SocialPreview network={network} card={toSocialCard(network, form)} />
      </div>
    </Section>
  )
}

type FieldProps = Pick<PostEditing, 'form' | 'change'> & { network: Network }

/** Title and description of X and LinkedIn; the other two show a caption of the post's own. */
function NetworkFields({ network, form, change }: FieldProps) {
  if (network === 'x')
    return (
      <>
        <LimitedField
          label="X title"
          limit="twitterTitle"
          value={form.twitterTitle}
          placeholder={form.seoTitle || form.title}
          onChange={(twitterTitle) => change({ twitterTitle })}
        />
        <LimitedField
          isLong
          label="X description"
          limit="twitterDescription"
          value={form.twitterDescription}
          placeholder={form.seoDescription || form.excerpt}
          onChange={(twitterDescription) => change({ twitterDescription })}
        />
      </>
    )
  if (network === 'linkedin')
    return (
      <>
        <LimitedField
          label="LinkedIn title"
          limit="linkedinTitle"
          value={form.linkedinTitle}
          placeholder={form.seoTitle || form.title}
          onChange={(linkedinTitle) => change({ linkedinTitle })}
        />
        <LimitedField
          isLong
          label="LinkedIn description"
          limit="linkedinDescription"
          value={form.linkedinDescription}
          placeholder={form.seoDescription || form.excerpt}
          onChange={(linkedinDescription) => change({ linkedinDescription })}
        />
      </>
    )
  return (
    <p className="text-sm text-muted">The words come from the meta title and description, or the excerpt.</p>
  )
}
