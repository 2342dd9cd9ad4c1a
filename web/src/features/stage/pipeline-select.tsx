import { pipelinesOf } from '@parley/core/leads/stages'
import { useStages } from '~/data/stages.ts'
import { Select } from '~/ui/select.tsx'

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
    <div className="sm:w-40">
      <Select
        aria-label="Pipeline"
        value={pipeline ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {hasAll && <option value="">All pipelines</option>}
        {pipelines.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
