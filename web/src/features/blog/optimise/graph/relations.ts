import type { Graph } from '../calls/results.ts'

type GraphNode = Graph['nodes'][number]

export interface Relation {
  to: GraphNode
  relationship: string
  /** Percent. */
  strength: number
}

/** Each node with what it is related to, the strongest first; nodes with the most relations first. */
export function toRelations({ nodes, edges }: Graph): { node: GraphNode; relations: Relation[] }[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return nodes
    .map((node) => {
      const relations = edges.flatMap(({ from, to, relationship, strength }): Relation[] => {
        if (from !== node.id && to !== node.id) return []
        const other = byId.get(from === node.id ? to : from)
        return other ? [{ to: other, relationship, strength: Math.round(strength * 100) }] : []
      })
      return { node, relations: relations.toSorted((one, other) => other.strength - one.strength) }
    })
    .toSorted((one, other) => other.relations.length - one.relations.length)
}
