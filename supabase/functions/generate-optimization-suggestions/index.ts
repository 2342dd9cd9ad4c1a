import { isAcceptedDescription, isAcceptedTitle } from '@parley/core/blog/offers'
import { type OptimisationSuggestion, suggestOptimisations } from '@parley/core/blog/optimisation-suggestions'
import { z } from 'zod'
import { keywordOf, toInstructions, toPostPrompt } from '../_shared/blog/engine.ts'
import { loadDraft, postFields } from '../_shared/blog/posts.ts'
import { serveBlog } from '../_shared/blog/serve-blog.ts'
import { serve } from '../_shared/serve.ts'

const requestSchema = z.object({
  ...postFields,
  title: postFields.title.trim().min(1),
  content: postFields.content.trim().min(1),
})
const answerSchema = z.object({
  suggestions: z.array(
    z.object({ type: z.enum(['title', 'meta_description']), suggested: z.string(), reason: z.string() }),
  ),
})
const isAccepted = { title: isAcceptedTitle, meta_description: isAcceptedDescription }

/**
 * POST {postId, title, content} answers {suggestions: `OptimisationSuggestion`[], engine} (docs/specified.md S7.15).
 */
export default serve(
  serveBlog(requestSchema, 'Write a title and content first.', async (asked, { caller, engine }) => {
    const draft = await loadDraft(caller, asked)
    if (engine.ask === null) return { suggestions: suggestOptimisations(draft) }
    const current = { title: draft.title, meta_description: draft.seoDescription }
    const answer = await engine.ask({
      ...toPostPrompt({ title: draft.title, description: draft.seoDescription, post: draft.post.text }),
      schema: answerSchema,
      instructionsFor: toInstructions(
        `Suggest a better title (40 to 60 characters) and a better meta description (140 to 160 characters, whole sentences), each with the reason in one sentence. Leave out what needs no change.${keywordOf(draft)}`,
      ),
    })
    const suggestions: OptimisationSuggestion[] = answer.suggestions
      .map(({ type, suggested, reason }) => ({
        type,
        current: current[type],
        suggested: suggested.trim(),
        reason,
      }))
      .filter(({ type, current, suggested }) => suggested !== current && isAccepted[type](draft, suggested))
    return { suggestions }
  }),
)
