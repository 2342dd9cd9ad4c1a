import { composeAltText } from '@parley/core/blog/post-previews'
import { truncate } from '@parley/core/text/words'
import { z } from 'zod'
import { toInstructions, toPostPrompt } from '../_shared/blog/engine.ts'
import { loadImage } from '../_shared/blog/image.ts'
import { BlogRefusal, serveBlog } from '../_shared/blog/serve-blog.ts'
import { serve } from '../_shared/serve.ts'

const longestAltText = 125
const requestSchema = z.object({
  imageUrl: z.url({ protocol: /^https?$/ }).max(2048),
  context: z.string().max(2000).default(''),
})
const answerSchema = z.object({ altText: z.string().min(1).max(1000) })

/**
 * POST {imageUrl, context} answers {altText, engine}, at most 125 characters (docs/specified.md S7.10). The local
 * engine cannot see images: it composes a text from the file's name and the context, and answers 422 where both are
 * empty.
 */
export default serve(
  serveBlog(
    requestSchema,
    'Send {"imageUrl": "https://…", "context": "…"}.',
    async ({ imageUrl, context }, { engine, supabaseUrl }) => {
      if (engine.ask === null) {
        const altText = composeAltText(imageUrl, context)
        if (altText === '')
          throw new BlogRefusal(422, 'Failed to generate alt text. You can enter it manually.')
        return { altText }
      }
      const { altText } = await engine.ask({
        ...toPostPrompt({ context }),
        image: await loadImage(imageUrl, supabaseUrl),
        schema: answerSchema,
        instructionsFor: toInstructions(
          'Describe the image for people who cannot see it, in one sentence of at most 125 characters, without “image of”. The context says where it is used.',
        ),
      })
      return { altText: truncate(altText.trim(), longestAltText) }
    },
  ),
)
