import { lengthLimits } from '@parley/core/seo/limits'
import { toSlug } from '@parley/core/text/slug'
import { RefreshCw } from 'lucide-react'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Input } from '~/ui/input.tsx'

interface Props {
  slug: string
  title: string
  error: string | undefined
  /** `isByHand` is false for what is made from the title. */
  onChange: (slug: string, isByHand: boolean) => void
}

/** The post's address. What is typed becomes a slug when the field is left. */
export function SlugField({ slug, title, error, onChange }: Props) {
  return (
    <Field
      label="URL slug"
      error={error}
      aside={`${slug.length}/${lengthLimits.slug.most}`}
      hint={
        <span className="break-all">
          {globalThis.location.host}/blog/
          <strong className="font-medium text-ink">{toSlug(slug) || '…'}</strong>
        </span>
      }
    >
      <div className="flex gap-1">
        <SlugInput slug={slug} onChange={onChange} />
        <IconButton
          label="Regenerate slug from title"
          icon={<RefreshCw />}
          disabled={toSlug(title) === ''}
          onClick={() => onChange(toSlug(title), false)}
        />
      </div>
    </Field>
  )
}

const SlugInput = ({ slug, onChange }: Pick<Props, 'slug' | 'onChange'>) => (
  <Input
    value={slug}
    spellCheck={false}
    autoCapitalize="none"
    onChange={({ target }) => onChange(target.value, true)}
    onBlur={() => {
      if (toSlug(slug) !== slug) onChange(toSlug(slug), true)
    }}
  />
)
