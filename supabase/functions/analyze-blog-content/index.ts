import { z } from 'zod'
import { analyseContent, contentActions } from '../_shared/blog/analyse-content.ts'
import { loadDraft, postFields } from '../_shared/blog/posts.ts'
import { serveBlog } from '../_shared/blog/serve-blog.ts'
import { serve } from '../_shared/serve.ts'

const requestSchema = z
  .object({ ...postFields, action: z.enum(contentActions) })
  .refine(({ title, content }) => title.trim() !== '' || content.trim() !== '')

/**
 * POST {action, postId, title, content} answers {analysis, engine} (docs/specified.md S7.11). `analysis` is text: tags
 * and links as a numbered list; the SEO analysis with a KEYWORDS: and a META DESCRIPTION: section.
 */
export default serve(
  serveBlog(
    requestSchema,
    `Send a title or content, and an action: ${contentActions.join(', ')}.`,
    async (asked, { caller, engine }) => {
      const draft = await loadDraft(caller, asked)
      return {
        analysis: await analyseContent(asked.action, draft, { caller, engine, postId: asked.postId ?? null }),
      }
    },
  ),
)
