import { lazy, Suspense } from 'react'
import { FactLine } from './fact-button.tsx'
import { FieldChoice } from './field-choice.tsx'
import type { FieldFactProps } from './field-fact-props.ts'
import { fieldSchema, fieldValue, inputOf, typedText } from './field-text.ts'
import { fieldWords } from './field-words.ts'
import { FixedFact } from './fixed-fact.tsx'
import { InlineField } from './inline-field.tsx'

const WrittenFact = lazy(() => import('./written-fact.tsx'))

/** A field among the facts of a record's page, edited in place by its type. */
export function FieldFact(props: FieldFactProps) {
  const { field, people, value, noun, isFixed = false, onSave } = props
  const { label } = field
  const shown = fieldWords(field, value, (id) => people.find((person) => person.id === id)?.name)
  if (isFixed) return <FixedFact label={label} shown={shown} />
  if (field.type === 'moment' || field.type === 'longText')
    return (
      <Suspense fallback={<FixedFact label={label} shown={shown} />}>
        <WrittenFact {...props} shown={shown} />
      </Suspense>
    )
  const save = (text: string) => onSave(fieldValue(field, text), `${label} saved`)
  const type = inputOf(field)
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
      shown={shown}
      schema={fieldSchema(field, noun)}
      type={type}
      onSave={save}
    />
  )
}
