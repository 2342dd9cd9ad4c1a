import type { Trigger } from '@parley/core/automations/trigger'
import { InlineInput } from './inline-controls.tsx'
import { InlineSelect } from './inline-select.tsx'
import { ruleOptions } from './rules.ts'

interface Props {
  trigger: Extract<Trigger, { kind: 'schedule' }>
  isInvalid: boolean
  onChange: (trigger: Trigger) => void
}

const zones = Intl.supportedValuesOf('timeZone')

/** "every week on Monday at 09:00 (Europe/Berlin), once": days, time, zone and how often. */
export function ScheduleControls({ trigger, isInvalid, onChange }: Props) {
  const { rule, time, timeZone, forEach } = trigger
  const knownZones = zones.includes(timeZone) ? zones : [timeZone, ...zones]
  return (
    <>
      <InlineSelect
        label="Days"
        value={rule}
        placeholder="choose the days"
        options={ruleOptions(rule)}
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
