import { Button } from '~/ui/button.tsx'
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
      <div className="w-full sm:w-72">
        <SearchField
          label="Search posts"
          placeholder="Search title, excerpt"
          words={search.q ?? ''}
          onChange={(q) => onChange({ q })}
        />
      </div>
      {hasStatus && (
        <div className="min-w-32 flex-1 sm:w-40 sm:flex-none">
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
      <div className="min-w-32 flex-1 sm:w-56 sm:flex-none">
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
    </search>
  )
}
