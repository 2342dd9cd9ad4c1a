import { findRelationship } from '../catalogue/find-relationship.ts'
import type { Relation, Relationship } from '../catalogue/types.ts'
import { type EmbedItem, embedName, type SelectNode } from '../parse/tree.ts'
import type { Writer } from './writer.ts'

/** One table in a statement, under its alias, with what the request wants of it. */
export interface Scope {
  relation: Relation
  alias: string
  node: SelectNode
  embeds: ReadonlyMap<string, Embedded>
  /** The columns read so far; a write returns just these. */
  used: Set<string>
  /** The rows are those a write returned, no longer the table's own, so row functions don't take them. */
  isReturned: boolean
}

export interface Embedded {
  item: EmbedItem
  relationship: Relationship
}

export function createScope(
  writer: Writer,
  relation: Relation,
  alias: string,
  node: SelectNode,
  { isReturned = false }: { isReturned?: boolean } = {},
): Scope {
  const embeds = new Map<string, Embedded>()
  for (const item of node.items) {
    if (item.kind !== 'embed') continue
    const relationship = findRelationship(writer.catalogue, relation, item.target, item.hint)
    embeds.set(embedName(item), { item, relationship })
  }
  return { relation, alias, node, embeds, used: new Set(), isReturned }
}

export const isToOne = ({ cardinality }: Relationship): boolean =>
  cardinality === 'many-to-one' || cardinality === 'one-to-one'
