import { pipelinesOf } from '@parley/core/leads/stages'
import { useStages } from '~/data/stages.ts'
import { FilterSelect } from '~/ui/filter-select.tsx'

interface Props {
  /** The key of a pipeline; null for all. */
  pipeline: string | null
  /** Whether all of them can be chosen together. */
  hasAll: boolean
  onChange: (pipeline: string | undefined) => void
}

/** Which pipeline a page shows; nothing where the company has one alone. */
export function PipelineSelect({ pipeline, hasAll, onChange }: Props) {
  const pipelines = pipelinesOf(useStages())
  if (pipelines.length < 2) return null
  return (
    <FilterSelect
      label="Pipeline"
      {...(hasAll && { all: 'All pipelines' })}
      value={pipeline ?? undefined}
      choices={pipelines.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={onChange}
    />
  )
}
