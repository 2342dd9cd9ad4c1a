import { readPipelineCell, readStatusCell } from '@parley/core/leads/import/read-cell'
import { columnKey, foldValue, type ValueMap } from '@parley/core/leads/import/read-row'
import type { ColumnSurvey } from '@parley/core/leads/import/survey'
import { pipelinesOf, type Stage } from '@parley/core/leads/stages'

type MappedKind = 'status' | 'pipeline' | 'owner' | 'author' | 'source'

export interface MappedValue {
  /** Of the column, as the values are remembered by. */
  column: string
  heading: string
  kind: MappedKind
  text: string
  count: number
  /** What it is read as while nobody says otherwise: a stage, a pipeline, an id, a source; null where nobody here knows it. */
  read: string | null
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

function readAs(read: typeof readStatusCell, text: string, stages: readonly Stage[]): string | null {
  try {
    return read(text, stages)
  } catch {
    return null
  }
}

interface Known {
  findOwner: (text: string) => string | undefined
  sources: readonly string[]
  stages: readonly Stage[]
}

/**
 * The values of a file that stand for something here: stages, pipelines where there are several, colleagues, and sources where the
 * company has any.
 */
export function findMappedValues(
  columns: readonly ColumnSurvey[],
  headers: readonly string[],
  mapping: readonly (string | null)[],
  { findOwner, sources, stages }: Known,
): MappedValue[] {
  const folded = new Map(sources.map((source) => [foldValue(source), source]))
  const reads: Record<MappedKind, (text: string) => string | null> = {
    status: (text) => readAs(readStatusCell, text, stages),
    pipeline: (text) => readAs(readPipelineCell, text, stages),
    owner: (text) => findOwner(text) ?? null,
    author: (text) => findOwner(text) ?? null,
    source: (text) => folded.get(foldValue(text)) ?? null,
  }
  const isAsked: Partial<Record<MappedKind, boolean>> = {
    pipeline: pipelinesOf(stages).length > 1,
    source: sources.length > 0,
  }
  return mapping.flatMap((field, index) => {
    const kind = kinds[field ?? '']
    if (!kind || isAsked[kind] === false) return []
    const heading = headers[index] ?? ''
    return (columns[index]?.values ?? []).map(({ text, count }) => ({
      column: columnKey(heading, index),
      heading,
      kind,
      text,
      count,
      read: reads[kind](text),
    }))
  })
}

/** The values with one more said, or none for it. */
export function withMeaning(
  values: ValueMap,
  { column, text }: Pick<MappedValue, 'column' | 'text'>,
  meant: string | null,
): ValueMap {
  const { [foldValue(text)]: _former, ...others } = values[column] ?? {}
  return { ...values, [column]: meant === null ? others : { ...others, [foldValue(text)]: meant } }
}
