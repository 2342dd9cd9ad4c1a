import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import type { PostEditing } from '../../post-form.ts'
import { LimitedField } from '../parts/limited-field.tsx'
import { Section } from '../parts/section.tsx'
import { canonicalProblem } from '../reading/canonical.ts'
import { DensityNote } from './density-note.tsx'
import { KeywordField } from './keyword-field.tsx'

/** What search engines are told: focus keyword, keywords, meta title and description, canonical address. */
export function SearchSection({ editing: { form, change } }: { editing: PostEditing }) {
  return (
    <Section id="seo-optimisation" title="SEO optimization">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Focus keyword" hint={<DensityNote keyword={form.focusKeyword} />}>
          <Input
            value={form.focusKeyword}
            maxLength={100}
            placeholder="What readers would search for"
            onChange={({ target }) => change({ focusKeyword: target.value })}
          />
        </Field>
        <KeywordField keywords={form.keywords} onChange={(keywords) => change({ keywords })} />
        <div className="sm:col-span-2">
          <LimitedField
            label="Meta title"
            limit="metaTitle"
            value={form.seoTitle}
            placeholder={form.title}
            onChange={(seoTitle) => change({ seoTitle })}
          />
        </div>
        <div className="sm:col-span-2">
          <LimitedField
            isLong
            label="Meta description"
            limit="metaDescription"
            value={form.seoDescription}
            onChange={(seoDescription) => change({ seoDescription })}
          />
        </div>
        <div className="sm:col-span-2">
          <Field
            label="Canonical URL"
            aside="optional"
            hint="Where the original is, if this post appeared elsewhere first."
            error={canonicalProblem(form.canonicalUrl)}
          >
            <Input
              inputMode="url"
              placeholder="https://"
              value={form.canonicalUrl}
              onChange={({ target }) => change({ canonicalUrl: target.value })}
            />
          </Field>
        </div>
      </div>
    </Section>
  )
}
