import {
  type NewValue as Change,
  findChanged,
  isReminder,
  limitOf,
  nameOfField,
  updateKinds,
} from '@parley/core/automations/action'
import { type Choice, type Company, choicesOf } from '@parley/core/automations/choices'
import { type FactKind, factKinds } from '@parley/core/automations/fact-kind'
import { customFact, findField, type OwnField } from '@parley/core/automations/fields'
import { watchedNouns } from '@parley/core/automations/trigger'
import { currencies } from '@parley/core/format/currencies'
import { reminderChoices, reminderLabels } from '@parley/core/tasks/reminder'
import { formatNumber } from '~/data/formats.ts'
import { useStages } from '~/data/stages.ts'
import type { Member } from '../../people/index.ts'
import { withHeld } from './condition-value.tsx'
import { InlineAmount, InlineInput, InlineNumber, InlineText } from './inline-controls.tsx'
import { InlineSelect } from './inline-select.tsx'
import { RhythmControls } from './rhythm-controls.tsx'

/** A text, or a day counted from the step on. */
interface Value {
  value: string
  days?: number
}

interface Props {
  change: Change
  /** Where it sets one of the company's own fields. */
  own: OwnField | undefined
  members: readonly Member[]
  /** What stands for no value, where that can be chosen. */
  none?: string
  isInvalid: boolean
  onChange: (value: Value) => void
}

const codes = currencies.map((code) => ({ value: code, label: code }))
/** As they are typed, where a value is one of the company's own fields. */
const answers = ['Yes', 'No'].map((word) => ({ value: word, label: word }))

const reminders = reminderChoices.map((minutes) => ({
  value: String(minutes),
  label: `${reminderLabels[minutes]} it is due`,
}))

function choicesToSet(
  change: Change,
  shape: Parameters<typeof choicesOf>[0],
  company: Company,
): readonly Choice[] | null {
  if (findChanged(change)?.type === 'currency') return codes
  if (isReminder(change)) return reminders
  return shape.kind === 'flag' ? answers : choicesOf(shape, company)
}

/** What a step sets a field to, by the field's type. */
export function NewValue({ change, own, members, none, isInvalid, onChange }: Props) {
  const { kind, column, value } = change
  const stages = useStages()
  const field = findChanged(change)
  const record = updateKinds[kind]
  const fact = own && record !== 'tasks' ? customFact(record, own) : undefined
  const held: FactKind = fact?.kind ?? (field && factKinds[field.type]) ?? 'text'
  const name = `New ${nameOfField(change)}`
  const set = (next: string) => onChange({ value: next })
  const people = new Map(members.map(({ id, name: person }) => [id, person]))
  const choices = choicesToSet(change, { kind: held, choices: (fact ?? field)?.choices }, { stages, people })
  if (choices)
    return (
      <InlineSelect
        label={name}
        value={value}
        {...(none === undefined && { placeholder: 'choose' })}
        options={[
          ...(none === undefined ? [] : [{ value: '', label: none }]),
          ...withHeld(choices, value, held, stages),
        ]}
        isInvalid={isInvalid}
        onChange={set}
      />
    )
  if (held === 'day' || held === 'moment')
    return <NewDay name={name} change={change} isInvalid={isInvalid} onChange={onChange} />
  if (field?.type === 'rhythm')
    return <RhythmControls label={name} rule={value} none={none} isInvalid={isInvalid} onChange={set} />
  if (held === 'number')
    return (
      <InlineAmount
        label={name}
        value={value}
        maxLength={20}
        placeholder={formatNumber(10_000)}
        isInvalid={isInvalid}
        onChange={set}
      />
    )
  return (
    <InlineText
      label={name}
      value={value}
      limit={limitOf(change)}
      isLong={field?.type === 'longText'}
      placeholder={findField(`${watchedNouns[record]}.${column}`)?.example ?? ''}
      isInvalid={isInvalid}
      onChange={set}
    />
  )
}

/** "the day 30 days later", or a day of the calendar. */
function NewDay({
  name,
  change,
  isInvalid,
  onChange,
}: Omit<Props, 'own' | 'members' | 'none'> & { name: string }) {
  const { value, days } = change
  const isCounted = days !== undefined
  return (
    <>
      <InlineSelect
        label={`How the ${nameOfField(change)} is set`}
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
