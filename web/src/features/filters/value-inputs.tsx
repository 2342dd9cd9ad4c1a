import type { FilterField } from '@parley/core/leads/filters/fields'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import type { ValueKind } from './filter-draft.ts'

interface Props {
  field: FilterField
  kind: ValueKind
  texts: readonly string[]
  problem: string | undefined
  onChange: (texts: string[]) => void
}

const hints: Partial<Record<FilterField['type'], string>> = { score: '0 to 100', tags: 'The whole tag' }

/** What an operator is given: nothing, one value, two, or some of the choices. */
export function ValueInputs({ field, kind, texts, problem, onChange }: Props) {
  const [text = '', other = ''] = texts
  if (kind === 'none') return null
  if (kind === 'options')
    return <Options options={field.options} chosen={texts} problem={problem} onChange={onChange} />
  if (kind === 'numbers')
    return (
      <div className="grid grid-cols-2 items-start gap-2">
        <Field label="From" error={problem}>
          <Input
            data-value
            autoComplete="off"
            inputMode="decimal"
            value={text}
            onChange={({ target }) => onChange([target.value, other])}
          />
        </Field>
        <Field label="To">
          <Input
            autoComplete="off"
            inputMode="decimal"
            value={other}
            onChange={({ target }) => onChange([text, target.value])}
          />
        </Field>
      </div>
    )
  return (
    <Field
      label={kind === 'day' ? 'Day' : kind === 'days' ? 'Days' : 'Value'}
      error={problem}
      hint={hints[field.type]}
    >
      <Input
        data-value
        autoComplete="off"
        {...(kind === 'day' ? { type: 'date' } : {})}
        {...(kind === 'number' ? { inputMode: 'decimal' } : kind === 'days' ? { inputMode: 'numeric' } : {})}
        value={text}
        onChange={({ target }) => onChange([target.value])}
      />
    </Field>
  )
}

interface OptionsProps {
  options: readonly string[]
  chosen: readonly string[]
  problem: string | undefined
  onChange: (chosen: string[]) => void
}

/** Choices that were taken out of the field since stay to be taken out of the filter. */
function Options({ options, chosen, problem, onChange }: OptionsProps) {
  const all = [...new Set([...options, ...chosen])]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">Choices</legend>
      <div className="-mx-1 max-h-56 overflow-y-auto px-1 py-0.5">
        {all.map((option, index) => (
          <Checkbox
            key={option}
            label={<span className="break-words">{option}</span>}
            {...(index === 0 ? { 'data-value': true } : {})}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option] : chosen.filter((each) => each !== option))
            }
          />
        ))}
      </div>
      <p role="alert" className="text-xs text-danger empty:hidden">
        {problem}
      </p>
    </fieldset>
  )
}
