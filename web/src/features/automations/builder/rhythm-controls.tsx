import { mostEvery, mostTimes, withCount, withEvery } from '@parley/core/tasks/edit-recurrence'
import { formatRecurrence, parseRecurrence } from '@parley/core/tasks/recurrence'
import { InlineNumber } from './inline-controls.tsx'
import { InlineSelect } from './inline-select.tsx'
import { ruleOptions } from './rules.ts'

interface Props {
  label: string
  /** As tasks repeat; empty where none is chosen. */
  rule: string
  /** What stands for not repeating, where that can be chosen. */
  none: string | undefined
  isInvalid: boolean
  onChange: (rule: string) => void
}

const units = { daily: 'days', weekly: 'weeks', monthly: 'months' }

/** "every 2 weeks on Monday, interval 2 weeks, ends after 5 times": days, interval and end of a task that repeats. */
export function RhythmControls({ label, rule, none, isInvalid, onChange }: Props) {
  const recurrence = parseRecurrence(rule)
  const options = ruleOptions(rule)
  return (
    <>
      <InlineSelect
        label={label}
        value={rule}
        {...(none === undefined && { placeholder: 'choose' })}
        options={none === undefined ? options : [{ value: '', label: none }, ...options]}
        isInvalid={isInvalid}
        onChange={onChange}
      />
      {recurrence && (
        <>
          <span>interval</span>
          <InlineNumber
            label={`Every how many ${units[recurrence.frequency]}`}
            value={recurrence.every}
            max={mostEvery}
            onChange={(every) => onChange(formatRecurrence(withEvery(recurrence, String(every ?? 1))))}
          />
          <span>{units[recurrence.frequency]}, ends after</span>
          <InlineNumber
            label="How many times; empty for no end"
            value={recurrence.count}
            max={mostTimes}
            onChange={(count) =>
              onChange(
                formatRecurrence(
                  count === null
                    ? { ...recurrence, count: null }
                    : withCount({ ...recurrence, until: null }, String(count)),
                ),
              )
            }
          />
          <span>times</span>
        </>
      )}
    </>
  )
}
