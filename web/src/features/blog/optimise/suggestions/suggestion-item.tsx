import { Button } from '~/ui/button.tsx'
import type { Suggestion } from '../calls/results.ts'
import { isUsableMeta } from '../reading/meta-suggestion.ts'

const names: Record<string, string> = { title: 'Title', meta_description: 'Meta description' }

interface Props {
  suggestion: Suggestion
  onApply: () => void
}

/** What stands there, what could, and why. Titles and meta descriptions are applicable (docs/specified.md S3.15). */
export function SuggestionItem({ suggestion: { type, current, suggested, reason }, onApply }: Props) {
  const isApplicable = type === 'title' || (type === 'meta_description' && isUsableMeta(suggested))
  const name = names[type] ?? type.replaceAll('_', ' ')
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b py-3 first:pt-0">
      <div className="min-w-56 flex-1">
        <p className="text-xs text-faint">{name}</p>
        {current !== '' && <p className="text-sm text-faint line-through">{current}</p>}
        <p className="text-body font-medium">{suggested}</p>
        <p className="mt-0.5 text-sm text-muted">{reason}</p>
      </div>
      {isApplicable && (
        <Button size="small" onClick={onApply} aria-label={`Apply the ${name.toLowerCase()}`}>
          Apply
        </Button>
      )}
    </li>
  )
}
