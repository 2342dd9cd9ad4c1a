import { toCategorySlug } from '@parley/core/text/category-slug'
import { type FormEvent, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { createCategory } from './create-category.ts'

interface Props {
  onCreated: (id: string) => void
  onCancel: () => void
}

/** Makes a category without leaving the post; the slug follows the name until it is edited. */
export default function NewCategory({ onCreated, onCancel }: Props) {
  const [name, setName] = useState('')
  const [ownSlug, setOwnSlug] = useState<string | null>(null)
  const [description, setDescription] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const slug = ownSlug ?? toCategorySlug(name)
  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || toCategorySlug(slug) === '') {
      setError('Name and slug are required')
      return
    }
    setBusy(true)
    try {
      const id = await createCategory(name.trim(), toCategorySlug(slug), description.trim())
      toast.success('Category created successfully')
      onCreated(id)
    } catch (failure) {
      toast.error('Failed to create category', { description: describeError(failure) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      aria-label="New category"
      onSubmit={(event) => void create(event)}
      className="space-y-3 border-l-2 pl-3"
    >
      <Field label="Name" error={error}>
        <Input
          value={name}
          maxLength={80}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Field label="Category slug">
        <Input value={slug} maxLength={80} onChange={({ target }) => setOwnSlug(target.value)} />
      </Field>
      <Field label="Category description" aside="optional">
        <Textarea
          value={description}
          rows={2}
          maxLength={500}
          onChange={({ target }) => setDescription(target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small" isBusy={isBusy}>
          Create category
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
