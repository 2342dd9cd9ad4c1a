import type { Field } from '@parley/core/records/field'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { inputOf } from './field-text.ts'

/** Who may be chosen where a field holds a colleague. */
export type People = readonly { id: string; name: string }[]

interface Props {
  field: Field
  people: People
  /** As it is typed, or what is chosen; empty for nothing. */
  text: string
  onChange: (text: string) => void
  'aria-label'?: string
}

/** One of those that a field may hold; quiet where it `isFact` among others. */
export function FieldChoice({ field, people, text, onChange, ...shown }: Props & { isFact?: boolean }) {
  const isColleague = field.type === 'colleague'
  const choices = isColleague ? people : (field.choices ?? []).map((choice) => ({ id: choice, name: choice }))
  return (
    <Select {...shown} value={text} onChange={({ target }) => onChange(target.value)}>
      {!field.isRequired && <option value="">{isColleague ? 'Nobody' : 'Not set'}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** A field within a form, by its type; stands inside a Field. */
export function FieldInput(props: Props) {
  const { field, people: _, text, onChange, ...named } = props
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
