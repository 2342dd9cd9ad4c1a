import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import { categoriesQuery } from './categories.ts'

const NewCategory = lazy(() => import('./new-category.tsx'))

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
      <Suspense fallback={null}>
        {isCreating && (
          <NewCategory
            onCreated={(id) => {
              onChange(id)
              setCreating(false)
            }}
            onCancel={() => setCreating(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
