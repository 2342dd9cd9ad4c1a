import type { Graph } from '../calls/results.ts'

type GraphNode = Graph['nodes'][number]

export interface Relation {
  to: GraphNode
  /** As one reads it beside the node: "uses HubSpot", "Acme uses it". */
  words: string
  /** Percent. */
  strength: number
}

/** What holds in both directions. */
const mutual = 'mentioned with'

/** Each node with what it is related to, the strongest first; nodes with the most relations first. */
export function toRelations({ nodes, edges }: Graph): { node: GraphNode; relations: Relation[] }[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return nodes
    .map((node) => {
      const relations = edges.flatMap(({ from, to, relationship, strength }): Relation[] => {
        if (from !== node.id && to !== node.id) return []
        const other = byId.get(from === node.id ? to : from)
        if (!other) return []
        const isSaidOfOther = to === node.id && relationship !== mutual
        const words = isSaidOfOther ? `${other.label} ${relationship} it` : `${relationship} ${other.label}`
        return [{ to: other, words, strength: Math.round(strength * 100) }]
      })
      return { node, relations: relations.toSorted((one, other) => other.strength - one.strength) }
    })
    .toSorted((one, other) => other.relations.length - one.relations.length)
}
