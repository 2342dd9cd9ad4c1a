import { useStages } from '~/data/stages.ts'
import { PipelineSelect } from '~/features/stage/index.ts'
import { Button } from '~/ui/button.tsx'
import { filterLabel, PhoneSheet } from '~/ui/phone-sheet.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { Select } from '~/ui/select.tsx'
import { Filters } from '../filters/index.ts'
import { type Member, OwnerFilter } from '../people/index.ts'
import { pipelineOn } from './board/columns.ts'
import { countFilters, isNarrowed, withoutFilters } from './leads-filter.ts'
import { StageOptions } from './stage.tsx'
import type { useLeadsAddress } from './use-leads-address.ts'

interface Props {
  /** A board shows one pipeline. */
  isBoard: boolean
  address: ReturnType<typeof useLeadsAddress>
  members: readonly Member[]
}

export function FilterBar({ address: { search, filter, change }, members, isBoard }: Props) {
  const stages = useStages()
  const pipeline = isBoard ? pipelineOn(stages, filter) : filter.pipeline
  return (
    <search className="flex flex-wrap items-center gap-2 pb-4">
      <div className="min-w-0 flex-1 sm:w-72 sm:flex-none">
        <SearchField
          label="Search leads"
          placeholder="Search name, company, email"
          words={search.q ?? ''}
          onChange={(q) => change({ q })}
        />
      </div>
      <PhoneSheet title="Filter" label={filterLabel(countFilters(filter))}>
        <PipelineSelect
          pipeline={pipeline}
          hasAll={!(isBoard && filter.status === null)}
          onChange={(next) => void change({ pipeline: next, status: undefined })}
        />
        <div className="sm:w-40">
          <Select
            aria-label="Status"
            value={search.status ?? ''}
            onChange={(event) => void change({ status: event.target.value || undefined })}
          >
            <option value="">Any status</option>
            <StageOptions held={search.status} pipeline={pipeline ?? undefined} />
          </Select>
        </div>
        <OwnerFilter owner={search.owner} members={members} onChange={(owner) => void change({ owner })} />
        <Filters record="leads" filters={filter.filters} onChange={(filters) => change({ filters })} />
        {isNarrowed(filter) && (
          <Button variant="quiet" onClick={() => void change(withoutFilters)}>
            Clear
          </Button>
        )}
      </PhoneSheet>
    </search>
  )
}
