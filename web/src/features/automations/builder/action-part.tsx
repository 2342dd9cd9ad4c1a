import {
  type Action,
  actionKinds,
  actionLabels,
  isPossible,
  newAction,
  waitUnits,
} from '@parley/core/automations/action'
import { longestTag } from '@parley/core/records/tag'
import { taskPriorities } from '@parley/core/tasks/task'
import { Link } from '@tanstack/react-router'
import { type ReactElement, use } from 'react'
import type { Member } from '../../people/index.ts'
import { ReachContext, useSubject } from './about.ts'
import { InlineInput, InlineNumber, InlineText } from './inline-controls.tsx'
import { InlineSelect } from './inline-select.tsx'
import { MoreTaskFields } from './more-task-fields.tsx'
import { RecipientSelect } from './recipient-select.tsx'
import { RecordChangeControls } from './record-change-controls.tsx'

export interface ActionProps {
  action: Action
  members: readonly Member[]
  templates: readonly { id: string; name: string }[]
  isInvalid: boolean
  onChange: (action: Action) => void
}

const asOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))

/** "create a task Prepare contract due in 2 days for the owner": what stands after "Then". */
export function ActionPart(props: ActionProps) {
  const { action, onChange } = props
  const reach = use(ReachContext)
  // What the trigger no longer allows stays until another is chosen.
  const kinds = actionKinds
    .filter((kind) => isPossible(kind, reach.length > 0 ? reach : ['leads']) || kind === action.kind)
    .map((kind) => ({ value: kind, label: actionLabels[kind] }))
  return (
    <>
      <InlineSelect
        label="What to do"
        value={action.kind}
        options={kinds}
        onChange={(kind) => onChange(newAction(kind, action.id))}
      />
      <ActionDetails {...props} />
    </>
  )
}

function ActionDetails({ action, ...rest }: ActionProps): ReactElement {
  switch (action.kind) {
    case 'create_task':
      return <TaskDetails action={action} {...rest} />
    case 'update_lead':
    case 'update_account':
    case 'update_contact':
    case 'update_task':
      return <RecordChangeControls action={action} {...rest} />
    case 'notify':
      return <NotificationDetails action={action} {...rest} />
    case 'send_email':
      return <EmailDetails action={action} {...rest} />
    case 'call_webhook':
      return (
        <InlineInput
          label="Address to call"
          type="url"
          value={action.url}
          maxLength={2000}
          placeholder="https://example.com/hook"
          isInvalid={rest.isInvalid}
          onChange={(url) => rest.onChange({ ...action, url })}
        />
      )
    case 'add_tag':
      return (
        <InlineInput
          label="Tag"
          value={action.tag}
          maxLength={longestTag}
          placeholder="renewal"
          isInvalid={rest.isInvalid}
          onChange={(tag) => rest.onChange({ ...action, tag })}
        />
      )
    case 'wait':
      return <WaitDetails action={action} {...rest} />
    case 'ask_ai':
      return <QuestionDetails action={action} {...rest} />
  }
}

interface DetailsProps<Kind extends Action['kind']> extends Omit<ActionProps, 'action'> {
  action: Extract<Action, { kind: Kind }>
}

function TaskDetails({ action, members, isInvalid, onChange }: DetailsProps<'create_task'>) {
  const { name } = useSubject()
  return (
    <>
      <InlineText
        label="Title of the task"
        value={action.title}
        limit={300}
        placeholder={`Call ${name}`}
        isInvalid={isInvalid}
        onChange={(title) => onChange({ ...action, title })}
      />
      <span>due in</span>
      <InlineNumber
        label="Days until it is due; empty for no date"
        value={action.dueDays}
        max={365}
        onChange={(dueDays) => onChange({ ...action, dueDays })}
      />
      <span>days for</span>
      <RecipientSelect
        label="Who has to do it"
        value={action.assignee}
        members={members}
        hasEveryone={false}
        onChange={(assignee) => onChange({ ...action, assignee })}
      />
      <span>at</span>
      <InlineSelect
        label="Priority"
        value={action.priority}
        options={taskPriorities.map((value) => ({ value, label: `${value} priority` }))}
        onChange={(priority) => onChange({ ...action, priority })}
      />
      <MoreTaskFields action={action} members={members} onChange={onChange} />
    </>
  )
}

function NotificationDetails({ action, members, isInvalid, onChange }: DetailsProps<'notify'>) {
  const { name } = useSubject()
  return (
    <>
      <RecipientSelect
        label="Who is told"
        value={action.to}
        members={members}
        hasEveryone
        onChange={(to) => onChange({ ...action, to })}
      />
      <InlineText
        label="What to tell"
        value={action.message}
        limit={500}
        placeholder={`${name} needs an answer`}
        isInvalid={isInvalid}
        onChange={(message) => onChange({ ...action, message })}
      />
    </>
  )
}

function EmailDetails({ action, templates, isInvalid, onChange }: DetailsProps<'send_email'>) {
  return (
    <>
      <InlineSelect
        label="Template"
        value={action.templateId ?? ''}
        placeholder="choose a template"
        options={templates.map(({ id, name }) => ({ value: id, label: `“${name}”` }))}
        isInvalid={isInvalid}
        onChange={(templateId) => onChange({ ...action, templateId })}
      />
      <Link to="/templates" className="link text-sm">
        Templates
      </Link>
    </>
  )
}

function WaitDetails({ action, isInvalid, onChange }: DetailsProps<'wait'>) {
  return (
    <>
      <InlineNumber
        label="How long"
        value={action.amount}
        max={9999}
        isInvalid={isInvalid}
        onChange={(amount) => onChange({ ...action, amount })}
      />
      <InlineSelect
        label="Unit"
        value={action.unit}
        options={asOptions(waitUnits)}
        onChange={(unit) => onChange({ ...action, unit })}
      />
    </>
  )
}

function QuestionDetails({ action, isInvalid, onChange }: DetailsProps<'ask_ai'>) {
  const { noun, record } = useSubject()
  return (
    <>
      <InlineText
        label="Question"
        value={action.question}
        limit={2000}
        placeholder={`What does this ${noun} need next?`}
        isInvalid={isInvalid}
        onChange={(question) => onChange({ ...action, question })}
      />
      <InlineSelect
        label="What to do with the answer"
        value={action.saveNote ? 'note' : 'variable'}
        options={[
          { value: 'note', label: `and note the answer on the ${record}` },
          { value: 'variable', label: 'and use the answer in the steps below' },
        ]}
        onChange={(use) => onChange({ ...action, saveNote: use === 'note' })}
      />
    </>
  )
}
