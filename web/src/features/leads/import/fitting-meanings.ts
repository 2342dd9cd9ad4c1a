import type { CustomField } from '@parley/core/leads/custom-fields'
import { columnKey, ofColumn, type ValueMap } from '@parley/core/leads/import/read-row'
import { currentStages, pipelinesOf, type Stage } from '@parley/core/leads/stages'
import { choiceOf, kindOf, type MappedKind } from './mapped-values.ts'

interface Known {
  customFields: readonly CustomField[]
  stages: readonly Stage[]
  isMember: (id: string) => boolean
}

/**
 * What was said of values, without what the columns of this file can't mean: an earlier file may have filled another field from such
 * a column, and a stage, a colleague or a choice of then may be gone.
 */
export function fittingMeanings(
  values: ValueMap,
  headers: readonly string[],
  mapping: readonly (string | null)[],
  { customFields, stages, isMember }: Known,
): ValueMap {
  const isColleague = (meant: string) => meant === '' || isMember(meant)
  const fits: Record<MappedKind, (meant: string, field: string | null) => boolean> = {
    status: (meant) => currentStages(stages).some(({ key }) => key === meant),
    pipeline: (meant) => pipelinesOf(stages).some(({ key }) => key === meant),
    owner: isColleague,
    author: isColleague,
    source: (meant) => meant !== '',
    choice: (meant, field) => meant === '' || choiceOf(field, customFields)?.options.includes(meant) === true,
  }
  const ofFile = new Map(headers.map((heading, index) => [columnKey(heading, index), {}]))
  for (const [index, field] of mapping.entries()) {
    const column = columnKey(headers[index] ?? '', index)
    const kind = kindOf(field, customFields)
    const said = Object.entries(values[column] ?? {})
    // Under no value stands what holds for the whole column; it is found anew for each file.
    const kept = kind ? said.filter(([value, meant]) => value !== ofColumn && fits[kind](meant, field)) : []
    // Two columns may be called alike.
    ofFile.set(column, { ...ofFile.get(column), ...Object.fromEntries(kept) })
  }
  return { ...values, ...Object.fromEntries([...ofFile].filter(([column]) => values[column])) }
}
