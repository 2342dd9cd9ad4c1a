import { readCustomValue, showCustomValue } from '@parley/core/leads/custom-fields'
import { type CustomValues, withValue } from '@parley/core/records/custom-values'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { useQuery } from '@tanstack/react-query'
import { Select } from '~/ui/select.tsx'
import { InlineField } from '../records/index.ts'
import { customTextSchema } from './custom-text-schema.ts'
import { fieldsQuery, type OwnField } from './queries.ts'

const choicesOf = ({ type, options }: OwnField): readonly string[] | null =>
  type === 'boolean' ? ['Yes', 'No'] : type === 'choice' ? options : null

interface Props {
  record: SalesRecord
  values: CustomValues
  /** @param custom all values, with the changed one @param said for the toast: "Plan saved" */
  onSave: (custom: CustomValues, said: string) => Promise<boolean>
}

/** The company's own fields of a record, each edited in place. */
export default function CustomFacts({ record, values, onSave }: Props) {
  const fields = useQuery(fieldsQuery(record)).data ?? []
  const save = (field: OwnField, text: string) => {
    const value = text === '' ? null : readCustomValue(field, text)
    return onSave(withValue(values, field.key, value), `${field.label} saved`)
  }
  return fields.map((field) => {
    const shown = showCustomValue(values[field.key])
    const choices = choicesOf(field)
    if (choices === null)
      return (
        <InlineField
          key={field.key}
          label={field.label}
          value={shown}
          schema={customTextSchema(field)}
          onSave={(text) => save(field, text)}
        />
      )
    return (
      <div
        key={field.key}
        className="grid min-h-9 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2 border-b py-0.5"
      >
        <span className="truncate text-sm text-faint">{field.label}</span>
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
      </div>
    )
  })
}
