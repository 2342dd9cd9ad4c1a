import { type Condition, needsValue, operatorLabels, operatorsFor } from '@parley/core/automations/condition'
import { factFields, findField } from '@parley/core/automations/fields'
import { leadStages, leadStatuses } from '@parley/core/leads/status'
import { InlineInput, InlineSelect } from './inline-controls.tsx'

interface Props {
  condition: Condition
  isInvalid: boolean
  onChange: (condition: Condition) => void
}

const fields = factFields
  .filter(({ name }) => name !== 'ai.answer')
  .map(({ name, label }) => ({ value: name, label: `the ${label}` }))

function nameOf(choice: string): string {
  const status = leadStatuses.find((known) => known === choice)
  return status ? leadStages[status].label : choice
}

/** "the lead’s value is over 10,000": what stands after "If". */
export function ConditionPart({ condition, isInvalid, onChange }: Props) {
  const { field, operator, value } = condition
  const known = findField(field)
  const options = fields.some((one) => one.value === field)
    ? fields
    : [...fields, { value: field, label: `the ${known?.label ?? field}` }]
  const choices = known?.choices
  return (
    <>
      <InlineSelect
        label="What to look at"
        value={field}
        options={options}
        onChange={(next) => {
          const [first = 'is'] = operatorsFor(next)
          onChange({ ...condition, field: next, operator: first, value: '' })
        }}
      />
      <InlineSelect
        label="How to compare"
        value={operator}
        options={operatorsFor(field).map((one) => ({ value: one, label: operatorLabels[one] }))}
        onChange={(next) => onChange({ ...condition, operator: next })}
      />
      {needsValue(operator) &&
        (choices ? (
          <InlineSelect
            label="Compare with"
            value={value}
            placeholder="choose"
            options={choices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
            isInvalid={isInvalid}
            onChange={(next) => onChange({ ...condition, value: next })}
          />
        ) : (
          <InlineInput
            label="Compare with"
            value={value}
            maxLength={300}
            placeholder={known?.example ?? ''}
            inputMode={known?.kind === 'number' ? 'decimal' : 'text'}
            isInvalid={isInvalid}
            onChange={(next) => onChange({ ...condition, value: next })}
          />
        ))}
    </>
  )
}
