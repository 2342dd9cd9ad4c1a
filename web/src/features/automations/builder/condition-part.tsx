import { type Condition, needsValue, operatorLabels, operatorsFor } from '@parley/core/automations/condition'
import { type FactField, findField, withArticle } from '@parley/core/automations/fields'
import { ConditionValue, heldValue } from './condition-value.tsx'
import { groupFacts } from './fact-groups.ts'
import { InlineSelect } from './inline-select.tsx'
import { useKnownFacts } from './use-known-facts.ts'

interface Props {
  condition: Condition
  isInvalid: boolean
  onChange: (condition: Condition) => void
}

/** "the lead’s value is over 10,000": what stands after "If". */
export function ConditionPart({ condition, isInvalid, onChange }: Props) {
  const { field, operator } = condition
  const facts = useKnownFacts().filter(({ name }) => name !== 'ai.answer')
  // What the trigger no longer allows stays until another is chosen.
  const unknown: FactField = { name: field, label: field, kind: 'any', example: '' }
  const fact = facts.find(({ name }) => name === field) ?? findField(field) ?? unknown
  const groups = groupFacts(facts.includes(fact) ? facts : [...facts, fact])
  return (
    <>
      <InlineSelect
        label="What to look at"
        value={field}
        options={groups.flatMap(({ title, facts: held }) =>
          held.map(({ name, label }) => ({ value: name, label: withArticle(label), group: title })),
        )}
        onChange={(next) => {
          const chosen = facts.find(({ name }) => name === next)
          const [first = 'is'] = operatorsFor(chosen?.kind ?? 'any')
          onChange({ ...condition, field: next, operator: first, value: '' })
        }}
      />
      <InlineSelect
        label="How to compare"
        value={operator}
        options={operatorsFor(fact.kind).map((one) => ({ value: one, label: operatorLabels[one] }))}
        onChange={(next) =>
          onChange({ ...condition, operator: next, value: heldValue(condition, next, fact.kind) })
        }
      />
      {needsValue(operator) && (
        <ConditionValue
          fact={fact}
          condition={condition}
          isInvalid={isInvalid}
          onChange={(value) => onChange({ ...condition, value })}
        />
      )}
    </>
  )
}
