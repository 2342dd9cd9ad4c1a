import { showCustomValue } from '@parley/core/leads/custom-fields'
import { type CustomValues, withValue } from '@parley/core/records/custom-values'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { useQuery } from '@tanstack/react-query'
import { readOwn, typedOwn } from '~/data/own-value.ts'
import { Select } from '~/ui/select.tsx'
import { FactLine, FixedFact, InlineField } from '../records/index.ts'
import { customTextSchema } from './custom-text-schema.ts'
import { fieldsQuery, type OwnField } from './queries.ts'

const choicesOf = ({ type, options }: OwnField): readonly string[] | null =>
  type === 'boolean' ? ['Yes', 'No'] : type === 'choice' ? options : null

interface Props {
  record: SalesRecord
  values: CustomValues
  /** Shown as text: the person can't change them. */
  isFixed?: boolean
  /** @param custom all values, with the changed one @param said for the toast: "Plan saved" */
  onSave: (custom: CustomValues, said: string) => Promise<boolean>
}

/** The company's own fields of a record, each edited in place. */
export default function CustomFacts({ record, values, isFixed = false, onSave }: Props) {
  const fields = useQuery(fieldsQuery(record)).data ?? []
  const save = (field: OwnField, text: string) => {
    const value = text === '' ? null : readOwn(field, text)
    return onSave(withValue(values, field.key, value), `${field.label} saved`)
  }
  return fields.map((field) => {
    const shown = showCustomValue(values[field.key])
    if (isFixed) return <FixedFact key={field.key} label={field.label} shown={shown} />
    const choices = choicesOf(field)
    if (choices === null)
      return (
        <InlineField
          key={field.key}
          label={field.label}
          value={typedOwn(values[field.key], shown)}
          shown={shown}
          schema={customTextSchema(field)}
          onSave={(text) => save(field, text)}
        />
      )
    return (
      <FactLine key={field.key} label={field.label}>
        <span className="px-2">
          <Select
            aria-label={field.label}
            value={shown}
            onChange={({ target }) => void save(field, target.value)}
          >
            <option value="">Not set</option>
            {[...new Set([...choices, ...(shown === '' ? [] : [shown])])].map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </Select>
        </span>
      </FactLine>
    )
  })
}
