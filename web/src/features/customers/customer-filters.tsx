import { useQuery } from '@tanstack/react-query'
import { FilterBar } from '~/ui/filter-bar.tsx'
import { Filters } from '../filters/index.ts'
import { membersQuery, OwnerFilter } from '../people/index.ts'
import type { CustomerTable } from './change-customer.ts'
import { type CustomerFilter, countFilters, withoutFilters } from './customers-filter.ts'
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
export function CustomerFilters({ table, placeholder, search, filter, onChange }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  return (
    <FilterBar
      search={{
        label: `Search ${table}`,
        placeholder,
        words: search.q,
        onChange: (q) => onChange({ q }),
      }}
      count={countFilters(filter)}
      onReset={() => void onChange(withoutFilters)}
    >
      {table === 'accounts' && (
        <OwnerFilter owner={search.owner} members={members} onChange={(owner) => void onChange({ owner })} />
      )}
      <Filters record={table} filters={filter.filters} onChange={(filters) => onChange({ filters })} />
    </FilterBar>
  )
}
