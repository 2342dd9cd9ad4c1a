import * as z from 'zod/mini'
import { callFunction } from './call-function.ts'
import type { PostFields } from './fields.ts'
import { type Suggestion, suggestionsSchema } from './results.ts'

interface SavedPost {
  postId: string
  title: string
  content: string
  fields: PostFields
}

/** generate-optimization-suggestions for a saved post. */
export const suggestOptimisations = (
  post: SavedPost,
): Promise<{ suggestions: Suggestion[]; engine: string }> =>
  callFunction(
    'generate-optimization-suggestions',
    { ...post },
    z.object({ suggestions: suggestionsSchema, engine: z.string() }),
  )
