import { identifier } from '../../database/quote.ts'
import type { Relationship } from '../catalogue/types.ts'
import type { SelectNode } from '../parse/tree.ts'
import { writeColumn } from './field.ts'
import { createScope, type Embedded, isToOne, type Scope } from './scope.ts'
import type { Writer } from './writer.ts'

/** An embedded resource opened under an alias of its own, and how it joins its parent. */
export interface Opened {
  scope: Scope
  from: string
  conditions: string[]
}

export function openEmbed(writer: Writer, parent: Scope, embedded: Embedded, node: SelectNode): Opened {
  const { relationship } = embedded
  const alias = writer.alias()
  // One row needs no bound, and one would keep Postgres from joining it freely.
  const bounded = isToOne(relationship) ? { ...node, cap: null } : node
  const scope = createScope(writer, relationship.target, alias, bounded)
  if (relationship.routine !== undefined)
    return { scope, from: `${relationship.routine}(${writeRow(parent)}) ${alias}`, conditions: ['true'] }
  const from = `${relationship.target.sql} ${alias}`
  const { junction } = relationship
  if (!junction) return { scope, from, conditions: writeJoin(parent, alias, relationship) }
  const middle = writer.alias()
  const equal = (left: string, right: string) => `${left} = ${middle}.${identifier(right)}`
  return {
    scope,
    from: `${from}, ${junction.relation.sql} ${middle}`,
    conditions: [
      ...junction.origin.map(([own, other]) => equal(writeColumn(parent, own).sql, other)),
      ...junction.target.map(([own, other]) => equal(`${alias}.${identifier(own)}`, other)),
    ],
  }
}

/** A whole row of the scope's relation, for a function that takes one. */
function writeRow(scope: Scope): string {
  if (!scope.isReturned) return scope.alias
  for (const name of scope.relation.columns.keys()) writeColumn(scope, name)
  return `jsonb_populate_record(null::${scope.relation.sql}, to_jsonb(${scope.alias}))`
}

function writeJoin(parent: Scope, alias: string, relationship: Relationship): string[] {
  return relationship.columns.map(
    ([own, other]) => `${alias}.${identifier(other)} = ${writeColumn(parent, own).sql}`,
  )
}
