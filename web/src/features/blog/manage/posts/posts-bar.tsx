import { formatNumber } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { deletePosts, moveToCategory, publishPosts, unpublishPosts } from '../change-posts.ts'
import type { Category } from '../posts.ts'

interface Props {
  /** Whether each selected post is published, by id. */
  selected: ReadonlyMap<string, boolean>
  categories: readonly Category[]
  onClear: () => void
}

/** What can be done with the selected posts, above the lower edge. */
export function PostsBar({ selected, categories, onClear }: Props) {
  const ids = [...selected.keys()]
  const published = ids.filter((id) => selected.get(id))
  const then = (work: Promise<boolean>) => void work.then((isDone) => isDone && onClear())
  return (
    <section
      aria-label="Selected posts"
      data-below-toasts
      className="rise fixed inset-x-4 bottom-20 z-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center gap-2 rounded-xl border bg-raised p-2 shadow-float md:bottom-5"
    >
      <p className="px-2 text-sm tabular-nums" aria-live="polite">
        {formatNumber(ids.length)} selected
      </p>
      <div className="w-44">
        <Select
          aria-label="Move to category"
          value=""
          onChange={({ target }) =>
            then(moveToCategory(ids, categories.find(({ id }) => id === target.value) ?? null))
          }
        >
          <option value="" disabled>
            Category…
          </option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="none">No category</option>
        </Select>
      </div>
      {published.length < ids.length && <Button onClick={() => then(publishPosts(ids))}>Publish</Button>}
      {published.length > 0 && <Button onClick={() => then(unpublishPosts(published))}>Back to draft</Button>}
      <Button onClick={() => then(deletePosts(ids))}>Delete</Button>
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
