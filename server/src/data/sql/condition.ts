import { constant } from '../../database/quote.ts'
import { dataError } from '../errors.ts'
import type { Condition, Filter, Operation } from '../parse/tree.ts'
import { openEmbed } from './embed.ts'
import { type Expression, writeField } from './field.ts'
import type { Embedded, Scope } from './scope.ts'
import type { Writer } from './writer.ts'

/** All conditions of a node, joined by `and`; empty when it has none. */
export function writeConditions(writer: Writer, scope: Scope): string[] {
  return scope.node.where.map((condition) => writeCondition(writer, scope, condition))
}

function writeCondition(writer: Writer, scope: Scope, condition: Condition): string {
  if (condition.kind === 'filter') return writeFilter(writer, scope, condition)
  const terms = condition.terms.map((term) => writeCondition(writer, scope, term))
  return negate(`(${terms.join(` ${condition.kind} `)})`, condition.isNegated)
}

const negate = (sql: string, isNegated: boolean) => (isNegated ? `not ${sql}` : sql)

function writeFilter(writer: Writer, scope: Scope, filter: Filter): string {
  const { field, operation } = filter
  const embedded = scope.embeds.get(field.name)
  if (!embedded)
    return negate(
      `(${writeOperation(writer, writeField(writer, scope, field), operation)})`,
      filter.isNegated,
    )
  if (operation.kind !== 'is' || (operation.what !== 'null' && operation.what !== 'not null')) {
    throw dataError(
      400,
      'PGRST120',
      `Bad operator on the '${field.name}' embedded resource`,
      'Only is null or not is null filters are allowed on embedded resources',
    )
  }
  return negate(writeExists(writer, scope, embedded), (operation.what === 'null') !== filter.isNegated)
}

function writeOperation(writer: Writer, field: Expression, operation: Operation): string {
  switch (operation.kind) {
    case 'is':
      return `${field.sql} is ${operation.what}`
    case 'in':
      return `${field.sql} = any (${writer.value(operation.value)}::${field.type.baseSql}[])`
    case 'search':
      return writeSearch(writer, field, operation)
    case 'compare': {
      const isPattern = /^(?:i?like|~\*?)$/.test(operation.operator)
      const type = isPattern && field.type.category !== 'S' ? 'text' : field.type.baseSql
      if (isPattern) writer.planWithValues()
      const value = writer.value(operation.value)
      if (!operation.quantifier) return `${field.sql} ${operation.operator} ${value}::${type}`
      return `${field.sql} ${operation.operator} ${operation.quantifier} (${value}::${type}[])`
    }
  }
}

/** The configuration stands as a constant, so that an index on `to_tsvector('english', …)` serves. */
function writeSearch(writer: Writer, field: Expression, operation: Operation & { kind: 'search' }): string {
  const { configuration } = operation
  if (configuration !== null && !writer.catalogue.hasSearchConfiguration(configuration)) {
    throw dataError(400, '42704', `text search configuration "${configuration}" does not exist`)
  }
  const first = configuration === null ? '' : `${constant(configuration)}::regconfig, `
  const document = field.type.base === 'tsvector' ? field.sql : `to_tsvector(${first}${field.sql})`
  return `${document} @@ ${operation.function}(${first}${writer.value(operation.value)})`
}

/** Whether a row has any embedded row that passes that resource's own filters. */
function writeExists(writer: Writer, parent: Scope, embedded: Embedded): string {
  const { scope, from, conditions } = openEmbed(writer, parent, embedded, embedded.item.node)
  const all = [...conditions, ...writeConditions(writer, scope), ...writeInnerJoins(writer, scope)]
  return `exists (select 1 from ${from} where ${all.join(' and ')})`
}

/** What `!inner` asks of a row: that the embedded resource is there. */
export function writeInnerJoins(writer: Writer, scope: Scope): string[] {
  return [...scope.embeds.values()]
    .filter(({ item }) => item.isInner)
    .map((embedded) => writeExists(writer, scope, embedded))
}
