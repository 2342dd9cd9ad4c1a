import type { ReadDraft } from '@parley/core/blog/draft'
import { entityTypes, findEntities, toEntityMap } from '@parley/core/blog/entities'
import { toTopicClusters } from '@parley/core/blog/key-phrases'
import { type KnowledgeGraph, toKnowledgeGraph } from '@parley/core/blog/knowledge-graph'
import { acceptKeywords, isAcceptedDescription, isAcceptedTitle } from '@parley/core/blog/offers'
import { toSerpPreview, toSocialSummary } from '@parley/core/blog/post-previews'
import { findTemplateText } from '@parley/core/blog/template-text'
import { wholeSentences } from '@parley/core/blog/whole-sentences'
import { scoreEeat } from '@parley/core/seo/eeat'
import { toReadabilityResult } from '@parley/core/seo/readability-result'
import { z } from 'zod'
import type { Caller } from '../caller.ts'
import { type BlogEngine, keywordOf, toInstructions, toPostPrompt } from './engine.ts'
import { findLinks } from './links.ts'
import { loadTargets } from './posts.ts'

export const seoActions = [
  'extract_entities',
  'calculate_eeat_score',
  'analyze_readability',
  'generate_serp_preview',
  'generate_ai_summary',
  'suggest_internal_links',
  'generate_topic_clusters',
  'generate_knowledge_graph',
] as const
export type SeoAction = (typeof seoActions)[number]

interface Tools {
  caller: Caller
  engine: BlogEngine
  url: string | undefined
  /** The address that stands in the editor; '' where none was sent. */
  slug: string
}
type SeoWork = (draft: ReadDraft, tools: Tools) => Promise<unknown>

/**
 * An action with a schema: `fit` reduces a model's answer to what the post supports; without a model `local` computes
 * it.
 */
const askOr =
  <Schema extends z.ZodType>(
    task: string,
    schema: Schema,
    local: (draft: ReadDraft) => unknown,
    fit: (answer: z.infer<Schema>, draft: ReadDraft) => unknown,
  ): SeoWork =>
  async (draft, { engine }) => {
    if (engine.ask === null) return local(draft)
    const question = toPostPrompt({ title: draft.title, post: draft.post.text })
    return fit(await engine.ask({ ...question, schema, instructionsFor: toInstructions(task) }), draft)
  }

const score = z.number().min(0).max(100)
const names = z.array(z.string().min(1).max(120))
const isMentioned = (label: string, draft: ReadDraft): boolean =>
  `${draft.title}\n${draft.post.text}`.toLowerCase().includes(label.trim().toLowerCase())

const serpSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  focus_keyword: z.string(),
  secondary_keywords: names,
})

const graphSchema = z.object({
  nodes: z.array(z.object({ id: z.string(), label: z.string(), type: z.enum(entityTypes) })),
  edges: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      relationship: z.string().max(80),
      strength: z.number().min(0).max(1),
    }),
  ),
})

/** Nodes that the post names, each once, and edges between two of those. */
function fitGraph(graph: KnowledgeGraph, draft: ReadDraft): KnowledgeGraph {
  const nodes = [
    ...new Map(
      graph.nodes.filter(({ label }) => isMentioned(label, draft)).map((node) => [node.id, node]),
    ).values(),
  ]
  const ids = new Set(nodes.map(({ id }) => id))
  return { nodes, edges: graph.edges.filter(({ from, to }) => from !== to && ids.has(from) && ids.has(to)) }
}

