import { useQuery } from '@tanstack/react-query'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { fieldsQuery } from './queries.ts'

interface Props {
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
export function CustomInputs({ texts, errors, onChange }: Props) {
  const fields = useQuery(fieldsQuery()).data ?? []
  return fields.map(({ key, label, type, options }) => (
    <Field key={key} label={label} error={errors[key]} hint={hints[type]}>
      {type === 'choice' || type === 'boolean' ? (
        <Select value={texts[key] ?? ''} onChange={({ target }) => onChange(key, target.value)}>
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
          value={texts[key] ?? ''}
          onChange={({ target }) => onChange(key, target.value)}
        />
      )}
    </Field>
  ))
}
