import type { CustomField } from '@parley/core/leads/custom-fields'
import { type Field, hasEditor, labelOfChoice } from '@parley/core/records/field'
import { inputOf } from '../field-text.ts'

interface Choice {
  /** As it is kept. */
  value: string
  label: string
}

/** How a column of a list is edited in its place; how a typed text is read is in read-cell.ts. */
export interface CellEdit {
  label: string
  column: string
  /** One of the company's own fields; its value stands in `custom`. */
  own?: CustomField
  field?: Field
  /** Of an input; null for a choice. */
  input: ReturnType<typeof inputOf>
  choices: readonly Choice[]
  isRequired: boolean
  /** Reads a text otherwise than its type is read. @returns values by column, or what is wrong, in words */
  read?: (text: string) => Promise<Readonly<Record<string, unknown>> | string>
}

const plain = (value: string): Choice => ({ value, label: value })

/** How a field of a record is edited in a list; null where it has a page or a control of its own. */
export function editOf(field: Field, members: readonly { id: string; name: string }[]): CellEdit | null {
  if (!hasEditor(field)) return null
  const input = inputOf(field)
  const choices =
    field.type === 'colleague'
      ? members.map(({ id, name }) => ({ value: id, label: name }))
      : (field.choices ?? []).map((value) => ({ value, label: labelOfChoice(field, value) }))
  const { label, column, isRequired = false } = field
  return { label, column, field, input, choices, isRequired }
}

/** How one of the company's own fields is edited in a list. */
export function editOfOwn(own: CustomField): CellEdit {
  const { label, type, options } = own
  const chosen = type === 'boolean' ? ['Yes', 'No'] : type === 'choice' ? options : null
  const input = chosen ? null : type === 'date' ? 'date' : type === 'url' ? 'url' : 'text'
  return { label, column: 'custom', own, input, choices: (chosen ?? []).map(plain), isRequired: false }
}
