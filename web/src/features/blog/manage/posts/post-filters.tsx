import { countChosen, FilterBar } from '~/ui/filter-bar.tsx'
import { FilterSelect } from '~/ui/filter-select.tsx'
import type { Category } from '../posts.ts'
import { type PostsSearch, readPostsSearch } from './posts-search.ts'

interface Props {
  /** Whether there is more than what is published. */
  hasStatus: boolean
  search: PostsSearch
  categories: readonly Category[]
  onChange: (patch: { [Key in keyof PostsSearch]: PostsSearch[Key] | undefined }) => Promise<void>
  onReset: () => void
}

const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
]

export function PostFilters({ hasStatus, search, categories, onChange, onReset }: Props) {
  return (
    <FilterBar
      search={{
        label: 'Search posts',
        placeholder: 'Search title, excerpt',
        words: search.q,
        onChange: (q) => onChange({ q }),
      }}
      count={countChosen(search.status, search.category)}
      onReset={onReset}
    >
      {hasStatus && (
        <FilterSelect
          label="Status"
          all="Any status"
          value={search.status}
          choices={statuses}
          onChange={(status) => void onChange({ status: readPostsSearch({ status }).status })}
        />
      )}
      <FilterSelect
        label="Category"
        all="Any category"
        value={search.category}
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(category) => void onChange({ category })}
      >
        <option value="none">No category</option>
      </FilterSelect>
    </FilterBar>
  )
}
