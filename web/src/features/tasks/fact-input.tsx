import type { Field } from '@parley/core/records/field'
import { useState } from 'react'
import { FieldInput, heldAs, typedValue } from '../records/index.ts'

interface Props {
  field: Field
  /** What the draft holds. */
  held: unknown
  people: readonly { id: string; name: string }[]
  timeZone: string
  onChange: (held: string | number | null) => void
}

/** A field of a task in its drawer, by its type; stands inside a Field. */
export function FactInput({ field, held, people, timeZone, onChange }: Props) {
  const text = heldAs(field, held, timeZone)
  // An amount or a moment is not yet one while it is typed.
  const [typed, setTyped] = useState(text)
  const isTyped = field.type === 'amount' || field.type === 'moment'
  return (
    <FieldInput
      field={field}
      people={people}
      text={isTyped ? typed : text}
      onChange={(next) => {
        setTyped(next)
        onChange(typedValue(field, next, timeZone))
      }}
    />
  )
}
