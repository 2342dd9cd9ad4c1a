import type { Field } from '@parley/core/records/field'
import { Input, Textarea } from '~/ui/input.tsx'
import { FieldChoice, type People } from './field-choice.tsx'
import { inputOf } from './field-text.ts'

interface Props {
  field: Field
  people: People
  /** As it is typed, or what is chosen (field-control.ts); empty for nothing. */
  text: string
  onChange: (text: string) => void
}

/** A field within a form, by its type; stands inside a Field. */
export function FieldInput(props: Props) {
  const { field, text, onChange } = props
  const limit = field.limit !== undefined && { maxLength: field.limit }
  if (field.type === 'longText')
    return <Textarea rows={4} {...limit} value={text} onChange={({ target }) => onChange(target.value)} />
  const type = inputOf(field)
  if (type === null) return <FieldChoice {...props} />
  return (
    <Input
      type={type}
      {...(field.type === 'amount' && { inputMode: 'decimal' })}
      {...limit}
      autoComplete="off"
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
