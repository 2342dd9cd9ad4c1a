import { hasPhrase } from '../seo/checks.ts'
import { capitalise } from '../text/words.ts'
import type { ReadDraft } from './draft.ts'
import { focusOf } from './key-phrases.ts'
import { suggestMetaDescription } from './meta-suggestion.ts'

/** A change that one click applies; `current` is what stands there now. docs/specified.md S3.15. */
export interface OptimisationSuggestion {
  type: 'title' | 'meta_description'
  current: string
  suggested: string
  reason: string
}

const shortestTitle = 40
const longestTitle = 60

const isGoodLength = ({ length }: string): boolean => length >= shortestTitle && length <= longestTitle

/**
 * A title of 40 to 60 characters out of the title, the focus keyword and the headings, cut only where its own punctuation
 * divides it; null where they don't give one.
 */
function suggestTitle(draft: ReadDraft): string | null {
  const title = draft.title.trim()
  const focus = draft.focusKeyword.trim()
  const [head = title] = title.split(/(?<=[?!])\s|\s*[:–—(]\s*|,\s/)
  const keyed = (text: string): string =>
    focus === '' || hasPhrase(text, focus) ? text : `${capitalise(focus)}: ${text}`
  const headings = draft.post.blocks.filter((block) => block.kind === 'heading').map((block) => block.text)
  const longer = headings.map((heading) => `${keyed(title)}${/[?!:]$/.test(title) ? ' ' : ': '}${heading}`)
  return [keyed(title), keyed(head), ...longer].find(isGoodLength) ?? null
}

function titleReason(draft: ReadDraft): string {
  const { length } = draft.title.trim()
  if (length < shortestTitle)
    return `The title has ${length} characters; 40 to 60 are shown whole and say more.`
  if (length > longestTitle)
    return `The title has ${length} characters; search results cut it after about 60.`
  return `The title does not name “${draft.focusKeyword.trim()}”, which the post is to be found by.`
}

/** Suggestions for the title and the meta description, only where the present ones fall short. */
export function suggestOptimisations(draft: ReadDraft): OptimisationSuggestion[] {
  if (draft.words.length === 0) return []
  const suggestions: OptimisationSuggestion[] = []
  const focus = focusOf(draft)
  const title = suggestTitle(draft)
  if (title !== null && title !== draft.title.trim()) {
    suggestions.push({
      type: 'title',
      current: draft.title,
      suggested: title,
      reason: titleReason(draft),
    })
  }
  const { length } = draft.seoDescription
  const description =
    length >= 120 && length <= 160 ? null : suggestMetaDescription({ ...draft, focusKeyword: focus })
  if (description !== null && description !== draft.seoDescription) {
    const reason =
      length === 0
        ? 'There is no meta description; search engines then pick any sentence.'
        : `The meta description has ${length} characters; 120 to 160 are shown whole.`
    suggestions.push({
      type: 'meta_description',
      current: draft.seoDescription,
      suggested: description,
      reason,
    })
  }
  return suggestions
}
