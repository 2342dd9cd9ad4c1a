import { wayLabels, ways } from '@parley/core/history/describe-way'
import { historyRecords } from '@parley/core/history/records'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countChosen, FilterBar } from '~/ui/filter-bar.tsx'
import { FilterSelect } from '~/ui/filter-select.tsx'
import { choicesOf, membersQuery } from '../../people/index.ts'
import type { HistoryFilter } from './company-history-query.ts'

interface Props {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
  aside: ReactNode
}

const periods = [1, 7, 30, 90, 365]
const plural = (noun: string) =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${noun.endsWith('s') ? '' : 's'}`.replace(
    /([^aeiou])ys$/,
    '$1ies',
  )
const records = Object.entries(historyRecords).map(([table, { noun }]) => ({
  value: table,
  label: plural(noun),
}))

/** Which changes are listed: of what, by whom, by which way, since when. */
export function HistoryFilters({ filter, onChange, aside }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  const { record, person, way, days, grave } = filter
  return (
    <FilterBar count={countChosen(...Object.values(filter))} onReset={() => onChange({})} aside={aside}>
      <FilterSelect
        label="Record"
        all="All records"
        value={record}
        choices={records}
        onChange={(value) => onChange({ ...filter, record: value })}
      />
      <FilterSelect
        label="Weight"
        all="All changes"
        value={grave ? 'grave' : undefined}
        choices={[{ value: 'grave', label: 'Removals, exports, keys and roles' }]}
        onChange={(value) => onChange({ ...filter, grave: value === undefined ? undefined : true })}
      />
      <FilterSelect
        label="Person"
        all="Everyone"
        value={person}
        choices={choicesOf(members)}
        onChange={(value) => onChange({ ...filter, person: value })}
      />
      <FilterSelect
        label="Source"
        all="Any source"
        value={way}
        choices={ways.map((value) => ({ value, label: wayLabels[value] }))}
        onChange={(value) => onChange({ ...filter, way: value })}
      />
      <FilterSelect
        label="Period"
        all="All time"
        value={days?.toString()}
        choices={periods.map((value) => ({
          value: String(value),
          label: value === 1 ? 'Last 24 hours' : `Last ${value} days`,
        }))}
        onChange={(value) => onChange({ ...filter, days: value === undefined ? undefined : Number(value) })}
      />
    </FilterBar>
  )
}
