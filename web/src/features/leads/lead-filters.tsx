import { useStages } from '~/data/stages.ts'
import { PipelineSelect } from '~/features/stage/index.ts'
import { FilterBar } from '~/ui/filter-bar.tsx'
import { FilterSelect } from '~/ui/filter-select.tsx'
import { Filters } from '../filters/index.ts'
import { type Member, OwnerFilter } from '../people/index.ts'
import { pipelineOn } from './board/columns.ts'
import { countFilters, withoutFilters } from './leads-filter.ts'
import { StageOptions } from './stage.tsx'
import type { useLeadsAddress } from './use-leads-address.ts'

interface Props {
  /** A board shows one pipeline. */
  isBoard: boolean
  address: ReturnType<typeof useLeadsAddress>
  members: readonly Member[]
}

export function LeadFilters({ address: { search, filter, change }, members, isBoard }: Props) {
  const stages = useStages()
  const pipeline = isBoard ? pipelineOn(stages, filter) : filter.pipeline
  return (
    <FilterBar
      search={{
        label: 'Search leads',
        placeholder: 'Search name, company, email',
        words: search.q,
        onChange: (q) => change({ q }),
      }}
      count={countFilters(filter)}
      onReset={() => void change(withoutFilters)}
    >
      <PipelineSelect
        pipeline={pipeline}
        hasAll={!(isBoard && filter.status === null)}
        onChange={(next) => void change({ pipeline: next, status: undefined })}
      />
      <FilterSelect
        label="Status"
        all="Any status"
        value={search.status}
        onChange={(status) => void change({ status })}
      >
        <StageOptions held={search.status} pipeline={pipeline ?? undefined} />
      </FilterSelect>
      <OwnerFilter owner={search.owner} members={members} onChange={(owner) => void change({ owner })} />
      <Filters record="leads" filters={filter.filters} onChange={(filters) => change({ filters })} />
    </FilterBar>
  )
}
