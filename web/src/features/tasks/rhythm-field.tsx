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
const most = 999

/** Every how many days, weeks or months, and on which of their days. */
export function RhythmField({ recurrence, onChange }: Props) {
  const { frequency, every } = recurrence
  const setEvery = (text: string) => {
    const number = Math.trunc(Number(text))
    if (number >= 1 && number <= most) onChange({ ...recurrence, every: number })
  }
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label={`Every … ${units[frequency]}`}>
        <Input
          type="number"
          min={1}
          max={most}
          value={every}
          onChange={({ target }) => setEvery(target.value)}
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
  const { weekdays: chosen } = recurrence
  const toggle = (day: number, isOn: boolean) => {
    const days = isOn
      ? [...chosen, day].toSorted((one, other) => one - other)
      : chosen.filter((known) => known !== day)
    // A week without a day would never come: the last one stays.
    if (days.length > 0) onChange({ ...recurrence, weekdays: days })
  }
  return (
    <fieldset className="col-span-2">
      <legend className="sr-only">On these days</legend>
      <div className="grid grid-cols-4 gap-1 sm:grid-cols-7">
        {weekdays.map((name, index) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(index + 1)}
            onChange={({ target }) => toggle(index + 1, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
