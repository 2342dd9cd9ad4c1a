import { truncate } from '../text/words.ts'
import { type PostText, readPost } from './read-post.ts'

/**
 * Text in brackets that asks its author to put something in its place: “[an example from your own work]”, “[Your
 * company]”. What editors put into quotations (“[the customer] said”, “[sic]”) is none, nor is code.
 */
const bracketed =
  /\[\s*(?:(?:an? )?(?:example|placeholder|tbd|todo|insert|add|describe|explain|fill in|replace|write|name of|company name|product name|link to|date of)\b[^\]\n]{0,160}|(?:what|why|how|which|who|where|when) [^\]\n]{3,160}|[^\]\n]{0,160}\b(?:your|goes here)\b[^\]\n]{0,160}|[^\]\n]{3,160}\?)\s*\]|\blorem ipsum\b/gi

export interface TemplateText {
  text: string
  start: number
  end: number
}

/** Where a text still holds template text; `start` and `end` are offsets. */
export const findTemplateText = (text: string): TemplateText[] =>
  [...text.matchAll(bracketed)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

/** Template text of a post, but for what stands in its code. */
export function findTemplateInPost(post: PostText): TemplateText[] {
  const code = post.blocks.filter(({ kind }) => kind === 'code')
  return findTemplateText(post.text).filter(
    (found) => !code.some((block) => found.start >= block.start && found.end <= block.end),
  )
}

/** Why a post can't go out to readers though it can be saved: template text that waits for its author; null when it can. */
export function findTemplateProblem({
  title,
  excerpt,
  content,
}: {
  title: string
  excerpt: string | null
  content: string
}): string | null {
  const [first] = [
    ...findTemplateText(`${title}\n${excerpt ?? ''}`),
    ...findTemplateInPost(readPost(content)),
  ]
  return first
    ? `Fill in or delete “${truncate(first.text, 60)}” first. Readers would see it as it is.`
    : null
}
