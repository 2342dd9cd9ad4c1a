import { hasPhrase, isBetween } from '../seo/checks.ts'
import type { ReadDraft } from './draft.ts'
import { fitSentences, statementsOf } from './whole-sentences.ts'

/** What both the SEO score and the audit accept. */
const length = { from: 140, to: 160 }
const farthest = 150

/**
 * A meta description of 140 to 160 characters out of the post's own whole sentences, with the focus keyword where a
 * sentence holds it. Null where no sentences have that length together.
 */
export function suggestMetaDescription(draft: Pick<ReadDraft, 'post' | 'focusKeyword'>): string | null {
  const focus = draft.focusKeyword.trim()
  return fitSentences(statementsOf(draft.post).slice(0, farthest), {
    ...length,
    isNamed: (text) => focus !== '' && hasPhrase(text, focus),
  })
}

/** Whether a description has the length that a suggestion is offered with. */
export const isDescriptionLength = (text: string): boolean => isBetween(text.length, length.from, length.to)
