import { lengthLimits, lengthStateOf } from '@parley/core/seo/limits'
import type { ReactNode } from 'react'
import { Field } from '~/ui/field.tsx'
import { Textarea } from '~/ui/input.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { PostEditing } from '../post-form.ts'
import { CategoryField } from './category-field.tsx'
import { FeaturedImage } from './featured-image.tsx'

const { good, most } = lengthLimits.excerpt

/** Excerpt, category, address and featured image (docs/specified.md S2.15). */
export function PostDetails({
  form,
  change,
  slug,
}: Pick<PostEditing, 'form' | 'change'> & { slug: ReactNode }) {
  const { label, length } = lengthStateOf('excerpt', form.excerpt)
  return (
    <Panel title="Post Details">
      <div className="space-y-6 pt-4">
        <Field
          label="Excerpt"
          aside={length === 0 ? `0/${most}` : `${label}\u00A0· ${length}/${most}`}
          hint={`Recommended: ${good.from}–${good.to} characters`}
        >
          <Textarea
            value={form.excerpt}
            maxLength={most}
            className="min-h-28"
            onChange={({ target }) => change({ excerpt: target.value })}
          />
        </Field>
        <CategoryField categoryId={form.categoryId} onChange={(categoryId) => change({ categoryId })} />
        {slug}
        <FeaturedImage form={form} change={change} />
      </div>
    </Panel>
  )
}
