import type { ReadDraft } from '@parley/core/blog/draft'
import {
  type InternalLink,
  isLinked,
  type LinkTarget,
  suggestInternalLinks,
} from '@parley/core/blog/internal-links'
import { z } from 'zod'
import { type BlogEngine, toInstructions, toPostPrompt } from './engine.ts'

const answerSchema = z.object({
  links: z.array(z.object({ anchor_text: z.string(), slug: z.string(), relevance_score: z.number() })),
})
const mostLinks = 5

/** Links to the blog's own posts. A model's link counts only where its anchor stands in the text and its post exists. */
export async function findLinks(
  draft: ReadDraft,
  targets: LinkTarget[],
  { ask }: BlogEngine,
): Promise<InternalLink[]> {
  if (ask === null || targets.length === 0) return suggestInternalLinks(draft, targets)
  const posts = targets.slice(0, 100).map(({ slug, title }) => `${slug}: ${title}`)
  const { links } = await ask({
    ...toPostPrompt({ post: draft.post.text, posts: posts.join('\n') }),
    schema: answerSchema,
    instructionsFor: toInstructions(
      'Name up to five places in the post that should link to another post of the list: words copied exactly from the post, the slug from the list, and the relevance from 0 to 1.',
    ),
  })
  const known = new Set(targets.map(({ slug }) => slug))
  return links
    .flatMap(({ anchor_text, slug, relevance_score }): InternalLink[] => {
      const at = draft.post.text.indexOf(anchor_text)
      const isOpen =
        at >= 0 && !draft.post.links.some(({ start, end }) => at < end && at + anchor_text.length > start)
      if (anchor_text.trim() === '' || !isOpen || !known.has(slug) || isLinked(draft.post, slug)) return []
      const context = draft.post.text.slice(Math.max(0, at - 60), at + anchor_text.length + 60).trim()
      const relevance = Math.max(0, Math.min(1, relevance_score))
      return [{ anchor_text, context, suggested_url: `/blog/${slug}`, relevance_score: relevance }]
    })
    .slice(0, mostLinks)
}
