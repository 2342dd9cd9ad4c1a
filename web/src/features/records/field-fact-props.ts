import type { Field } from '@parley/core/records/field'
import type { People } from './field-choice.tsx'

export interface FieldFactProps {
  field: Field
  people: People
  /** What its column holds. */
  value: unknown
  /** What the record is called: "lead". */
  noun: string
  /** Shown as text: the person can't change it. */
  isFixed?: boolean
  /** @param said for the toast: "Phone saved" @returns false where it failed */
  onSave: (value: string | number | null, said: string) => Promise<boolean>
}
