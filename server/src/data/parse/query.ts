import { dataError, notEmbedded } from '../errors.ts'
import { looksLikeFilter, parseFilter, parseTreePath } from './filter.ts'
import { parseLogic } from './logic.ts'
import { parseNames, parseOrder } from './order.ts'
import { parseSelect } from './select.ts'
import { embedName, type SelectNode, type ValueIndex } from './tree.ts'
import { createValueList, type ValueList } from './values.ts'

export interface ParsedQuery {
  node: SelectNode
  hasSelect: boolean
  /** The `columns` parameter: which keys of the payload count. */
  columns: string[] | null
  onConflict: string[] | null
  /** What a function call by GET passes: parameters that are no filters. */
  arguments: (readonly [name: string, text: string])[]
  values: ValueList
}

type Parameter = readonly [key: string, text: string]

/**
 * A query string's parameters as one tree.
 * @throws DataError PGRST100 where the grammar does not hold, PGRST103 for a limit below zero, PGRST108 for an unknown embed.
 */
export function parseQuery(parameters: readonly Parameter[], { isCall }: { isCall: boolean }): ParsedQuery {
  const values = createValueList()
  const only = (name: string) => parameters.find(([key]) => key === name)?.[1]
  const select = only('select')
  const columns = only('columns')
  const onConflict = only('on_conflict')
  const query: ParsedQuery = {
    node: parseSelect(select ?? '*', values),
    hasSelect: select !== undefined,
    columns: columns ? parseNames('columns', columns) : null,
    onConflict: onConflict ? parseNames('on_conflict', onConflict) : null,
    arguments: [],
    values,
  }
  for (const [key, text] of parameters) {
    if (key === 'select' || key === 'columns' || key === 'on_conflict') continue
    if (isCall && !isReserved(key) && !looksLikeFilter(key, text)) query.arguments.push([key, text])
    else apply(query.node, key, text, values)
  }
  return query
}

const isReserved = (key: string) => /(?:^|\.)(?:order|limit|offset|and|or)$/.test(key)

function apply(root: SelectNode, key: string, text: string, values: ValueList): void {
  const { path, name } = parseTreePath(key)
  const isGroup = name === 'and' || name === 'or'
  const node = nodeAt(root, isGroup ? path.filter((segment) => segment !== 'not') : path)
  if (name === 'order') node.order = text === '' ? [] : parseOrder(text, values)
  else if (name === 'limit') node.limit = parseCount(text, name, values)
  else if (name === 'offset') node.offset = parseCount(text, name, values)
  else if (isGroup) node.where.push(parseLogic(name, path.includes('not'), text, values))
  else node.where.push(parseFilter(name, text, values))
}

function nodeAt(root: SelectNode, path: readonly string[]): SelectNode {
  let node = root
  for (const segment of path) {
    const embeds = node.items.filter((item) => item.kind === 'embed')
    const found =
      embeds.find((embed) => embedName(embed) === segment) ?? embeds.find((embed) => embed.target === segment)
    if (!found) throw notEmbedded(segment)
    node = found.node
  }
  return node
}

function parseCount(text: string, parameter: string, values: ValueList): ValueIndex {
  if (/^\d{1,18}$/.test(text)) return values.add(text)
  if (/^-\d+$/.test(text)) {
    const details = `${parameter === 'limit' ? 'Limit' : 'Offset'} should be greater than or equal to zero.`
    throw dataError(416, 'PGRST103', 'Requested range not satisfiable', details)
  }
  throw dataError(
    400,
    'PGRST100',
    `"failed to parse ${parameter} (${text})" (line 1, column 1)`,
    'expecting a number',
  )
}
