/** Which column of which relation each column of a view shows as it is. */
export interface ViewColumn {
  /** The view's column, from 1. */
  number: number
  relation: number
  column: number
}

const targetPattern =
  /^TARGETENTRY .*:resno (\d+) :resname (?:\S+) :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+) :resjunk false\s*$/s

/**
 * Reads the outermost target list of a view's rule, as Postgres stores it (pg_rewrite.ev_action, a node tree in text).
 * Only its own nesting is followed, so sub-queries' target lists don't count.
 */
export function readViewColumns(definition: string): ViewColumn[] {
  const columns: ViewColumn[] = []
  for (const entry of topLevelEntries(definition)) {
    const found = targetPattern.exec(entry)
    const [number, relation, column] = [found?.[1], found?.[2], found?.[3]].map(Number)
    if (number && relation && column) columns.push({ number, relation, column })
  }
  return columns
}

/** The nodes `{TARGETENTRY …}` right below the query itself, without the nodes inside them. */
function topLevelEntries(definition: string): string[] {
  const entries: string[] = []
  let depth = 0
  let own = ''
  let isTargetList = false
  for (let index = 0; index < definition.length; index += 1) {
    const character = definition[index]
    if (character === '\\') {
      if (depth === 2) own += definition.slice(index, index + 2)
      index += 1
    } else if (character === '{') {
      depth += 1
      if (depth === 2) own = ''
    } else if (character === '}') {
      if (depth === 2 && isTargetList && own.startsWith('TARGETENTRY')) entries.push(own)
      depth -= 1
    } else if (depth === 1 && character === ':') {
      isTargetList = definition.startsWith(':targetList ', index)
    } else if (depth === 2) own += character
  }
  return entries
}
