import { readPipelineCell, readStatusCell } from '@parley/core/leads/import/read-cell'
import { columnKey, foldValue, type ValueMap } from '@parley/core/leads/import/read-row'
import type { ColumnSurvey } from '@parley/core/leads/import/survey'
import type { Stage } from '@parley/core/leads/stages'

type MappedKind = 'status' | 'pipeline' | 'owner' | 'author' | 'source'

export interface UnknownValue {
  /** Of the column, as the values are remembered by. */
  column: string
  heading: string
  kind: MappedKind
  text: string
  count: number
}

const kinds: Readonly<Record<string, MappedKind>> = {
  status: 'status',
  outcome: 'status',
  pipeline: 'pipeline',
  owner: 'owner',
  account_owner: 'owner',
  author: 'author',
  source: 'source',
}

function isRead(read: typeof readStatusCell, text: string, stages: readonly Stage[]): boolean {
  try {
    read(text, stages)
    return true
  } catch {
    return false
  }
}

interface Known {
  findOwner: (text: string) => string | undefined
  sources: readonly string[]
  stages: readonly Stage[]
}

/** The values of a file that nobody here knows: stages, pipelines, colleagues, and sources where the company has any. */
export function findUnknownValues(
  columns: readonly ColumnSurvey[],
  headers: readonly string[],
  mapping: readonly (string | null)[],
  { findOwner, sources, stages }: Known,
): UnknownValue[] {
  const folded = new Set(sources.map(foldValue))
  const isKnown: Record<MappedKind, (text: string) => boolean> = {
    status: (text) => isRead(readStatusCell, text, stages),
    pipeline: (text) => isRead(readPipelineCell, text, stages),
    owner: (text) => findOwner(text) !== undefined,
    author: (text) => findOwner(text) !== undefined,
    source: (text) => folded.size === 0 || folded.has(foldValue(text)),
  }
  return mapping.flatMap((field, index) => {
    const kind = kinds[field ?? '']
    if (!kind) return []
    const heading = headers[index] ?? ''
    return (columns[index]?.values ?? [])
      .filter(({ text }) => !isKnown[kind](text))
      .map(({ text, count }) => ({ column: columnKey(heading, index), heading, kind, text, count }))
  })
}

/** The values with one more said, or none for it. */
export function withMeaning(
  values: ValueMap,
  { column, text }: UnknownValue,
  meant: string | null,
): ValueMap {
  const { [foldValue(text)]: _former, ...others } = values[column] ?? {}
  return { ...values, [column]: meant === null ? others : { ...others, [foldValue(text)]: meant } }
}
