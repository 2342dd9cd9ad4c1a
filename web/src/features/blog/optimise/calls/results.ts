import { platforms } from '@parley/core/blog/calibrate-voice'
import { entityTypes } from '@parley/core/blog/entities'
import * as z from 'zod/mini'

/**
 * The answers of the blog's functions (docs/specified.md S3.14 to S3.23, S7.8 to S7.15). Every answer names the engine
 * that made it.
 */
const score = z.number()
const words = z.array(z.string())

export const linksSchema = z.array(
  z.object({
    anchor_text: z.string(),
    context: z.string(),
    suggested_url: z.string(),
    relevance_score: z.number(),
  }),
)

export const eeatSchema = z.object({
  experience_score: score,
  expertise_score: score,
  authoritativeness_score: score,
  trustworthiness_score: score,
  overall_score: score,
  strengths: words,
  improvements: words,
})

export const readabilitySchema = z.object({
  readability_score: score,
  grade_level: z.string(),
  sentiment: z.string(),
  tone: z.string(),
})

export const serpSchema = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  focus_keyword: z.string(),
  secondary_keywords: words,
})

export const socialSchema = z.object({
  linkedin: z.string(),
  twitter: z.string(),
  threads: z.string(),
  key_takeaways: words,
})

export const topicsSchema = z.object({ primary_topic: z.string(), secondary_topics: words })

export const entitiesSchema = z.record(z.string(), words)

export const graphSchema = z.object({
  nodes: z.array(z.object({ id: z.string(), label: z.string(), type: z.enum(entityTypes) })),
  edges: z.array(
    z.object({ from: z.string(), to: z.string(), relationship: z.string(), strength: z.number() }),
  ),
})
export type Graph = z.output<typeof graphSchema>

const platformSchema = z.object({ score, status: z.string() })
export const voiceSchema = z.object({
  voice_match_score: z.nullable(score),
  seo_harmony_score: z.nullable(score),
  ai_visibility_score: z.nullable(score),
  platform_optimization: z.partial(
    z.object({
      google: platformSchema,
      chatgpt: platformSchema,
      perplexity: platformSchema,
      gemini: platformSchema,
      social: platformSchema,
    } satisfies Record<(typeof platforms)[number], unknown>),
  ),
  improvement_suggestions: words,
})
export type Voice = z.output<typeof voiceSchema>

export const suggestionsSchema = z.array(
  z.object({
    type: z.string(),
    current: z.string(),
    suggested: z.string(),
    reason: z.string(),
  }),
)
export type Suggestion = z.output<typeof suggestionsSchema>[number]

export const toneSchema = z.object({
  toneScore: score,
  suggestions: words,
  optimizedContent: z.nullable(z.string()),
  engine: z.string(),
})
