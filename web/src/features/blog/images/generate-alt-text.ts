import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'

const answerSchema = z.object({ altText: z.string() })
const fallback = 'Failed to generate alt text. You can enter it manually.'

/** docs/specified.md S8.6, S8.7; the service's status is all that is asked of its answer. */
const refusals: Record<number, string> = {
  402: 'AI credits depleted. Please add credits to continue.',
  429: 'Rate limit exceeded. Please try again later.',
}

/**
 * Alt text for an image by the function `generate-image-alt-text`.
 * @param imageUrl as stored; a path of this site is made whole
 * @param context what the post is about
 * @throws Error in the words of S8.6 and S8.7
 */
export async function generateAltText(imageUrl: string, context: string): Promise<string> {
  const { data, error } = await supabase.functions.invoke<unknown>('generate-image-alt-text', {
    body: { imageUrl: new URL(imageUrl, globalThis.location.origin).href, context: context.slice(0, 2000) },
  })
  if (error) {
    const status: unknown = error.context instanceof Response ? error.context.status : undefined
    throw new Error((typeof status === 'number' && refusals[status]) || fallback)
  }
  const answer = answerSchema.safeParse(data)
  if (!answer.success) throw new Error(fallback)
  return answer.data.altText
}
