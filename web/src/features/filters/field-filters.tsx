import { type FilterField, fieldOf, filterFields } from '@parley/core/leads/filters/fields'
import { type FieldFilter, filterLimit } from '@parley/core/leads/filters/filter'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fieldsQuery } from '../fields/index.ts'
import { FieldMenu } from './field-menu.tsx'
import { FilterChip, IgnoredChip } from './filter-chip.tsx'

interface Props {
  record: SalesRecord
  filters: readonly FieldFilter[]
  /** Resolves when the address holds them. */
  onChange: (filters: FieldFilter[]) => Promise<void>
}

/** A filter that is being made, and its place among the others. */
interface Draft {
  field: FilterField
  place: number
}

/** The filters on single fields as chips, and the way to one more. */
export default function FieldFilters({ record, filters, onChange }: Props) {
  const custom = useQuery(fieldsQuery(record)).data
  const [draft, setDraft] = useState<Draft | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const fields = filterFields(record, custom ?? [])
  // The chip of a new filter stays the same one, so that the focus comes back to it.
  const put = (index: number, filter: FieldFilter) =>
    void onChange([...filters.slice(0, index), filter, ...filters.slice(index + 1)]).then(() =>
      setDraft(null),
    )
  const leave = () => {
    setDraft(null)
    button.current?.focus()
  }
  const remove = (index: number) => {
    void onChange(filters.filter((_, position) => position !== index))
    leave()
  }
  const added = draft?.place === filters.length ? draft.field : null
  const shown = [...filters, ...(added ? [null] : [])]
  return (
    <>
      <FieldMenu
        fields={fields}
        button={button}
        isFull={filters.length >= filterLimit}
        onChoose={(field) => setDraft({ field, place: filters.length })}
      />
      {shown.length > 0 && (
        <ul aria-label="Filters" className="contents">
          {shown.map((filter, index) => {
            const field = filter ? fieldOf(filter, fields) : added
            const isOnTheWay = !field && filter?.[0].startsWith('custom.') && custom === undefined
            if (isOnTheWay) return null
            if (!field) return <IgnoredChip key={index} onRemove={() => remove(index)} />
            return (
              <FilterChip
                key={index}
                field={field}
                filter={filter}
                onApply={(next) => put(index, next)}
                onCancel={leave}
                onRemove={() => (filter ? remove(index) : leave())}
              />
            )
          })}
        </ul>
      )}
    </>
  )
}
