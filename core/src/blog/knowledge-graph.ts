import { toSentences } from '../text/sentences.ts'
import type { ReadDraft } from './draft.ts'
import { type EntityType, findEntities } from './entities.ts'

export interface KnowledgeGraph {
  nodes: { id: string; label: string; type: EntityType }[]
  /** `strength` from 0 to 1: how often the two stand in one sentence, of the times the rarer one is named. */
  edges: { from: string; to: string; relationship: string; strength: number }[]
}

const mostNodes = 20
const mostEdges = 40
/** Pairs grow with the square of the mentions. */
const mostMentions = 50
const relations =
  /\b(uses?|integrates? with|works? with|connects? to|replaces?|improves?|reduces?|increases?|supports?|helps?|founded|leads?|owns?|offers?|needs?|sells?|drives?|causes?|means|requires?|compares? with)\b/i

/**
 * The entities of a post and which of them occur in one sentence; the relationship is a verb between the two, if one
 * stands there.
 */
export function toKnowledgeGraph(draft: Pick<ReadDraft, 'title' | 'post' | 'words'>): KnowledgeGraph {
  const entities = findEntities(draft)
    .slice(0, mostNodes)
    .map((entity) => ({ ...entity, at: entity.at.slice(0, mostMentions) }))
  const nodes = entities.map(({ label, type }, index) => ({ id: `n${index + 1}`, label, type }))
  const pairs = new Map<string, { from: number; to: number; count: number; verb: string | null }>()
  const places = entities
    .flatMap(({ at, label }, node) => at.map((start) => ({ node, start, end: start + label.length })))
    .toSorted((one, other) => one.start - other.start)
  for (const sentence of toSentences(draft.post.text)) {
    const until = sentence.index + sentence.text.length
    const here = places.filter(({ start }) => start >= sentence.index && start < until)
    const met = new Set<string>()
    for (const [order, from] of here.entries()) {
      for (const to of here.slice(order + 1)) {
        if (from.node === to.node) continue
        const key = [from.node, to.node].toSorted((one, other) => one - other).join('-')
        if (met.has(key)) continue
        met.add(key)
        const verb = relations.exec(draft.post.text.slice(from.end, to.start))?.[1]?.toLowerCase() ?? null
        const pair = pairs.get(key) ?? { from: from.node, to: to.node, count: 0, verb }
        pairs.set(key, { ...pair, count: pair.count + 1, verb: pair.verb ?? verb })
      }
    }
  }
  const edges = [...pairs.values()]
    .map(({ from, to, count, verb }) => {
      const rarer = Math.min(entities[from]?.at.length ?? 1, entities[to]?.at.length ?? 1)
      return {
        from: nodes[from]?.id ?? '',
        to: nodes[to]?.id ?? '',
        relationship: verb ?? 'mentioned with',
        strength: Math.min(1, Math.round((count / rarer) * 100) / 100),
        count,
      }
    })
    .toSorted((one, other) => other.count - one.count || other.strength - one.strength)
    .slice(0, mostEdges)
    .map(({ from, to, relationship, strength }) => ({ from, to, relationship, strength }))
  return { nodes, edges }
}
