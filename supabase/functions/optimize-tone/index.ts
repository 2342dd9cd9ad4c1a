import { adjustTone } from '@parley/core/blog/adjust-tone'
import { readPost } from '@parley/core/blog/read-post'
import { scoreTone, toneProfileOf } from '@parley/core/blog/tone'
import { z } from 'zod'
import { toInstructions, toPostPrompt } from '../_shared/blog/engine.ts'
import { isSameMarkup } from '../_shared/blog/same-markup.ts'
import { BlogRefusal, serveBlog } from '../_shared/blog/serve-blog.ts'
import { postFailures } from '../_shared/engines/engine-failures.ts'
import { serve } from '../_shared/serve.ts'

const leastCharacters = 100
const weight = z.number().min(0).max(100)
const requestSchema = z.object({
  content: z.string(),
  categoryName: z.string().max(80).default(''),
  action: z.enum(['analyze', 'optimize']),
  toneProfile: z
    .object({
      weights: z.object({
        professional: weight,
        conversational: weight,
        storytelling: weight,
        inspirational: weight,
      }),
    })
    .nullish(),
})
const analysisSchema = z.object({
  toneScore: z.number().min(0).max(100),
  suggestions: z.array(z.string().min(1).max(300)),
})
const rewriteSchema = z.object({ optimizedContent: z.string().min(1) })

/**
 * POST {content, categoryName, action, toneProfile} answers {toneScore, suggestions (at most 3), optimizedContent, engine}
 * (docs/specified.md S7.13). `optimizedContent` is HTML with the tags, links and images of `content`, null for
 * `analyze`; the score is that of `content`. Without a profile, the category's.
 */
export default serve(
  serveBlog(
    requestSchema,
    'Send {"content": "…", "action": "analyze" or "optimize"}.',
    async (asked, { engine }) => {
      const { text } = readPost(asked.content)
      if (text.length < leastCharacters) {
        throw new BlogRefusal(400, 'Write at least 100 characters, so that there is a tone to read.')
      }
      const { weights } = asked.toneProfile ?? toneProfileOf(asked.categoryName)
      const isOptimising = asked.action === 'optimize'
      const { toneScore, suggestions } = scoreTone(text, weights)
      if (engine.ask === null) {
        return {
          toneScore,
          suggestions,
          optimizedContent: isOptimising ? adjustTone(asked.content, weights) : null,
        }
      }
      const mix = JSON.stringify(weights)
      if (!isOptimising) {
        const answer = await engine.ask({
          ...toPostPrompt({ post: text }),
          schema: analysisSchema,
          instructionsFor: toInstructions(
            `Judge from 0 to 100 how well the tone fits this mix in percent: ${mix}. Give up to three suggestions of one sentence.`,
          ),
        })
        return {
          toneScore: Math.round(answer.toneScore),
          suggestions: answer.suggestions.slice(0, 3),
          optimizedContent: null,
        }
      }
      const { optimizedContent } = await engine.ask({
        ...toPostPrompt({ post: asked.content }),
        schema: rewriteSchema,
        instructionsFor: toInstructions(
          `Rewrite the HTML so that its tone fits this mix in percent: ${mix}. Keep every statement, and all tags, links and images as they are.`,
        ),
      })
      // A model's text goes into the author's post, so it must not add scripts, links or images.
      if (!isSameMarkup(asked.content, optimizedContent))
        throw postFailures.unusableAnswer('The markup has changed.')
      return { toneScore, suggestions, optimizedContent }
    },
  ),
)
