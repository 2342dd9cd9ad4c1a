import { toSentences } from '../text/sentences.ts'
import { normalise, truncate } from '../text/words.ts'
import type { ReadDraft } from './draft.ts'

const shortest = 100
const longest = 160

/**
 * A meta description out of the post's own sentences, 100 to 160 characters (a suggestion must have 100 to 165,
 * docs/specified.md S5.18); the one with the focus keyword goes first. Null where the post has too little text.
 */
export function suggestMetaDescription(draft: Pick<ReadDraft, 'post' | 'focusKeyword'>): string | null {
  const sentences = draft.post.blocks
    .filter((block) => block.kind === 'paragraph')
    .flatMap((block) => toSentences(block.text))
    .map((sentence) => sentence.text)
    .slice(0, 30)
  const keyword = normalise(draft.focusKeyword.trim())
  const named = keyword === '' ? 0 : sentences.findIndex((sentence) => normalise(sentence).includes(keyword))
  const from = Math.max(0, named)
  const ordered = [...sentences.slice(from), ...sentences.slice(0, from)]
  let text = ''
  for (const sentence of ordered) {
    const next = text === '' ? sentence : `${text} ${sentence}`
    if (text.length >= shortest && next.length > longest) break
    text = next
    if (text.length >= longest) break
  }
  const cut = truncate(text, longest)
  return cut.length >= shortest ? cut : null
}
