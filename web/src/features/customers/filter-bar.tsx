import { useQuery } from '@tanstack/react-query'
import { Button } from '~/ui/button.tsx'
import { filterLabel, PhoneSheet } from '~/ui/phone-sheet.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { Filters } from '../filters/index.ts'
import { membersQuery, OwnerFilter } from '../people/index.ts'
import type { CustomerTable } from './change-customer.ts'
import { type CustomerFilter, countFilters, isNarrowed, withoutFilters } from './customers-filter.ts'
import type { CustomersSearch } from './customers-search.ts'

interface Props {
  table: CustomerTable
  /** What the search looks through. */
  placeholder: string
  search: CustomersSearch
  filter: CustomerFilter
  /** Resolves when the address holds it. */
  onChange: (patch: { [Key in keyof CustomersSearch]?: CustomersSearch[Key] | undefined }) => Promise<void>
}

/** Search and filters above a list of customers: as above the leads. */
export function FilterBar({ table, placeholder, search, filter, onChange }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  return (
    <search className="flex flex-wrap items-center gap-2 pb-4">
      <div className="min-w-0 flex-1 sm:w-72 sm:flex-none">
        <SearchField
          label={`Search ${table}`}
          placeholder={placeholder}
          words={search.q ?? ''}
          onChange={(q) => onChange({ q })}
        />
      </div>
      <PhoneSheet title="Filter" label={filterLabel(countFilters(filter))}>
        {table === 'accounts' && (
          <OwnerFilter
            owner={search.owner}
            members={members}
            onChange={(owner) => void onChange({ owner })}
          />
        )}
        <Filters record={table} filters={filter.filters} onChange={(filters) => onChange({ filters })} />
        {isNarrowed(filter) && (
          <Button variant="quiet" onClick={() => void onChange(withoutFilters)}>
            Clear
          </Button>
        )}
      </PhoneSheet>
    </search>
  )
}
