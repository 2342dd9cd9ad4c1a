import { z } from 'zod'
import { loadDraft, postFields } from '../_shared/blog/posts.ts'
import { seoActions, seoWorks } from '../_shared/blog/seo-works.ts'
import { serveBlog } from '../_shared/blog/serve-blog.ts'
import { serve } from '../_shared/serve.ts'

const requestSchema = z.object({
  action: z.enum(seoActions),
  title: postFields.title,
  content: postFields.content.trim().min(1),
  url: z.string().max(2048).optional(),
  fields: postFields.fields,
})

/**
 * POST {action, title, content} (and url for suggest_internal_links) answers {result, engine}; the shape of the result
 * follows the action (docs/specified.md S7.12).
 */
export default serve(
  serveBlog(
    requestSchema,
    `Send content and an action: ${seoActions.join(', ')}.`,
    async ({ action, title, content, url, fields }, { caller, engine }) => {
      const draft = await loadDraft(caller, { title, content, fields })
      return {
        result: await seoWorks[action](draft, {
          caller,
          engine,
          url,
          slug: fields?.slug ?? '',
        }),
      }
    },
  ),
)
