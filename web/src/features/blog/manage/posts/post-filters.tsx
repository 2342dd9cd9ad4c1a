import { Button } from '~/ui/button.tsx'
import { filterLabel, PhoneSheet } from '~/ui/phone-sheet.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { Select } from '~/ui/select.tsx'
import type { Category } from '../posts.ts'
import { type PostsSearch, readPostsSearch } from './posts-search.ts'

interface Props {
  /** Whether there is more than what is published. */
  hasStatus: boolean
  search: PostsSearch
  categories: readonly Category[]
  onChange: (patch: { [Key in keyof PostsSearch]: PostsSearch[Key] | undefined }) => Promise<void>
}

export function PostFilters({ hasStatus, search, categories, onChange }: Props) {
  return (
    <search className="flex flex-wrap items-center gap-2 pb-4">
      <div className="min-w-0 flex-1 sm:w-72 sm:flex-none">
        <SearchField
          label="Search posts"
          placeholder="Search title, excerpt"
          words={search.q ?? ''}
          onChange={(q) => onChange({ q })}
        />
      </div>
      <PhoneSheet title="Filter" label={filterLabel([search.status, search.category].filter(Boolean).length)}>
        {hasStatus && (
          <div className="sm:w-40">
            <Select
              aria-label="Status"
              value={search.status ?? ''}
              onChange={({ target }) =>
                void onChange({ status: readPostsSearch({ status: target.value }).status })
              }
            >
              <option value="">Any status</option>
              <option value="draft">Draft</option>
              <option value="scheduled">Scheduled</option>
              <option value="published">Published</option>
            </Select>
          </div>
        )}
        <div className="sm:w-56">
          <Select
            aria-label="Category"
            value={search.category ?? ''}
            onChange={({ target }) => void onChange({ category: target.value || undefined })}
          >
            <option value="">Any category</option>
            <option value="none">No category</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        {Boolean(search.q ?? search.status ?? search.category) && (
          <Button
            variant="quiet"
            onClick={() => void onChange({ q: undefined, status: undefined, category: undefined })}
          >
            Clear
          </Button>
        )}
      </PhoneSheet>
    </search>
  )
}
