import type { EvidenceField, FindingEvidence } from '@parley/core/seo/finding'
import { truncate } from '@parley/core/text/words'
import type { ContentHandle } from '../../post-form.ts'

const names: Record<EvidenceField, string> = {
  title: 'Title',
  content: 'Text',
  seoTitle: 'Meta title',
  seoDescription: 'Meta description',
  keywords: 'Keywords',
}

interface Props {
  evidence: FindingEvidence
  content: ContentHandle | null
}

/** What a check rests on; a place in the text is shown in the editor at a press. */
export function EvidenceLine({ evidence, content }: Props) {
  const { field, text, start, end } = evidence
  const words = truncate(text.replace(/\s+/g, ' '), 80)
  if (field !== 'content' || content === null)
    return (
      <p className="text-xs text-faint">
        {names[field]}: “{words}”
      </p>
    )
  return (
    <button
      type="button"
      onClick={() => content.reveal(start, end)}
      className="min-h-6 text-left text-xs text-accent-ink hover:underline"
    >
      <span className="sr-only">Show in the text: </span>“{words}”
    </button>
  )
}
