import type { Field } from '@parley/core/records/field'
import { lazy, Suspense } from 'react'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { inputOf } from './field-text.ts'

const OwnerChoice = lazy(async () => ({ default: (await import('../people/index.ts')).OwnerChoice }))

interface Props {
  field: Field
  /** As it is typed, or what is chosen; empty for nothing. */
  text: string
  onChange: (text: string) => void
  'aria-label'?: string
}

/** One of those that a field may hold. */
export function FieldChoice({ field, text, onChange, ...named }: Props) {
  if (field.type === 'colleague')
    return (
      <Suspense fallback={<Select {...named} disabled />}>
        <OwnerChoice {...named} owner={text || null} onChange={(person) => onChange(person ?? '')} />
      </Suspense>
    )
  return (
    <Select {...named} value={text} onChange={({ target }) => onChange(target.value)}>
      {!field.isRequired && <option value="">Not set</option>}
      {field.choices?.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  )
}

/** A field within a form, by its type; stands inside a Field. */
export function FieldInput(props: Props) {
  const { field, text, onChange, ...named } = props
  const type = inputOf(field)
  if (type === null) return <FieldChoice {...props} />
  return (
    <Input
      {...named}
      type={type}
      {...(field.type === 'amount' && { inputMode: 'decimal' })}
      {...(field.limit !== undefined && { maxLength: field.limit })}
      autoComplete="off"
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
