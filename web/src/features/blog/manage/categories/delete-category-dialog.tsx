import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import { toast } from '~/ui/toast.ts'
import type { Category } from '../posts.ts'
import { deleteCategory } from './save-category.ts'

interface Props {
  category: Category
  others: readonly Category[]
  onClose: () => void
}

/** Asks where the posts of a category go before it is deleted. */
export default function DeleteCategoryDialog({ category, others, onClose }: Props) {
  const [moveTo, setMoveTo] = useState('')
  const [isBusy, setBusy] = useState(false)
  const count = category.blog_posts[0]?.count ?? 0
  const remove = async () => {
    setBusy(true)
    try {
      const moved = await deleteCategory(category.id, moveTo || null)
      toast.success(
        `“${category.name}” deleted`,
        moved > 0 ? { description: `${countOf(moved, 'post')} moved` } : {},
      )
      onClose()
    } catch (error) {
      toast.error('The category was not deleted', { description: describeError(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete “${category.name}”?`}
      description={
        count === 0
          ? 'It has no posts. Its page will be removed.'
          : `${count === 1 ? 'One post is' : `${count} posts are`} in it and will move. Its page will be removed.`
      }
      width="narrow"
      footer={
        <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
          Delete
        </Button>
      }
    >
      {count > 0 && (
        <Field label="Move its posts to">
          <Select value={moveTo} onChange={({ target }) => setMoveTo(target.value)}>
            <option value="">No category</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </Dialog>
  )
}
