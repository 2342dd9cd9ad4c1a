import type { ReadDraft } from './draft.ts'
import { focusOf } from './key-phrases.ts'
import { isDescriptionLength, suggestMetaDescription } from './meta-suggestion.ts'
import { isAcceptedTitle } from './offers.ts'
import { composeTitles } from './titles.ts'

/** A change that one click applies; `current` is what stands there now. docs/specified.md S3.15. */
export interface OptimisationSuggestion {
  type: 'title' | 'meta_description'
  current: string
  suggested: string
  reason: string
}

const shortestTitle = 40
const longestTitle = 60

function titleReason(draft: ReadDraft): string {
  const { length } = draft.title.trim()
  if (length < shortestTitle)
    return `The title has ${length} characters; 40 to 60 are shown in full and say more.`
  if (length > longestTitle)
    return `The title has ${length} characters; search results cut it off after about 60.`
  return `The title does not contain “${draft.focusKeyword.trim()}”, the post’s focus keyword.`
}

/**
 * Suggestions for the title and the meta description, only where the present ones fail a check of the SEO score or the
 * audit.
 */
export function suggestOptimisations(draft: ReadDraft): OptimisationSuggestion[] {
  if (draft.words.length === 0) return []
  const suggestions: OptimisationSuggestion[] = []
  const title = isAcceptedTitle(draft, draft.title.trim()) ? undefined : composeTitles(draft)[0]
  if (title !== undefined) {
    suggestions.push({ type: 'title', current: draft.title, suggested: title, reason: titleReason(draft) })
  }
  const { length } = draft.seoDescription
  const description = isDescriptionLength(draft.seoDescription)
    ? null
    : suggestMetaDescription({ ...draft, focusKeyword: focusOf(draft) })
  if (description !== null) {
    const reason =
      length === 0
        ? 'There is no meta description; search engines then pick any sentence.'
        : `The meta description has ${length} characters; 140 to 160 are shown in full and fill the line.`
    suggestions.push({
      type: 'meta_description',
      current: draft.seoDescription,
      suggested: description,
      reason,
    })
  }
  return suggestions
}
