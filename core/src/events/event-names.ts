/**
 * The names of all events in `private.events`, emitted by `private.emit` in the migrations and by the worker.
 * server/src/worker/event-jobs.ts lists the jobs of each.
 */
export const eventNames = [
  'account.changed',
  'account.created',
  'attachment.erased',
  'automation.retried',
  'automation.scheduled',
  'backup.asked',
  'company.erasing',
  'contact.changed',
  'contact.created',
  'customers.missed',
  'form.received',
  'integration.asked',
  'invitation.made',
  'lead.changed',
  'lead.created',
  'lead.score_changed',
  'lead.status_changed',
  'lead.touched',
  'lead_email.queued',
  'lead_import.undoing',
  'lead_import.waiting',
  'member.joined',
  'note.written',
  'notification.mail',
  'recording.analysing',
  'recording.erased',
  'recording.failed',
  'recording.ready',
  'recording.recording',
  'recording.transcribing',
  'recording.unmeasured',
  'recording.uploading',
  'task.assigned',
  'task.changed',
  'task.completed',
  'task.created',
  'task.described',
  'task.overdue',
  'webhook.due',
  'webhook.received',
] as const

export type EventName = (typeof eventNames)[number]

export const isEventName = (name: string): name is EventName => eventNames.some((known) => known === name)
