import type { CustomField } from '@parley/core/leads/custom-fields'
import type { SalesRecord } from '@parley/core/records/sales-records'
import { useQuery } from '@tanstack/react-query'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { fieldsQuery } from './queries.ts'

interface Props {
  record: SalesRecord
  /** What was typed, by key. */
  texts: Readonly<Record<string, string>>
  /** What is wrong, by key. */
  errors: Readonly<Record<string, string>>
  onChange: (key: string, text: string) => void
}

const hints: Partial<Record<string, string>> = {
  date: 'Such as 2026-01-31',
  url: 'Such as https://acme.example',
}

/** The company's own fields in a form. */
export function CustomInputs({ record, texts, errors, onChange }: Props) {
  const fields = useQuery(fieldsQuery(record)).data ?? []
  return fields.map((field) => (
    <CustomInput
      key={field.key}
      field={field}
      text={texts[field.key] ?? ''}
      error={errors[field.key]}
      onChange={(text) => onChange(field.key, text)}
    />
  ))
}

interface InputProps {
  field: CustomField
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

/** One of them; empty where it is not set. */
export function CustomInput({ field: { label, type, options }, text, error, onChange }: InputProps) {
  return (
    <Field label={label} error={error} hint={hints[type]}>
      {type === 'choice' || type === 'boolean' ? (
        <Select value={text} onChange={({ target }) => onChange(target.value)}>
          <option value="">Not set</option>
          {(type === 'boolean' ? ['Yes', 'No'] : options).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          autoComplete="off"
          {...(type === 'number' ? { inputMode: 'decimal' } : {})}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
