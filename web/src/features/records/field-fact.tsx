import type { Field } from '@parley/core/records/field'
import { FactLine } from './fact-button.tsx'
import { FieldChoice, type People } from './field-input.tsx'
import { fieldSchema, fieldValue, inputOf, shownText, typedText } from './field-text.ts'
import { FixedFact } from './fixed-fact.tsx'
import { InlineField } from './inline-field.tsx'

interface Props {
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

/** A field among the facts of a record's page, edited in place by its type. */
export function FieldFact({ field, people, value, noun, isFixed = false, onSave }: Props) {
  const { label } = field
  const save = (text: string) => onSave(fieldValue(field, text), `${label} saved`)
  const type = inputOf(field)
  if (isFixed)
    return (
      <FixedFact
        label={label}
        shown={
          field.type === 'colleague'
            ? (people.find(({ id }) => id === value)?.name ?? '')
            : shownText(field, value)
        }
      />
    )
  if (type === null)
    return (
      <FactLine label={label}>
        <span className="px-2">
          <FieldChoice
            isFact
            aria-label={label}
            field={field}
            people={people}
            text={typedText(value)}
            onChange={(text) => void save(text)}
          />
        </span>
      </FactLine>
    )
  return (
    <InlineField
      label={label}
      value={typedText(value)}
      shown={shownText(field, value)}
      schema={fieldSchema(field, noun)}
      type={type}
      onSave={save}
    />
  )
}
