import type { EventName } from '../events/event-names.ts'
import { isChange, type Trigger, type TriggerKind } from './trigger.ts'

/** An event of the outbox. `from` and `to` are statuses or scores, by the event's name. */
export interface AutomationEvent {
  name: string
  from?: string | number | null
  to?: string | number | null
  /** What changed, as triggers name fields. */
  fields?: readonly string[] | null
  /** Set for events of a schedule or an overdue task, which concern one automation. */
  automation_id?: string | null
  /** The inbound webhook of `webhook.received`. */
  webhook_id?: string | null
}

/** The outbox event of each trigger. */
export const triggerEvents = {
  lead_created: 'lead.created',
  lead_changed: 'lead.changed',
  status_changed: 'lead.status_changed',
  score_crossed: 'lead.score_changed',
  account_created: 'account.created',
  account_changed: 'account.changed',
  contact_created: 'contact.created',
  contact_changed: 'contact.changed',
  recording_ready: 'recording.ready',
  keyword_said: 'recording.ready',
  task_created: 'task.created',
  task_changed: 'task.changed',
  task_completed: 'task.completed',
  task_overdue: 'task.overdue',
  form_received: 'form.received',
  schedule: 'automation.scheduled',
  webhook: 'webhook.received',
} as const satisfies Record<TriggerKind, EventName>

const toNumber = (value: string | number | null | undefined): number =>
  typeof value === 'number' ? value : Number.NaN

/**
 * Whether an event starts an automation with this trigger. `keyword_said` also needs the words to be looked for in the
 * transcript (`findKeyword`), which no event carries.
 */
export function startsRun(trigger: Trigger, event: AutomationEvent, automationId: string): boolean {
  if (event.name !== triggerEvents[trigger.kind]) return false
  if (trigger.kind === 'status_changed')
    return (
      (trigger.from === null || trigger.from === event.from) &&
      (trigger.to === null || trigger.to === event.to)
    )
  if (isChange(trigger)) return trigger.field === null || (event.fields ?? []).includes(trigger.field)
  if (trigger.kind === 'score_crossed') {
    const [from, to, mark] = [toNumber(event.from), toNumber(event.to), trigger.threshold ?? Number.NaN]
    return trigger.direction === 'above' ? from < mark && to >= mark : from >= mark && to < mark
  }
  if (trigger.kind === 'task_overdue' || trigger.kind === 'schedule')
    return event.automation_id === automationId
  if (trigger.kind === 'webhook') return trigger.webhookId === null || trigger.webhookId === event.webhook_id
  return true
}
