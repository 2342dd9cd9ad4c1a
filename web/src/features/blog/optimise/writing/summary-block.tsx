import { lengthLimits } from '@parley/core/seo/limits'
import { truncate } from '@parley/core/text/words'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast.ts'
import type { PostEditing } from '../../post-form.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { EngineNote } from '../parts/engine-note.tsx'
import { Block } from '../parts/section.tsx'

interface Props {
  summary: string
  engine: string
  editing: PostEditing
}

export function SummaryBlock({ summary, engine, editing: { form, change } }: Props) {
  const excerpt = truncate(summary, lengthLimits.excerpt.most)
  const use = () => {
    change({ excerpt })
    toast.success('Suggestion applied')
  }
  return (
    <Block title="Summary" aside={<EngineNote engine={engine} />}>
      <p className="max-w-prose text-body">{summary}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" disabled={form.excerpt === excerpt} onClick={use}>
          Use as excerpt
        </Button>
        <CopyButton text={summary} what="the summary" />
      </div>
    </Block>
  )
}
