import { toCategorySlug } from '@parley/core/text/category-slug'
import { type FormEvent, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import type { Category } from '../posts.ts'
import { checkCategory } from './check-category.ts'
import { saveCategory } from './save-category.ts'

interface Props {
  /** Null to create one. */
  category: Category | null
  onClose: () => void
}

/** Name, slug and description. The slug follows the name of a new category until it is edited by hand. */
export default function CategoryDialog({ category, onClose }: Props) {
  const [name, setName] = useState(category?.name ?? '')
  const [ownSlug, setOwnSlug] = useState<string | null>(category?.slug ?? null)
  const [description, setDescription] = useState(category?.description ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = { name, slug: ownSlug ?? toCategorySlug(name), description }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = checkCategory(form)
    if (wrong !== null) return setError(wrong)
    setBusy(true)
    try {
      await saveCategory(category?.id ?? null, form)
      toast.success(category ? 'Category saved' : 'Category created successfully')
      onClose()
    } catch (caught) {
      setError(describeError(caught))
      toast.error(category ? 'Failed to save category' : 'Failed to create category')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={category ? 'Edit category' : 'New category'}
      width="narrow"
      footer={
        <Button variant="primary" type="submit" form="category" isBusy={isBusy}>
          {category ? 'Save' : 'Create'}
        </Button>
      }
    >
      <form id="category" noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <Field label="Name" error={error}>
          <Input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label="Slug" hint={`/blog/category/${form.slug || '…'}`}>
          <Input value={form.slug} maxLength={80} onChange={({ target }) => setOwnSlug(target.value)} />
        </Field>
        <Field label="Description" aside="optional">
          <Textarea
            value={description}
            maxLength={500}
            onChange={({ target }) => setDescription(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
