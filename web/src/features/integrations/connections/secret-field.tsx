import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, PasswordInput } from '~/ui/input.tsx'

interface Props {
  label: string
  /** Whether one is saved. */
  isSaved: boolean
  /** Undefined: what is saved stays; null: it goes; a text takes its place. */
  value: string | null | undefined
  /** The variable that gives it. */
  variable: string | undefined
  error: string | undefined
  onChange: (value: string | null | undefined) => void
}

/** A key or password: what is saved is never shown again. */
export function SecretField({ label, isSaved, value, variable, error, onChange }: Props) {
  const isKept = isSaved && value === undefined
  if (variable !== undefined)
    return (
      <Field label={label} hint={`Comes with the address, from ${variable} in the environment.`}>
        <Input disabled value={isSaved ? 'Set, and not shown' : 'None'} />
      </Field>
    )
  if (isKept && error === undefined)
    return (
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{label}</legend>
        <div className="flex min-h-8.5 flex-wrap items-center gap-2">
          <span className="mr-auto text-sm text-muted">{label} saved</span>
          <Button size="small" onClick={() => onChange('')}>
            Replace
          </Button>
          <Button size="small" onClick={() => onChange(null)}>
            Remove
          </Button>
        </div>
      </fieldset>
    )
  return (
    <Field
      label={label}
      error={error}
      aside={
        isSaved && (
          <button
            type="button"
            className="link"
            onClick={() => onChange(value === undefined ? null : undefined)}
          >
            {value === undefined ? 'Remove it' : 'Keep the saved one'}
          </button>
        )
      }
      hint={
        isSaved && value === null
          ? 'The saved value is removed when you save.'
          : 'Leave empty if the server needs none.'
      }
    >
      <PasswordInput
        autoComplete="new-password"
        maxLength={4000}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
