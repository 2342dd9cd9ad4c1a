import { mostTimes, withCount, withEnd } from '@parley/core/tasks/edit-recurrence'
import type { Recurrence } from '@parley/core/tasks/recurrence'
import { isDay } from '@parley/core/text/day'
import { useClock } from '~/data/use-clock.ts'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'

interface Props {
  recurrence: Recurrence
  onChange: (next: Recurrence) => void
}

/** When a series is over: never, after a number of times, or after a day. */
export function RecurrenceEnd({ recurrence, onChange }: Props) {
  const { now, timeZone } = useClock()
  const { count, until } = recurrence
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Ends">
        <Select
          value={count === null ? (until === null ? '' : 'until') : 'count'}
          onChange={({ target }) => onChange(withEnd(recurrence, target.value, now, timeZone))}
        >
          <option value="">Never</option>
          <option value="count">After a number of times</option>
          <option value="until">On a day</option>
        </Select>
      </Field>
      {count !== null && (
        <Field label="Times, including this one">
          <Input
            type="number"
            min={1}
            max={mostTimes}
            value={count}
            onChange={({ target }) => onChange(withCount(recurrence, target.value))}
          />
        </Field>
      )}
      {until !== null && (
        <Field label="Last day">
          <Input
            type="date"
            value={until}
            onChange={({ target }) => isDay(target.value) && onChange({ ...recurrence, until: target.value })}
          />
        </Field>
      )}
    </div>
  )
}
