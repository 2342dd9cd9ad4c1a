import { type FilterField, operatorsOf } from '@parley/core/leads/filters/fields'
import type { FieldFilter, FilterOperator } from '@parley/core/leads/filters/filter'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { operatorLabels } from './describe-filter.ts'
import { kindOf, readDraft, typedTexts } from './filter-draft.ts'
import { ValueInputs } from './value-inputs.tsx'

interface Props {
  field: FilterField
  /** Null for a new one. */
  filter: FieldFilter | null
  onApply: (filter: FieldFilter) => void
}

/** Asks how a field is compared, and with what. */
export function FilterEditor({ field, filter, onApply }: Props) {
  const operators = operatorsOf[field.type]
  const [operator, setOperator] = useState<FilterOperator>(filter?.[1] ?? operators[0] ?? 'filled')
  const [texts, setTexts] = useState<string[]>(() => (filter ? typedTexts(filter) : []))
  const [problem, setProblem] = useState<string>()
  const choose = (next: FilterOperator) => {
    const [kind, former] = [kindOf(next), kindOf(operator)]
    const areNumbers = [kind, former].every((each) => each === 'number' || each === 'numbers')
    if (kind !== former && !areNumbers) setTexts([])
    setProblem(undefined)
    setOperator(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const draft = readDraft(field, operator, texts)
    if ('filter' in draft) onApply(draft.filter)
    else setProblem(draft.problem)
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
        <span className="max-w-28 truncate text-sm font-medium">{field.label}</span>
        <Select
          aria-label={`How ${field.label} is compared`}
          value={operator}
          onChange={({ target }) => {
            const next = operators.find((each) => each === target.value)
            if (next) choose(next)
          }}
        >
          {operators.map((each) => (
            <option key={each} value={each}>
              {operatorLabels[each]}
            </option>
          ))}
        </Select>
      </div>
      <ValueInputs
        field={field}
        kind={kindOf(operator)}
        texts={texts}
        problem={problem}
        onChange={(next) => {
          setTexts(next)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="primary" className="justify-self-end">
        Apply
      </Button>
    </form>
  )
}
