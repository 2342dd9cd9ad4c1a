import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import type { Dashboard } from '../calls/dashboard.ts'
import { Block } from '../parts/section.tsx'
import { isUsableMeta, toMetaDescription } from '../reading/meta-suggestion.ts'

interface Props {
  serp: NonNullable<Dashboard['serp']>
  editing: PostEditing
}

/** The post among search results, and what of it one can take over. */
export function SerpBlock({ serp, editing: { form, change } }: Props) {
  const description = toMetaDescription(serp.description)
  const use = (part: Parameters<typeof change>[0]) => {
    change(part)
    toast.success('Suggestion applied')
  }
  return (
    <Block title="Search preview">
      <div className="min-w-0 rounded-lg border bg-surface p-4">
        <p className="truncate text-xs text-muted">
          {globalThis.location.host} › blog › {serp.slug}
        </p>
        <p className="mt-1 text-lg text-accent-ink">{serp.title}</p>
        <p className="mt-0.5 text-sm text-muted">{serp.description}</p>
      </div>
      {serp.focus_keyword !== '' && (
        <p className="mt-2 text-sm">
          <span className="text-faint">Focus keyword:</span> {serp.focus_keyword}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={!isUsableMeta(serp.description) || form.seoDescription === description}
          onClick={() => use({ seoDescription: description })}
        >
          Use the description
        </Button>
        <Button
          size="small"
          disabled={serp.focus_keyword === '' || form.focusKeyword === serp.focus_keyword}
          onClick={() => use({ focusKeyword: serp.focus_keyword })}
        >
          Use the focus keyword
        </Button>
      </div>
    </Block>
  )
}
