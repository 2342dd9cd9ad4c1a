import type { Trigger } from '@parley/core/automations/trigger'
import { describeRecurrence, parseRecurrence } from '@parley/core/tasks/recurrence'
import { InlineInput } from './inline-controls.tsx'
import { InlineSelect } from './inline-select.tsx'

interface Props {
  trigger: Extract<Trigger, { kind: 'schedule' }>
  isInvalid: boolean
  onChange: (trigger: Trigger) => void
}

const usual = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  ...['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((day) => `FREQ=WEEKLY;BYDAY=${day}`),
  'FREQ=MONTHLY;BYMONTHDAY=1',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
]

function describeRule(rule: string): string {
  const recurrence = parseRecurrence(rule)
  return recurrence ? describeRecurrence(recurrence).replace(/^E/, 'e') : rule
}

const zones = Intl.supportedValuesOf('timeZone')

/** "every week on Monday at 09:00 (Europe/Berlin), once": days, time, zone and how often. */
export function ScheduleControls({ trigger, isInvalid, onChange }: Props) {
  const { rule, time, timeZone, forEach } = trigger
  const rules = usual.includes(rule) || rule === '' ? usual : [rule, ...usual]
  const knownZones = zones.includes(timeZone) ? zones : [timeZone, ...zones]
  return (
    <>
      <InlineSelect
        label="Days"
        value={rule}
        placeholder="choose the days"
        options={rules.map((value) => ({ value, label: describeRule(value) }))}
        isInvalid={isInvalid && rule === ''}
        onChange={(next) => onChange({ ...trigger, rule: next })}
      />
      <span>at</span>
      <InlineInput
        label="Time of day"
        type="time"
        value={time}
        isInvalid={isInvalid}
        onChange={(next) => onChange({ ...trigger, time: next })}
      />
      <InlineSelect
        label="Time zone"
        value={timeZone}
        options={knownZones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        onChange={(next) => onChange({ ...trigger, timeZone: next })}
      />
      <InlineSelect
        label="How often it runs at that time"
        value={forEach}
        options={[
          { value: 'once', label: 'once' },
          { value: 'lead', label: 'for each open lead' },
        ]}
        onChange={(next) => onChange({ ...trigger, forEach: next })}
      />
    </>
  )
}
