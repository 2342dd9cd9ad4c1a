import {
  maxKeywords,
  newTrigger,
  type Trigger,
  triggerKinds,
  triggerLabels,
} from '@parley/core/automations/trigger'
import { leadStages, leadStatuses } from '@parley/core/leads/status'
import { InlineInput, InlineNumber, InlineSelect } from './inline-controls.tsx'
import { ScheduleControls } from './schedule-controls.tsx'

interface Props {
  trigger: Trigger | null
  timeZone: string
  isInvalid: boolean
  onChange: (trigger: Trigger) => void
}

const kinds = triggerKinds.map((kind) => ({ value: kind, label: triggerLabels[kind] }))
const stages = leadStatuses.map((status) => ({ value: status, label: leadStages[status].label }))
const anyStage = [{ value: 'any' as const, label: 'any' }, ...stages]

/** "a lead’s status changes from any to Proposal": what stands after "When". */
export function TriggerPart({ trigger, timeZone, isInvalid, onChange }: Props) {
  return (
    <>
      <InlineSelect
        label="What starts it"
        value={trigger?.kind ?? ''}
        placeholder="choose what happens"
        options={kinds}
        isInvalid={isInvalid && trigger === null}
        onChange={(kind) => onChange(newTrigger(kind, timeZone))}
      />
      {trigger && <TriggerDetails trigger={trigger} isInvalid={isInvalid} onChange={onChange} />}
    </>
  )
}

interface DetailProps {
  trigger: Trigger
  isInvalid: boolean
  onChange: (trigger: Trigger) => void
}

function TriggerDetails({ trigger, isInvalid, onChange }: DetailProps) {
  switch (trigger.kind) {
    case 'status_changed':
      return (
        <>
          <span>from</span>
          <InlineSelect
            label="Status before"
            value={trigger.from ?? 'any'}
            options={anyStage}
            onChange={(from) => onChange({ ...trigger, from: from === 'any' ? null : from })}
          />
          <span>to</span>
          <InlineSelect
            label="Status after"
            value={trigger.to ?? 'any'}
            options={anyStage}
            onChange={(to) => onChange({ ...trigger, to: to === 'any' ? null : to })}
          />
        </>
      )
    case 'score_crossed':
      return (
        <>
          <InlineSelect
            label="Direction"
            value={trigger.direction}
            options={[
              { value: 'above', label: 'upwards to' },
              { value: 'below', label: 'downwards below' },
            ]}
            onChange={(direction) => onChange({ ...trigger, direction })}
          />
          <InlineNumber
            label="Score"
            value={trigger.threshold}
            max={100}
            isInvalid={isInvalid}
            onChange={(threshold) => onChange({ ...trigger, threshold })}
          />
        </>
      )
    case 'keyword_said':
      return <KeywordInput trigger={trigger} isInvalid={isInvalid} onChange={onChange} />
    case 'task_overdue':
      return (
        <>
          <span>by</span>
          <InlineNumber
            label="Hours overdue"
            value={trigger.hours}
            max={720}
            isInvalid={isInvalid}
            onChange={(hours) => onChange({ ...trigger, hours })}
          />
          <span>hours</span>
        </>
      )
    case 'schedule':
      return <ScheduleControls trigger={trigger} isInvalid={isInvalid} onChange={onChange} />
    default:
      return null
  }
}

interface KeywordProps extends DetailProps {
  trigger: Extract<Trigger, { kind: 'keyword_said' }>
}

/** Words with commas between them; spaces at their ends stay while one types. */
function KeywordInput({ trigger, isInvalid, onChange }: KeywordProps) {
  return (
    <InlineInput
      label="Keywords, with commas between them"
      value={trigger.keywords.join(',')}
      placeholder="too expensive, competitor"
      isInvalid={isInvalid}
      onChange={(text) =>
        onChange({
          ...trigger,
          keywords:
            text === ''
              ? []
              : text
                  .split(',')
                  .slice(0, maxKeywords)
                  .map((word) => word.slice(0, 80)),
        })
      }
    />
  )
}
