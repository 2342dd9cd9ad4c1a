/**
 * What a request asks for, without its values: `ValueIndex` points into the list of values that travels beside it, so
 * two requests that differ only in values have the same tree and share one plan.
 */
export type ValueIndex = number

export interface PathStep {
  arrow: '->' | '->>'
  key: string
  isIndex: boolean
  value: ValueIndex
}

export interface Field {
  name: string
  path: PathStep[]
}

export type Quantifier = 'any' | 'all'

export type Operation =
  | { kind: 'compare'; operator: string; quantifier: Quantifier | null; value: ValueIndex }
  | { kind: 'in'; value: ValueIndex }
  | { kind: 'is'; what: 'null' | 'not null' | 'true' | 'false' | 'unknown' }
  | { kind: 'search'; function: string; configuration: string | null; value: ValueIndex }

export interface Filter {
  kind: 'filter'
  isNegated: boolean
  field: Field
  operation: Operation
}

export interface Logic {
  kind: 'and' | 'or'
  isNegated: boolean
  terms: Condition[]
}

export type Condition = Filter | Logic

export interface OrderTerm {
  /** The to-one embedded resource that holds the field, or null for the node's own. */
  embed: string | null
  field: Field
  isDescending: boolean
  nulls: 'first' | 'last' | null
}

export type AggregateFunction = 'count' | 'sum' | 'avg' | 'min' | 'max'

export interface ColumnItem {
  kind: 'column'
  field: Field
  alias: string | null
  cast: string | null
  aggregate: AggregateFunction | null
  aggregateCast: string | null
}

export interface EmbedItem {
  kind: 'embed'
  target: string
  alias: string | null
  hint: string | null
  isInner: boolean
  isSpread: boolean
  node: SelectNode
}

export type SelectItem = { kind: 'star' } | ColumnItem | EmbedItem

export interface SelectNode {
  items: SelectItem[]
  where: Condition[]
  order: OrderTerm[]
  limit: ValueIndex | null
  offset: ValueIndex | null
  /** The most rows that are answered, whatever `limit` asks for; null for any number. */
  cap: number | null
}

export const embedName = (embed: EmbedItem): string => embed.alias ?? embed.target
