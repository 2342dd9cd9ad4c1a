import {
  type Action,
  findChanged,
  limitOf,
  nameOfField,
  type UpdateKind,
  updateKinds,
} from '@parley/core/automations/action'
import { type Choice, type Company, choicesOf } from '@parley/core/automations/choices'
import { type FactKind, factKinds } from '@parley/core/automations/fact-kind'
import { customFact, findField, type OwnField } from '@parley/core/automations/fields'
import { currencies } from '@parley/core/format/currencies'
import type { FieldType } from '@parley/core/records/field'
import { salesNouns } from '@parley/core/records/sales-records'
import { formatNumber } from '~/data/formats.ts'
import { useStages } from '~/data/stages.ts'
import type { Member } from '../../people/index.ts'
import { withHeld } from './condition-value.tsx'
import { InlineAmount, InlineInput, InlineNumber, InlineText } from './inline-controls.tsx'
import { InlineSelect } from './inline-select.tsx'

/** A text, or a day counted from the step on. */
interface Value {
  value: string
  days?: number
}

interface Props {
  action: Extract<Action, { kind: UpdateKind }>
  /** Where it sets one of the company's own fields. */
  own: OwnField | undefined
  members: readonly Member[]
  isInvalid: boolean
  onChange: (value: Value) => void
}

const codes = currencies.map((code) => ({ value: code, label: code }))
/** As they are typed, where a value is one of the company's own fields. */
const answers = ['Yes', 'No'].map((word) => ({ value: word, label: word }))

function choicesToSet(
  type: FieldType | undefined,
  shape: Parameters<typeof choicesOf>[0],
  company: Company,
): readonly Choice[] | null {
  if (type === 'currency') return codes
  return shape.kind === 'flag' ? answers : choicesOf(shape, company)
}

/** What a step sets a field to, by the field's type. */
export function NewValue({ action, own, members, isInvalid, onChange }: Props) {
  const { kind, column, value } = action
  const stages = useStages()
  const field = findChanged(action)
  const record = updateKinds[kind]
  const fact = own && customFact(record, own)
  const held: FactKind = fact?.kind ?? (field && factKinds[field.type]) ?? 'text'
  const name = `New ${nameOfField(action)}`
  const change = (next: string) => onChange({ value: next })
  const people = new Map(members.map(({ id, name: person }) => [id, person]))
  const choices = choicesToSet(
    field?.type,
    { kind: held, choices: (fact ?? field)?.choices },
    { stages, people },
  )
  if (choices)
    return (
      <InlineSelect
        label={name}
        value={value}
        placeholder="choose"
        options={withHeld(choices, value, held, stages)}
        isInvalid={isInvalid}
        onChange={change}
      />
    )
  if (held === 'day') return <NewDay name={name} action={action} isInvalid={isInvalid} onChange={onChange} />
  if (held === 'number')
    return (
      <InlineAmount
        label={name}
        value={value}
        maxLength={20}
        placeholder={formatNumber(10_000)}
        isInvalid={isInvalid}
        onChange={change}
      />
    )
  return (
    <InlineText
      label={name}
      value={value}
      limit={limitOf(action)}
      placeholder={findField(`${salesNouns[record]}.${column}`)?.example ?? ''}
      isInvalid={isInvalid}
      onChange={change}
    />
  )
}

/** "the day 30 days later", or a day of the calendar. */
function NewDay({ name, action, isInvalid, onChange }: Omit<Props, 'own' | 'members'> & { name: string }) {
  const { value, days } = action
  const isCounted = days !== undefined
  return (
    <>
      <InlineSelect
        label={`How the ${nameOfField(action)} is set`}
        value={isCounted ? 'later' : 'on'}
        options={[
          { value: 'later', label: 'the day' },
          { value: 'on', label: 'the date' },
        ]}
        onChange={(next) => onChange(next === 'later' ? { value: '', days: 30 } : { value: '' })}
      />
      {isCounted ? (
        <>
          <InlineNumber
            label="Days from then"
            value={days}
            max={9999}
            isInvalid={isInvalid}
            onChange={(next) => onChange({ value: '', days: next ?? 0 })}
          />
          <span>{days === 1 ? 'day' : 'days'} later</span>
        </>
      ) : (
        <InlineInput
          type="date"
          label={name}
          value={value}
          isInvalid={isInvalid}
          onChange={(next) => onChange({ value: next })}
        />
      )}
    </>
  )
}
