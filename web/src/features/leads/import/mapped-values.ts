import type { CustomField } from '@parley/core/leads/custom-fields'
import { readPipelineCell, readStatusCell } from '@parley/core/leads/import/read-cell'
import { columnKey, customPrefix, foldValue, type ValueMap } from '@parley/core/leads/import/read-row'
import type { ColumnSurvey } from '@parley/core/leads/import/survey'
import { readCustomValue } from '@parley/core/leads/read-custom-value'
import { pipelinesOf, type Stage } from '@parley/core/leads/stages'

export type MappedKind = 'status' | 'pipeline' | 'owner' | 'author' | 'source' | 'choice'

export interface MappedValue {
  /** Of the column, as the values are remembered by. */
  column: string
  heading: string
  kind: MappedKind
  text: string
  count: number
  /** What it is read as while nobody says otherwise: a stage, a pipeline, an id, a source, a choice; null where nobody here knows it. */
  read: string | null
  /** What a field of the company's own lets people choose among. */
  options: readonly string[]
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

/** Nothing where the reader throws, as it does on what it does not know. */
function readAs(read: () => unknown): string | null {
  try {
    return String(read())
  } catch {
    return null
  }
}

/** The company's own field that a column fills and people choose a value of. */
export const choiceOf = (field: string | null | undefined, customFields: readonly CustomField[]) =>
  customFields.find(({ key, type }) => type === 'choice' && field === `${customPrefix}${key}`)

/** What the values of a column that fills a field stand for; undefined where they stand for themselves. */
export const kindOf = (
  field: string | null | undefined,
  customFields: readonly CustomField[],
): MappedKind | undefined => (choiceOf(field, customFields) ? 'choice' : kinds[field ?? ''])

interface Known {
  findOwner: (text: string) => string | undefined
  sources: readonly string[]
  stages: readonly Stage[]
  customFields: readonly CustomField[]
}

/**
 * The values of a file that stand for something here: stages, pipelines where there are several, colleagues, choices of the company's
 * own fields, and sources where the company has any.
 */
export function findMappedValues(
  columns: readonly ColumnSurvey[],
  headers: readonly string[],
  mapping: readonly (string | null)[],
  { findOwner, sources, stages, customFields }: Known,
): MappedValue[] {
  const folded = new Map(sources.map((source) => [foldValue(source), source]))
  const reads: Record<MappedKind, (text: string, own?: CustomField) => string | null> = {
    status: (text) => readAs(() => readStatusCell(text, stages)),
    pipeline: (text) => readAs(() => readPipelineCell(text, stages)),
    owner: (text) => findOwner(text) ?? null,
    author: (text) => findOwner(text) ?? null,
    source: (text) => folded.get(foldValue(text)) ?? null,
    choice: (text, own) => (own ? readAs(() => readCustomValue(own, text)) : null),
  }
  const isAsked: Partial<Record<MappedKind, boolean>> = {
    pipeline: pipelinesOf(stages).length > 1,
    source: sources.length > 0,
  }
  return mapping.flatMap((field, index) => {
    const own = choiceOf(field, customFields)
    const kind = kindOf(field, customFields)
    if (!kind || isAsked[kind] === false) return []
    const heading = headers[index] ?? ''
    return (columns[index]?.values ?? []).map(({ text, count }) => ({
      column: columnKey(heading, index),
      heading,
      kind,
      text,
      count,
      read: reads[kind](text, own),
      options: own?.options ?? [],
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
