import { type FilterField, fieldOf, filterFields } from '@parley/core/leads/filters/fields'
import { type FieldFilter, filterLimit } from '@parley/core/leads/filters/filter'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fieldsQuery } from '../fields/queries.ts'
import { FieldMenu } from './field-menu.tsx'
import { FilterChip, IgnoredChip } from './filter-chip.tsx'

interface Props {
  filters: readonly FieldFilter[]
  onChange: (filters: FieldFilter[]) => void
}

/** The filters on single fields as chips, and the way to one more. */
export default function FieldFilters({ filters, onChange }: Props) {
  const custom = useQuery(fieldsQuery()).data
  const [added, setAdded] = useState<FilterField | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const fields = filterFields(custom ?? [])
  const put = (index: number, filter: FieldFilter) => {
    setAdded(null)
    onChange([...filters.slice(0, index), filter, ...filters.slice(index + 1)])
  }
  const leave = () => {
    setAdded(null)
    button.current?.focus()
  }
  const remove = (index: number) => {
    onChange(filters.filter((_, position) => position !== index))
    leave()
  }
  const shown = [...filters, ...(added ? [null] : [])]
  return (
    <>
      <FieldMenu
        custom={fields.filter(({ field }) => field.startsWith('custom.'))}
        button={button}
        isFull={filters.length >= filterLimit}
        onChoose={setAdded}
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
