import { mostEvery, withEvery, withWeekday } from '@parley/core/tasks/edit-recurrence'
import type { Recurrence } from '@parley/core/tasks/recurrence'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'

interface Props {
  recurrence: Recurrence
  onChange: (next: Recurrence) => void
}

const units = { daily: 'days', weekly: 'weeks', monthly: 'months' }
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const monthDays = Array.from({ length: 31 }, (_, index) => index + 1)

/** Every how many days, weeks or months, and on which of their days. */
export function RhythmField({ recurrence, onChange }: Props) {
  const { frequency, every } = recurrence
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label={`Every … ${units[frequency]}`}>
        <Input
          type="number"
          min={1}
          max={mostEvery}
          value={every}
          onChange={({ target }) => onChange(withEvery(recurrence, target.value))}
        />
      </Field>
      {frequency === 'monthly' && (
        <Field label="On day">
          <Select
            value={recurrence.monthDay ?? 1}
            onChange={({ target }) => onChange({ ...recurrence, monthDay: Number(target.value) })}
          >
            {monthDays.map((day) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
            <option value={-1}>The last</option>
          </Select>
        </Field>
      )}
      {frequency === 'weekly' && <Weekdays recurrence={recurrence} onChange={onChange} />}
    </div>
  )
}

function Weekdays({ recurrence, onChange }: Props) {
  return (
    <fieldset className="col-span-2">
      <legend className="sr-only">On these days</legend>
      <div className="grid grid-cols-4 gap-1 sm:grid-cols-7">
        {weekdays.map((name, index) => (
          <Checkbox
            key={name}
            label={name}
            checked={recurrence.weekdays.includes(index + 1)}
            onChange={({ target }) => onChange(withWeekday(recurrence, index + 1, target.checked))}
          />
        ))}
      </div>
    </fieldset>
  )
}
