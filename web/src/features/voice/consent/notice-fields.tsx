import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { means } from './means.ts'

interface Props {
  told: string
  /** One of `means`. */
  how: string
  isOptional?: boolean
  onTold: (told: string) => void
  onHow: (how: string) => void
}

/** Who was told of a recording, and how. */
export function NoticeFields({ told, how, isOptional = false, onTold, onHow }: Props) {
  return (
    <>
      <Field label="Who was told" aside={isOptional ? 'optional' : undefined}>
        <Input
          maxLength={300}
          placeholder="Names of the others"
          value={told}
          onChange={(event) => onTold(event.target.value)}
        />
      </Field>
      <Field label="How">
        <Select value={how} onChange={(event) => onHow(event.target.value)}>
          {means.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
