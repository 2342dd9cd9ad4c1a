import { type Condition, needsValue, operatorLabels, operatorsFor } from '@parley/core/automations/condition'

import { findField, withArticle } from '@parley/core/automations/fields'

import { InlineInput, InlineSelect } from './inline-controls.tsx'
import { useKnownFacts } from './use-known-facts.ts'
import { useStageOptions } from './use-stage-options.ts'

interface Props {
  condition: Condition
  isInvalid: boolean
  onChange: (condition: Condition) => void
}

/** "the lead’s value is over 10,000": what stands after "If". */
export function ConditionPart({ condition, isInvalid, onChange }: Props) {
  const { field, operator, value } = condition
  const fields = useKnownFacts()
    .filter(({ name }) => name !== 'ai.answer')
    .map(({ name, label }) => ({ value: name, label: withArticle(label) }))
  const known = findField(field)
  const options = fields.some((one) => one.value === field)
    ? fields
    : [...fields, { value: field, label: withArticle(known?.label ?? field) }]
  const isStage = field === 'lead.status'
  const stages = useStageOptions(isStage ? value : null)
  const choices = isStage ? stages : known?.choices?.map((choice) => ({ value: choice, label: choice }))
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
            options={choices}
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
