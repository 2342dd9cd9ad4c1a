import * as z from 'zod/mini'
import { callFunction } from './call-function.ts'
import { AiFailure, describeAiFailure } from './failure.ts'
import type { PostFields } from './fields.ts'
import {
  eeatSchema,
  entitiesSchema,
  type Graph,
  graphSchema,
  linksSchema,
  readabilitySchema,
  serpSchema,
  socialSchema,
  topicsSchema,
} from './results.ts'

interface PostText {
  title: string
  content: string
  fields?: PostFields
}

async function analyse<Result>(
  action: string,
  post: PostText & { url?: string },
  schema: z.ZodMiniType<Result>,
): Promise<{ result: Result | null; engine: string }> {
  const answer = await callFunction(
    'ai-seo-analyzer',
    { action, ...post },
    z.object({ result: z.unknown(), engine: z.string() }),
  )
  if (answer.result == null) return { result: null, engine: answer.engine }
  const result = z.safeParse(schema, answer.result)
  if (!result.success) throw new AiFailure('This analysis cannot be read. Your post is safe.', 502)
  return { result: result.data, engine: answer.engine }
}

/** What the seven parts say; null for a part that failed or had nothing. */
export interface Dashboard {
  engine: string
  entities: z.output<typeof entitiesSchema> | null
  eeat: z.output<typeof eeatSchema> | null
  readability: z.output<typeof readabilitySchema> | null
  serp: z.output<typeof serpSchema> | null
  social: z.output<typeof socialSchema> | null
  links: z.output<typeof linksSchema> | null
  topics: z.output<typeof topicsSchema> | null
  /** Names of the parts that failed, and why the first of them did. */
  failed: string[]
  reason: string | null
}

const valueOf = <Result>(
  settled: PromiseSettledResult<{ result: Result | null; engine: string }>,
): Result | null => (settled.status === 'fulfilled' ? settled.value.result : null)

function describeFirst([first]: PromiseRejectedResult[]): string | null {
  if (!first) return null
  const { title, reason } = describeAiFailure(first.reason, '')
  return reason ?? (title || null)
}

/** The seven analyses of ai-seo-analyzer at once. Rejects with the first failure where all failed. `url` is the post's own. */
export async function analyseSeo(post: PostText, url: string): Promise<Dashboard> {
  const all = await Promise.allSettled([
    analyse('extract_entities', post, entitiesSchema),
    analyse('calculate_eeat_score', post, eeatSchema),
    analyse('analyze_readability', post, readabilitySchema),
    analyse('generate_serp_preview', post, serpSchema),
    analyse('generate_ai_summary', post, socialSchema),
    analyse('suggest_internal_links', { ...post, url }, linksSchema),
    analyse('generate_topic_clusters', post, topicsSchema),
  ])
  const names = ['Entities', 'E-E-A-T', 'Readability', 'Search preview', 'Summaries', 'Links', 'Topics']
  const failures = all.filter((each) => each.status === 'rejected')
  if (failures.length === all.length) throw failures[0]?.reason
  const [entities, eeat, readability, serp, social, links, topics] = all
  return {
    engine: all.find((each) => each.status === 'fulfilled')?.value.engine ?? '',
    entities: valueOf(entities),
    eeat: valueOf(eeat),
    readability: valueOf(readability),
    serp: valueOf(serp),
    social: valueOf(social),
    links: valueOf(links),
    topics: valueOf(topics),
    failed: names.filter((_, index) => all[index]?.status === 'rejected'),
    reason: describeFirst(failures),
  }
}

/** Whether any of the seven parts came with something to show. */
export const hasResults = ({
  entities,
  eeat,
  readability,
  serp,
  social,
  links,
  topics,
}: Dashboard): boolean =>
  [entities, eeat, readability, serp, social, links, topics].some((part) => part !== null)

/** The knowledge graph of a post. */
export async function drawGraph(post: PostText): Promise<Graph & { engine: string }> {
  const { result, engine } = await analyse('generate_knowledge_graph', post, graphSchema)
  return { ...(result ?? { nodes: [], edges: [] }), engine }
}
