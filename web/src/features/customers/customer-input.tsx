import type { ComponentProps } from 'react'
import { Input, Textarea } from '~/ui/input.tsx'
import { FieldInput } from '../records/index.ts'

/** A field of an account or a contact within a form, by its type; stands inside a Field. */
export function CustomerInput(props: ComponentProps<typeof FieldInput>) {
  const { field, text, onChange } = props
  if (field.type === 'longText')
    return (
      <Textarea
        rows={4}
        maxLength={field.limit}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (field.type !== 'moment') return <FieldInput {...props} />
  return <Input type="datetime-local" value={text} onChange={({ target }) => onChange(target.value)} />
}
