import { type Field, labelOfChoice } from '@parley/core/records/field'
import { Select } from '~/ui/select.tsx'

/** Who may be chosen where a field holds a colleague. */
export type People = readonly { id: string; name: string }[]

interface Props {
  field: Field
  people: People
  /** What is chosen; empty for nothing. */
  text: string
  onChange: (text: string) => void
  /** Quiet, among other facts. */
  isFact?: boolean
  'aria-label'?: string
}

/** One of those that a field may hold, by what the interface calls them. */
export function FieldChoice({ field, people, text, onChange, ...shown }: Props) {
  const isColleague = field.type === 'colleague'
  const choices = isColleague
    ? people
    : (field.choices ?? []).map((choice) => ({ id: choice, name: labelOfChoice(field, choice) }))
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
