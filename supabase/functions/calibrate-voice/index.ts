import { calibrateVoice, type VoiceAnalysis } from '@parley/core/blog/calibrate-voice'
import { readPost } from '@parley/core/blog/read-post'
import { toJson } from '@parley/core/text/json'
import { z } from 'zod'
import { toInstructions, toPostPrompt } from '../_shared/blog/engine.ts'
import { loadDraft, loadPublished, postFields } from '../_shared/blog/posts.ts'
import { BlogRefusal, serveBlog } from '../_shared/blog/serve-blog.ts'
import type { Caller } from '../_shared/caller.ts'
import { serve } from '../_shared/serve.ts'

const leastCharacters = 200
const requestSchema = z.object({
  ...postFields,
  categoryId: z.uuid().nullish().or(z.literal('')),
  action: z.literal('analyze'),
})
const answerSchema = z.object({
  voice_match_score: z.number().min(0).max(100),
  improvement_suggestions: z.array(z.string().min(1).max(300)),
})

async function store({ client }: Caller, postId: string, analysis: VoiceAnalysis): Promise<void> {
  await client
    .from('post_voice_analysis')
    .upsert({ post_id: postId, ...analysis, platform_optimization: toJson(analysis.platform_optimization) })
    .throwOnError()
}

/**
 * POST {postId, content, title, categoryId, action: 'analyze'} answers {analysis: `VoiceAnalysis`, engine} and keeps it as
 * the post's row of post_voice_analysis, once the post is saved (docs/specified.md S7.14).
 */
export default serve(
  serveBlog(
    requestSchema,
    'Send {"action": "analyze", "title": "…", "content": "…"}.',
    async (asked, { caller, engine }) => {
      const draft = await loadDraft(caller, asked)
      if (draft.post.text.length < leastCharacters) {
        throw new BlogRefusal(400, 'Write at least 200 characters for voice analysis')
      }
      const published = await loadPublished(caller, draft.authorId ?? caller.userId, asked.postId ?? null)
      const local = calibrateVoice(draft, published)
      let analysis = local
      if (engine.ask !== null && local.voice_match_score !== null) {
        const examples = published.slice(0, 5).map((post) => readPost(post.content).text.slice(0, 4000))
        const answer = await engine.ask({
          ...toPostPrompt({ post: draft.post.text, published: examples.join('\n\n') }),
          schema: answerSchema,
          instructionsFor: toInstructions(
            'Compare how the post is written with the author’s published texts: a match from 0 to 100, and up to three suggestions of one sentence.',
          ),
        })
        analysis = {
          ...local,
          voice_match_score: Math.round(answer.voice_match_score),
          improvement_suggestions: answer.improvement_suggestions.slice(0, 3),
        }
      }
      // For a post deleted meanwhile nothing is stored; `loadDraft` found no author then.
      if (asked.postId && draft.authorId !== null) await store(caller, asked.postId, analysis)
      return { analysis }
    },
  ),
)