/** Each action of the SEO analysis. Computable results (readability, the slug) are computed here, whatever the engine. */
export const seoWorks: Record<SeoAction, SeoWork> = {
  extract_entities: askOr(
    `List what the post names, by type: ${entityTypes.join(', ')}. Words as they stand in the post.`,
    z.object(Object.fromEntries(entityTypes.map((type) => [type, names]))),
    (draft) => toEntityMap(findEntities(draft)),
    (answer, draft) =>
      Object.fromEntries(
        Object.entries(answer)
          .map(([type, labels]): [string, string[]] => [
            type,
            labels.filter((label) => isMentioned(label, draft)).slice(0, 10),
          ])
          .filter(([, labels]) => labels.length > 0),
      ),
  ),
  calculate_eeat_score: askOr(
    'Judge experience, expertise, authoritativeness and trustworthiness from 0 to 100, with up to five strengths and up to three improvements of one sentence.',
    z.object({
      experience_score: score,
      expertise_score: score,
      authoritativeness_score: score,
      trustworthiness_score: score,
      strengths: names,
      improvements: z.array(z.string().max(300)),
    }),
    scoreEeat,
    (answer) => {
      const scores = [
        answer.experience_score,
        answer.expertise_score,
        answer.authoritativeness_score,
        answer.trustworthiness_score,
      ]
      const overall = Math.round(scores.reduce((sum, each) => sum + each, 0) / scores.length)
      return { ...answer, overall_score: overall, improvements: answer.improvements.slice(0, 3) }
    },
  ),
  analyze_readability: askOr(
    'Name the sentiment and the tone of the post.',
    z.object({
      sentiment: z.enum(['positive', 'neutral', 'negative']),
      tone: z.enum(['friendly', 'professional', 'storytelling', 'academic']),
    }),
    toReadabilityResult,
    (answer, draft) => ({ ...toReadabilityResult(draft), ...answer }),
  ),
  generate_serp_preview: async (draft, { engine, slug }) => {
    const own = toSerpPreview(draft, slug)
    if (engine.ask === null) return own
    const answer = await engine.ask({
      ...toPostPrompt({ title: draft.title, post: draft.post.text }),
      schema: serpSchema,
      instructionsFor: toInstructions(
        `Write how the post should look among search results: a title of 40 to 60 characters, a description of 140 to 160 in whole sentences, the focus keyword and up to five others.${keywordOf(draft)}`,
      ),
    })
    // What the author filled in goes first; what a model made in its place has to pass the checks.
    const keyed = { ...draft, focusKeyword: draft.focusKeyword.trim() || answer.focus_keyword }
    const [title, description] = [answer.title.trim(), answer.description.trim()]
    const others = acceptKeywords(keyed, answer.secondary_keywords).slice(0, 5)
    return {
      ...own,
      title: draft.seoTitle.trim() === '' && isAcceptedTitle(keyed, title) ? title : own.title,
      description:
        draft.seoDescription.trim() === '' && isAcceptedDescription(keyed, description)
          ? description
          : own.description,
      focus_keyword: keyed.focusKeyword,
      secondary_keywords: draft.keywords.length > 0 ? own.secondary_keywords : others,
    }
  },
  generate_ai_summary: askOr(
    'Sum the post up for LinkedIn (at most 150 characters), X (200) and Threads (500), and name up to three takeaways, all in whole sentences.',
    z.object({
      linkedin: z.string(),
      twitter: z.string(),
      threads: z.string(),
      key_takeaways: z.array(z.string()),
    }),
    toSocialSummary,
    (answer, draft) => {
      const own = toSocialSummary(draft)
      const fit = (text: string, most: number, other: string): string =>
        text.trim() !== '' && text.trim().length <= most && findTemplateText(text).length === 0
          ? text.trim()
          : wholeSentences(text.trim(), most) || other
      return {
        linkedin: fit(answer.linkedin, 150, own.linkedin),
        twitter: fit(answer.twitter, 200, own.twitter),
        threads: fit(answer.threads, 500, own.threads),
        key_takeaways: answer.key_takeaways.filter((each) => findTemplateText(each).length === 0).slice(0, 3),
      }
    },
  ),
  suggest_internal_links: async (draft, { caller, engine, url }) => {
    const slug = url
      ?.replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean)
    return findLinks(draft, await loadTargets(caller, { slug }), engine)
  },
  generate_topic_clusters: askOr(
    'Name the primary topic of the post and up to six secondary topics, in one to four words each.',
    z.object({ primary_topic: z.string().min(1).max(120), secondary_topics: names }),
    toTopicClusters,
    (answer) => ({
      ...answer,
      secondary_topics: acceptKeywords(
        { focusKeyword: answer.primary_topic, keywords: [] },
        answer.secondary_topics,
      ).slice(0, 6),
    }),
  ),
  generate_knowledge_graph: askOr(
    `Draw the knowledge graph of the post: nodes of the types ${entityTypes.join(', ')} with labels as they stand in the post, and edges with a strength from 0 to 1.`,
    graphSchema,
    toKnowledgeGraph,
    fitGraph,
  ),
}
