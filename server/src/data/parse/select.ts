import { type Cursor, createCursor } from './cursor.ts'
import { parseField } from './field.ts'
import type { AggregateFunction, ColumnItem, EmbedItem, SelectItem, SelectNode } from './tree.ts'
import type { ValueList } from './values.ts'

const castPattern = /[\p{L}\p{N}_ ]+(?:\[\])?/uy
const aggregatePattern = /\.(count|sum|avg|min|max)\(\)/y
const embedAhead = /(?=[^,()"]*(?:"(?:[^"\\]|\\[^])*"[^,()"]*)*\()/y

const emptyNode = (items: SelectItem[]): SelectNode => ({
  items,
  where: [],
  order: [],
  limit: null,
  offset: null,
  cap: null,
})

/** The `select` parameter: columns, aliases, casts, JSON paths, embedded and spread resources. */
export function parseSelect(text: string, values: ValueList): SelectNode {
  const cursor = createCursor(text, `failed to parse select parameter (${text})`)
  const items = cursor.isAtEnd() ? [] : parseItems(cursor, values)
  cursor.end()
  return emptyNode(items)
}

function parseItems(cursor: Cursor, values: ValueList): SelectItem[] {
  return cursor.nested(() => {
    const items: SelectItem[] = []
    do items.push(parseItem(cursor, values))
    while (cursor.takes(','))
    return items
  })
}

function parseItem(cursor: Cursor, values: ValueList): SelectItem {
  cursor.match(/\s*/y)
  if (cursor.takes('...')) return parseEmbed(cursor, values, null, true)
  if (cursor.takes('*')) return { kind: 'star' }
  const alias = parseAlias(cursor)
  if (cursor.takes('count()')) return aggregateItem('count', alias, parseCast(cursor))
  return (
    cursor.attempt(() =>
      cursor.match(embedAhead) && !isAggregateAhead(cursor) ? parseEmbed(cursor, values, alias, false) : null,
    ) ?? parseColumn(cursor, values, alias)
  )
}

/** `name.sum()` has a parenthesis too. */
function isAggregateAhead(cursor: Cursor): boolean {
  return cursor.match(/(?=[^,()]*\.(?:count|sum|avg|min|max)\(\))/y) !== null
}

function parseAlias(cursor: Cursor): string | null {
  return cursor.attempt(() => {
    if (!cursor.match(/(?=[\p{L}\p{N}\p{M}_ $"-])/uy)) return null
    const name = cursor.name()
    return cursor.sees('::') || !cursor.takes(':') ? null : name
  })
}

function parseCast(cursor: Cursor): string | null {
  if (!cursor.takes('::')) return null
  const cast = cursor.match(castPattern)?.[0].trim()
  if (!cast) throw cursor.fail('letter or digit')
  return cast
}

function aggregateItem(
  aggregate: AggregateFunction,
  alias: string | null,
  aggregateCast: string | null,
): ColumnItem {
  return { kind: 'column', field: { name: '*', path: [] }, alias, cast: null, aggregate, aggregateCast }
}

const aggregates: Readonly<Record<string, AggregateFunction>> = {
  count: 'count',
  sum: 'sum',
  avg: 'avg',
  min: 'min',
  max: 'max',
}

function parseColumn(cursor: Cursor, values: ValueList, alias: string | null): ColumnItem {
  const field = parseField(cursor, values)
  const cast = parseCast(cursor)
  const aggregate = aggregates[cursor.match(aggregatePattern)?.[1] ?? ''] ?? null
  const aggregateCast = aggregate ? parseCast(cursor) : null
  if (!cursor.isAtEnd() && !cursor.sees(',') && !cursor.sees(')')) {
    throw cursor.fail('"->>", "->", "::", ")", "," or end of input')
  }
  return { kind: 'column', field, alias, cast, aggregate, aggregateCast }
}

function parseEmbed(cursor: Cursor, values: ValueList, alias: string | null, isSpread: boolean): EmbedItem {
  const target = cursor.name()
  let hint: string | null = null
  let isInner = false
  while (cursor.takes('!')) {
    const word = cursor.name()
    if (word === 'inner') isInner = true
    else if (word !== 'left') hint = word
  }
  cursor.expect('(')
  const items = cursor.sees(')') ? [] : parseItems(cursor, values)
  cursor.expect(')')
  return { kind: 'embed', target, alias, hint, isInner, isSpread, node: emptyNode(items) }
}
