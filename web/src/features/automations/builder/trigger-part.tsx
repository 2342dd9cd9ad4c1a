import {
  type ChangeKind,
  changeKinds,
  findWatched,
  maxKeywords,
  newTrigger,
  type Trigger,
  triggerKinds,
  triggerLabels,
  watchedFields,
} from '@parley/core/automations/trigger'
import { useQuery } from '@tanstack/react-query'
import { fieldsQuery } from '~/features/fields/index.ts'
import { InlineInput, InlineNumber } from './inline-controls.tsx'
import { InlineSelect } from './inline-select.tsx'
import { ScheduleControls } from './schedule-controls.tsx'
import { useStageOptions } from './use-stage-options.ts'

interface Props {
  trigger: Trigger | null
  timeZone: string
  isInvalid: boolean
  onChange: (trigger: Trigger) => void
}

const kinds = triggerKinds.map((kind) => ({ value: kind, label: triggerLabels[kind] }))

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
      return <StageControls trigger={trigger} isInvalid={isInvalid} onChange={onChange} />
    case 'score_crossed':
      return (
        <>
          <InlineSelect
            label="Direction"
            value={trigger.direction}
            options={[
              { value: 'above', label: 'rises to' },
              { value: 'below', label: 'falls below' },
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
    case 'lead_changed':
    case 'account_changed':
    case 'contact_changed':
    case 'task_changed':
      return <WatchedField trigger={trigger} isInvalid={isInvalid} onChange={onChange} />
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

interface WatchedProps extends DetailProps {
  trigger: Extract<Trigger, { kind: ChangeKind }>
}

/** "in its phone": which field of the record has to change. */
function WatchedField({ trigger, isInvalid, onChange }: WatchedProps) {
  const record = changeKinds[trigger.kind]
  // Tasks have no fields of the company's own.
  const hasOwn = record !== 'tasks'
  const { data } = useQuery({ ...fieldsQuery(hasOwn ? record : 'leads'), enabled: hasOwn })
  const own = (hasOwn ? data : undefined) ?? []
  const options = [
    { value: '', label: 'in any way' },
    ...watchedFields(record).map(({ column, noun }) => ({ value: column, label: `in its ${noun}` })),
    ...own.map(({ key, label }) => ({ value: `custom.${key}`, label: `in its ${label}` })),
  ]
  const { field } = trigger
  const isListed = options.some(({ value }) => value === (field ?? ''))
  const held =
    field === null || isListed
      ? []
      : [{ value: field, label: `in its ${findWatched(record, field)?.noun ?? field}` }]
  return (
    <InlineSelect
      label="What changes"
      value={field ?? ''}
      options={[...options, ...held]}
      isInvalid={isInvalid}
      onChange={(next) => onChange({ ...trigger, field: next || null })}
    />
  )
}

interface StageProps extends DetailProps {
  trigger: Extract<Trigger, { kind: 'status_changed' }>
}

function StageControls({ trigger, isInvalid, onChange }: StageProps) {
  const { from, to } = trigger
  return (
    <>
      <span>from</span>
      <StageSelect
        label="Status before"
        value={from}
        isInvalid={isInvalid}
        onChange={(stage) => onChange({ ...trigger, from: stage })}
      />
      <span>to</span>
      <StageSelect
        label="Status after"
        value={to}
        isInvalid={isInvalid}
        onChange={(stage) => onChange({ ...trigger, to: stage })}
      />
    </>
  )
}

interface SelectProps {
  label: string
  /** Null for any. */
  value: string | null
  isInvalid: boolean
  onChange: (stage: string | null) => void
}

function StageSelect({ label, value, isInvalid, onChange }: SelectProps) {
  const stages = useStageOptions(value)
  return (
    <InlineSelect
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: 'any' }, ...stages]}
      isInvalid={isInvalid && stages.some((stage) => stage.value === value && stage.isGone)}
      onChange={(stage) => onChange(stage || null)}
    />
  )
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
