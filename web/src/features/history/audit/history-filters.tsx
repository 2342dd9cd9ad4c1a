import { wayLabels, ways } from '@parley/core/history/describe-way'
import { historyRecords } from '@parley/core/history/records'
import { useQuery } from '@tanstack/react-query'
import { filterLabel, PhoneSheet } from '~/ui/phone-sheet.tsx'
import { Select } from '~/ui/select.tsx'
import { membersQuery } from '../../people/index.ts'
import type { HistoryFilter } from './company-history-query.ts'

interface Props {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
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
export function HistoryFilters({ filter, onChange }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  const { record, person, way, days, grave } = filter
  return (
    <search className="sm:grid sm:grow sm:basis-full sm:grid-cols-2 sm:gap-2 lg:basis-0 lg:grid-cols-5">
      <PhoneSheet
        title="Filter"
        label={filterLabel(Object.values(filter).filter((each) => each !== undefined).length)}
      >
        <OneOf
          label="Record"
          all="All records"
          value={record}
          choices={records}
          onChange={(value) => onChange({ ...filter, record: value })}
        />
        <OneOf
          label="Weight"
          all="All changes"
          value={grave && 'grave'}
          choices={[{ value: 'grave', label: 'Removals, exports, keys and roles' }]}
          onChange={(value) => onChange({ ...filter, grave: value === undefined ? undefined : true })}
        />
        <OneOf
          label="Person"
          all="Everyone"
          value={person}
          choices={members.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onChange({ ...filter, person: value })}
        />
        <OneOf
          label="Source"
          all="Any source"
          value={way}
          choices={ways.map((value) => ({ value, label: wayLabels[value] }))}
          onChange={(value) => onChange({ ...filter, way: value })}
        />
        <OneOf
          label="Period"
          all="All time"
          value={days?.toString()}
          choices={periods.map((value) => ({
            value: String(value),
            label: value === 1 ? 'Last 24 hours' : `Last ${value} days`,
          }))}
          onChange={(value) => onChange({ ...filter, days: value === undefined ? undefined : Number(value) })}
        />
      </PhoneSheet>
    </search>
  )
}

interface OneOfProps {
  label: string
  /** What no choice is called. */
  all: string
  value: string | undefined
  choices: readonly { value: string; label: string }[]
  onChange: (value: string | undefined) => void
}

function OneOf({ label, all, value, choices, onChange }: OneOfProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  )
}
