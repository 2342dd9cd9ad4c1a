import { type Field, labelOfChoice } from '@parley/core/records/field'
import { useState } from 'react'
import { readLocalInput, toLocalInput } from '~/data/local-input.ts'
import { Input, Textarea } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { FieldInput, fieldValue } from '../records/index.ts'

type Held = string | number | null

interface Props {
  field: Field
  /** What the draft holds. */
  held: unknown
  people: readonly { id: string; name: string }[]
  timeZone: string
  onChange: (held: Held) => void
}

/** A field of a task in its drawer, by its type; stands inside a Field. */
export function FactInput({ field, held, people, timeZone, onChange }: Props) {
  const text = typeof held === 'string' || typeof held === 'number' ? String(held) : ''
  // A number is not yet one while it is typed.
  const [typed, setTyped] = useState(text)
  const change = (next: string) => {
    setTyped(next)
    onChange(fieldValue(field, next))
  }
  switch (field.type) {
    case 'longText':
      return (
        <Textarea
          rows={4}
          maxLength={field.limit}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      )
    case 'moment':
      return (
        <Input
          type="datetime-local"
          value={toLocalInput(text || null, timeZone)}
          onChange={({ target }) => onChange(readLocalInput(target.value, timeZone))}
        />
      )
    case 'choice':
      return (
        <Select value={text} onChange={({ target }) => change(target.value)}>
          {!field.isRequired && <option value="">Not set</option>}
          {(field.choices ?? []).map((choice) => (
            <option key={choice} value={choice}>
              {labelOfChoice(field, choice)}
            </option>
          ))}
        </Select>
      )
    default:
      return (
        <FieldInput
          field={field}
          people={people}
          text={field.type === 'amount' ? typed : text}
          onChange={change}
        />
      )
  }
}
