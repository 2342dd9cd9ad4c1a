import type { ForeignKeyRow } from './queries.ts'
import type { Relation, Relationship } from './types.ts'

type Pairs = [string, string][]

/** A relation that shows columns of a base table: the table itself or a view. */
export interface BaseView {
  relation: Relation
  /** The base table's column → this relation's. */
  columns: ReadonlyMap<string, string>
}

/** A foreign key between two exposed relations, either of which may be a view over the real ones. */
interface Link {
  name: string
  source: Relation
  target: Relation
  columns: Pairs
  isUnique: boolean
  isKeyPart: boolean
}

export interface RelationshipInput {
  foreignKeys: readonly ForeignKeyRow[]
  /** By base table's oid. */
  baseViews: ReadonlyMap<number, readonly BaseView[]>
  primaryKeys: ReadonlyMap<number, readonly string[]>
  /** With the primary key. */
  uniqueKeys: ReadonlyMap<number, readonly (readonly string[])[]>
}

/** Any source to embed one relation in another, by the origin's oid. */
export function buildRelationships(input: RelationshipInput): Map<number, Relationship[]> {
  const byOrigin = new Map<number, Relationship[]>()
  const add = (relationship: Relationship) => {
    const list = byOrigin.get(relationship.origin.oid)
    if (list) list.push(relationship)
    else byOrigin.set(relationship.origin.oid, [relationship])
  }
  const links = input.foreignKeys.flatMap((key) => linksOf(key, input))
  for (const link of links) {
    const { name: constraint, source, target, columns } = link
    const there = link.isUnique ? 'one-to-one' : 'many-to-one'
    const back = link.isUnique ? 'one-to-one' : 'one-to-many'
    add({ cardinality: there, constraint, holdsKey: true, origin: source, target, columns, junction: null })
    add({
      cardinality: back,
      constraint,
      holdsKey: false,
      origin: target,
      target: source,
      columns: swap(columns),
      junction: null,
    })
  }
  for (const relationship of manyToMany(links)) add(relationship)
  return byOrigin
}

const swap = (pairs: Pairs): Pairs => pairs.map(([left, right]) => [right, left])
const isSubset = (part: readonly string[], whole: readonly string[]) =>
  part.every((name) => whole.includes(name))

function linksOf(key: ForeignKeyRow, input: RelationshipInput): Link[] {
  const primaryKey = input.primaryKeys.get(key.source) ?? []
  const uniques = input.uniqueKeys.get(key.source) ?? []
  const isUnique = uniques.some(
    (unique) => unique.length === key.columns.length && isSubset(unique, key.columns),
  )
  const isKeyPart = primaryKey.length > 0 && isSubset(key.columns, primaryKey)
  const links: Link[] = []
  for (const source of input.baseViews.get(key.source) ?? []) {
    for (const target of input.baseViews.get(key.target) ?? []) {
      const columns = pairs(key, source, target)
      if (columns)
        links.push({
          name: key.name,
          source: source.relation,
          target: target.relation,
          columns,
          isUnique,
          isKeyPart,
        })
    }
  }
  return links
}

function pairs(key: ForeignKeyRow, source: BaseView, target: BaseView): Pairs | null {
  const result: Pairs = []
  for (const [index, column] of key.columns.entries()) {
    const left = source.columns.get(column)
    const right = target.columns.get(key.target_columns[index] ?? '')
    if (left === undefined || right === undefined) return null
    result.push([left, right])
  }
  return result
}

/** Two foreign keys that both are part of one table's primary key make it a junction. */
function* manyToMany(links: readonly Link[]): Generator<Relationship> {
  const junctions = Map.groupBy(
    links.filter((link) => link.isKeyPart),
    (link) => link.source.oid,
  )
  for (const parts of junctions.values()) {
    for (const first of parts) {
      for (const second of parts) {
        if (first === second || first.name === second.name) continue
        yield {
          cardinality: 'many-to-many',
          constraint: first.name,
          holdsKey: false,
          origin: first.target,
          target: second.target,
          columns: [],
          junction: {
            relation: first.source,
            constraints: [first.name, second.name],
            origin: swap(first.columns),
            target: swap(second.columns),
          },
        }
      }
    }
  }
}
