import { toCategorySlug } from '@parley/core/text/category-slug'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { toast } from '~/ui/toast.ts'
import { categoriesQuery, createCategory } from './categories.ts'

interface Props {
  categoryId: string
  onChange: (categoryId: string) => void
}

export function CategoryField({ categoryId, onChange }: Props) {
  const categories = useQuery(categoriesQuery())
  const [isCreating, setCreating] = useState(false)
  return (
    <div className="space-y-3">
      <Field
        label="Category"
        error={categories.error ? describeError(categories.error) : undefined}
        aside={
          <button
            type="button"
            className="link"
            aria-expanded={isCreating}
            onClick={() => setCreating(!isCreating)}
          >
            New category
          </button>
        }
      >
        <Select value={categoryId} onChange={({ target }) => onChange(target.value)}>
          <option value="">No category</option>
          {(categories.data ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {isCreating && (
        <NewCategory
          onCreated={(id) => {
            onChange(id)
            setCreating(false)
          }}
          onCancel={() => setCreating(false)}
        />
      )}
    </div>
  )
}

function NewCategory({ onCreated, onCancel }: { onCreated: (id: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('')
  const [ownSlug, setOwnSlug] = useState<string | null>(null)
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
      const id = await createCategory(name.trim(), toCategorySlug(slug))
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
