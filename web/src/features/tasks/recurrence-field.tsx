import { firstRecurrence } from '@parley/core/tasks/edit-recurrence'
import { nextOccurrence } from '@parley/core/tasks/next-occurrence'
import {
  describeRecurrence,
  formatRecurrence,
  frequencies,
  parseRecurrence,
  type Recurrence,
} from '@parley/core/tasks/recurrence'
import { completeRecurrence } from '@parley/core/tasks/recurrence-words'
import { formatWeekdayAndTime } from '~/data/formats.ts'
import { useClock } from '~/data/use-clock.ts'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import { RecurrenceEnd } from './recurrence-end.tsx'
import { RhythmField } from './rhythm-field.tsx'

const labels = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' }

interface Props {
  /** As `tasks.recurrence`; null for a task that is done once. */
  rule: string | null
  /** What the first rhythm is taken from, ISO 8601. */
  dueAt: string | null
  onChange: (rule: string | null) => void
}

/** Whether and how a task repeats, and what that means in words. */
export function RecurrenceField({ rule, dueAt, onChange }: Props) {
  const { now, timeZone } = useClock()
  const recurrence = parseRecurrence(rule)
  const change = (next: Recurrence) =>
    onChange(formatRecurrence(completeRecurrence(next, dueAt ?? now, timeZone)))
  const begin = (value: string) => {
    const frequency = frequencies.find((known) => known === value)
    if (!frequency) return onChange(null)
    change(firstRecurrence(frequency))
  }
  const next = recurrence && dueAt !== null ? nextOccurrence(recurrence, dueAt, now, timeZone) : null
  return (
    <>
      <Field
        label="Repeats"
        hint={
          recurrence &&
          `${describeRecurrence(recurrence)}. ${next ? `Next after this: ${formatWeekdayAndTime(next.dueAt, now)}.` : 'No more after this one.'}`
        }
      >
        <Select value={recurrence?.frequency ?? ''} onChange={({ target }) => begin(target.value)}>
          <option value="">Never</option>
          {frequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {labels[frequency]}
            </option>
          ))}
        </Select>
      </Field>
      {recurrence && (
        <>
          <RhythmField recurrence={recurrence} onChange={change} />
          <RecurrenceEnd recurrence={recurrence} onChange={change} />
        </>
      )}
    </>
  )
}
