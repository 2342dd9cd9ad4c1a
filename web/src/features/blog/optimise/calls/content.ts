import * as z from 'zod/mini'
import { callFunction } from './call-function.ts'
import type { PostFields } from './fields.ts'

export interface PostText {
  postId: string | null
  title: string
  content: string
  fields: PostFields
}

type ContentAction = 'suggest_tags' | 'suggest_internal_links' | 'classify_intent' | 'analyze_seo'

/** analyze-blog-content: the text of an analysis, and what made it. */
export const analyseContent = (
  action: ContentAction,
  post: PostText,
): Promise<{ analysis: string; engine: string }> =>
  callFunction(
    'analyze-blog-content',
    { action, ...post },
    z.object({ analysis: z.string(), engine: z.string() }),
  )
