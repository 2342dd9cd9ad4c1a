import { triggerEvents } from '@parley/core/automations/event'
import { type EventName, isEventName } from '@parley/core/events/event-names'
import { webhookEventNames } from '@parley/core/integrations/webhook-events'
import type { TaskName } from './task-names.ts'
import type { Lane } from './turns.ts'

interface JobFor {
  task: TaskName
  /** Jobs of one queue run one after the other; null lets them run side by side. */
  queue: string | null
  /** The most attempts; 3 when left out. A killed process counts as an attempt. */
  attempts?: number
  /** `bulk` when left out. */
  lane?: Lane
}

const automations: JobFor = { task: 'automation.start', queue: null, attempts: 25 }
const webhooks: JobFor = { task: 'webhook.dispatch', queue: null, attempts: 25 }
/** A job that somebody waits for, which goes before jobs of bulk changes. */
const forPerson = (task: TaskName, more: Partial<JobFor> = {}): JobFor => ({
  task,
  queue: null,
  ...more,
  lane: 'person',
})
const idle = (task: TaskName, more: Partial<JobFor> = {}): JobFor => ({
  task,
  queue: null,
  ...more,
  lane: 'idle',
})
/** The jobs of each event, besides its automations and webhooks. */
const ownJobs: Record<EventName, readonly JobFor[]> = {
  // Transcription uses all cores, so recordings are transcribed one after the other.
  'recording.transcribing': [forPerson('recording.transcribe', { queue: 'speech' })],
  'recording.analysing': [forPerson('recording.analyse')],
  'recording.unmeasured': [idle('recording.measure')],
  // A recording that is still uploading has no jobs.
  'recording.recording': [],
  'recording.uploading': [],
  'attachment.erased': [idle('attachment.erase', { attempts: 25 })],
  'recording.erased': [idle('recording.erase', { attempts: 25 })],
  'recording.ready': [forPerson('recording.announce')],
  'recording.failed': [forPerson('recording.announce')],
  // One after the other, since each occupies a worker and the disk.
  'company.erasing': [idle('company.erase', { queue: 'erasures', attempts: 25 })],
  'lead.created': [{ task: 'lead.score', queue: null }],
  'lead.status_changed': [{ task: 'lead.score', queue: null }],
  'lead.touched': [{ task: 'lead.score', queue: null }],
  // The database limits imports: one of a company, two at once.
  'lead_import.waiting': [forPerson('lead_import.run')],
  'lead_import.undoing': [forPerson('lead_import.undo')],
  'note.written': [forPerson('note.announce')],
  'task.described': [forPerson('description.announce')],
  'task.assigned': [forPerson('assignment.announce')],
  'invitation.made': [forPerson('invitation.mail')],
  'member.joined': [forPerson('member.announce')],
  'account.changed': [],
  'account.created': [],
  'contact.changed': [],
  'contact.created': [],
  'lead.changed': [],
  'customers.missed': [{ task: 'customers.recount', queue: null, attempts: 25 }],
  'lead.score_changed': [],
  'form.received': [],
  'task.changed': [],
  'task.completed': [],
  'task.created': [],
  'integration.asked': [forPerson('integration.check', { attempts: 1 })],
  'webhook.due': [{ task: 'webhook.deliver', queue: null, attempts: 25 }],
  'task.overdue': [],
  'automation.scheduled': [],
  'webhook.received': [],
  'automation.retried': [forPerson('automation.retry', { attempts: 25 })],
  'lead_email.queued': [forPerson('lead_email.send', { attempts: 8 })],
  'backup.asked': [forPerson('backup.take', { queue: 'backups' })],
  'notification.mail': [forPerson('notification.mail')],
}

const automationEvents: readonly EventName[] = Object.values(triggerEvents)
const webhookEvents: readonly EventName[] = webhookEventNames

/** The jobs of an event. An unknown name gives a job that fails, so that it is noticed. */
export function jobsFor(name: string): readonly JobFor[] {
  if (!isEventName(name)) return [idle('event.unknown', { attempts: 1 })]
  return [
    ...ownJobs[name],
    ...(automationEvents.includes(name) ? [automations] : []),
    ...(webhookEvents.includes(name) ? [webhooks] : []),
  ]
}

/** The events that somebody waits for. */
export const urgentEvents: readonly string[] = Object.keys(ownJobs).filter((name) =>
  jobsFor(name).some(({ lane }) => lane === 'person'),
)
