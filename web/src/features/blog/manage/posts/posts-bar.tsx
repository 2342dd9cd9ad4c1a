import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { deletePosts, moveToCategory, publishPosts, unpublishPosts } from '../change-posts.ts'
import type { Category, ListedPost } from '../posts.ts'

interface Props {
  posts: readonly ListedPost[]
  categories: readonly Category[]
  onClear: () => void
}

/** What can be done with the selected posts, above the lower edge. */
export function PostsBar({ posts, categories, onClear }: Props) {
  const ids = posts.map(({ id }) => id)
  const published = posts.filter(({ status }) => status === 'published')
  const then = (work: Promise<boolean>) => void work.then((isDone) => isDone && onClear())
  return (
    <section
      aria-label="Selected posts"
      className="rise fixed inset-x-4 bottom-20 z-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center gap-2 rounded-xl border bg-raised p-2 shadow-float md:bottom-5"
    >
      <p className="px-2 text-sm tabular-nums" aria-live="polite">
        {ids.length} selected
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
      {published.length < posts.length && <Button onClick={() => then(publishPosts(ids))}>Publish</Button>}
      {published.length > 0 && (
        <Button onClick={() => then(unpublishPosts(published.map(({ id }) => id)))}>Back to draft</Button>
      )}
      <Button onClick={() => then(deletePosts(ids))}>Delete</Button>
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
