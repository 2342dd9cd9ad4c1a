import { isAcceptedSummary } from '@parley/core/blog/offers'
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
  const isUsable = isAcceptedSummary(summary)
  const use = () => {
    change({ excerpt: summary })
    toast.success('Suggestion applied')
  }
  return (
    <Block title="Summary" aside={<EngineNote engine={engine} />}>
      <p className="max-w-prose text-body">{summary}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" disabled={!isUsable || form.excerpt === summary} onClick={use}>
          Use as excerpt
        </Button>
        <CopyButton text={summary} what="the summary" />
        {!isUsable && (
          <span className="self-center text-sm text-muted">An excerpt takes 150 to 300 characters.</span>
        )}
      </div>
    </Block>
  )
}
