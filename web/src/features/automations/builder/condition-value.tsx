import { type Choice, choicesOf } from '@parley/core/automations/choices'
import {
  type Condition,
  comparesDay,
  countsDays,
  type Operator,
  valuesOf,
} from '@parley/core/automations/condition'
import type { FactKind } from '@parley/core/automations/fact-kind'
import type { FactField } from '@parley/core/automations/fields'
import { pipelineName, type Stage, stageName } from '@parley/core/leads/stages'
import { useNames } from '../use-names.ts'
import { InlineAmount, InlineInput, InlineNumber } from './inline-controls.tsx'
import { InlineSelect } from './inline-select.tsx'

const shapeOf = (operator: Operator, kind: FactKind) =>
  countsDays(operator)
    ? 'days'
    : comparesDay(operator, kind)
      ? 'day'
      : operator === 'one_of'
        ? 'several'
        : 'one'

/** What stays of a value where the way of comparing changes. */
export function heldValue({ operator, value }: Condition, next: Operator, kind: FactKind): string {
  const [was, is] = [shapeOf(operator, kind), shapeOf(next, kind)]
  if (was === is) return value
  if (was === 'several' && is === 'one') return valuesOf(value)[0] ?? ''
  return was === 'one' && is === 'several' ? value : ''
}

interface Props {
  fact: FactField
  condition: Condition
  isInvalid: boolean
  onChange: (value: string) => void
}

/** What is compared with: a day, a number of days, one or several of a list, or words. */
export function ConditionValue({ fact, condition, isInvalid, onChange }: Props) {
  const { operator, value } = condition
  const { names } = useNames()
  const shape = shapeOf(operator, fact.kind)
  if (shape === 'days')
    return (
      <>
        <InlineNumber
          label="Number of days"
          value={value === '' ? null : Number(value)}
          max={9999}
          isInvalid={isInvalid}
          onChange={(days) => onChange(days === null ? '' : String(days))}
        />
        <span>{value === '1' ? 'day' : 'days'}</span>
      </>
    )
  if (shape === 'day')
    return (
      <InlineInput type="date" label="Compare with" value={value} isInvalid={isInvalid} onChange={onChange} />
    )
  const choices = choicesOf(fact, names)
  if (choices && shape === 'several')
    return (
      <SeveralChoices
        choices={choices}
        held={(among, one) => withHeld(among, one, fact.kind, names.stages)}
        value={value}
        isInvalid={isInvalid}
        onChange={onChange}
      />
    )
  if (choices)
    return (
      <InlineSelect
        label="Compare with"
        value={value}
        placeholder="choose"
        options={withHeld(choices, value, fact.kind, names.stages)}
        isInvalid={isInvalid}
        onChange={onChange}
      />
    )
  if (fact.kind === 'number' && shape !== 'several')
    return (
      <InlineAmount
        label="Compare with"
        value={value}
        maxLength={20}
        placeholder={fact.example}
        isInvalid={isInvalid}
        onChange={onChange}
      />
    )
  return (
    <InlineInput
      label={shape === 'several' ? 'Compare with, commas between them' : 'Compare with'}
      value={shape === 'several' ? value.replaceAll('\n', ',') : value}
      maxLength={300}
      placeholder={fact.example}
      inputMode={fact.kind === 'number' ? 'decimal' : 'text'}
      isInvalid={isInvalid}
      onChange={(text) => onChange(shape === 'several' ? text.replaceAll(',', '\n') : text)}
    />
  )
}

/** With the one that is chosen, where the company has it no more. */
export function withHeld(
  choices: readonly Choice[],
  value: string,
  kind: FactKind,
  stages: readonly Stage[],
): readonly Choice[] {
  if (value === '' || choices.some((choice) => choice.value === value)) return choices
  const name = kind === 'stage' ? stageName(stages, value) : pipelineName(stages, value)
  return [
    ...choices,
    { value, label: kind === 'colleague' ? 'a colleague who has left' : `${name} (removed)` },
  ]
}

interface SeveralProps {
  choices: readonly Choice[]
  held: (choices: readonly Choice[], value: string) => readonly Choice[]
  value: string
  isInvalid: boolean
  onChange: (value: string) => void
}

const nothing = '-'

/** "New, Proposal or …": each can be changed or left out, and another one be added. */
function SeveralChoices({ choices, held, value, isInvalid, onChange }: SeveralProps) {
  const chosen = valuesOf(value)
  const free = choices.filter((choice) => !chosen.includes(choice.value))
  const change = (next: readonly string[]) => onChange(next.join('\n'))
  return (
    <>
      {chosen.map((each, index) => (
        <span key={each} className="inline-flex max-w-full items-baseline gap-x-2">
          {index > 0 && <span>or</span>}
          <InlineSelect
            label={`Compare with, number ${index + 1}`}
            value={each}
            options={[
              ...held(
                choices.filter((choice) => choice.value === each || free.includes(choice)),
                each,
              ),
              { value: nothing, label: 'leave it out' },
            ]}
            isInvalid={isInvalid}
            onChange={(next) =>
              change(chosen.flatMap((one) => (one !== each ? [one] : next === nothing ? [] : [next])))
            }
          />
        </span>
      ))}
      {free.length > 0 && (
        <InlineSelect
          label="Compare with another one"
          value=""
          placeholder={chosen.length > 0 ? 'or …' : 'choose'}
          options={free}
          isInvalid={isInvalid && chosen.length === 0}
          onChange={(next) => change([...chosen, next])}
        />
      )}
    </>
  )
}
