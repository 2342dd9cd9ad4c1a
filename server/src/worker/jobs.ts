import { forgetExpiredSignIns } from '../auth/sweep.ts'
import { forgetOldMeasurements } from '../metrics/recorder.ts'
import { allOf } from './all-of.ts'
import { compactFigures } from './analytics/compact-figures.ts'
import { sendQueuedEmail } from './automations/lead-email.ts'
import { emitOverdueTasks, emitSchedules, resumeRuns } from './automations/schedules.ts'
import { startAutomations } from './automations/start.ts'
import { retryRun, runStep } from './automations/step.ts'
import { askForDueBackup, takeAskedBackup, tendBackups } from './backups/take-backups.ts'
import { eraseDeletedPosts } from './blog/erase-deleted-posts.ts'
import { eraseFiles, eraseOrphanedFiles } from './companies/erase-files.ts'
import { runImport } from './imports/run-import.ts'
import { resumeImports, sweepImports } from './imports/tend-imports.ts'
import { undoImport } from './imports/undo-import.ts'
import { checkConnection } from './integrations/check.ts'
import { scoreLeadTask } from './leads/score.ts'
import { mailNotification } from './notifications/mail.ts'
import { announceMember } from './notifications/member-joined.ts'
import { announceDescription, announceNote } from './notifications/mentions.ts'
import { announceAssignment } from './notifications/task-assigned.ts'
import { analyse } from './recordings/analyse.ts'
import { announceRecording } from './recordings/announce.ts'
import { eraseRecording } from './recordings/erase.ts'
import { expireRecordings } from './recordings/expire.ts'
import { measure } from './recordings/measure.ts'
import { transcribe } from './recordings/transcribe.ts'
import { remindOfTasks } from './schedules/reminders.ts'
import { publishScheduledPosts } from './schedules/scheduled-posts.ts'
import type { JobTask } from './tasks.ts'
import { deliverWebhook } from './webhooks/deliver.ts'
import { dispatchWebhooks } from './webhooks/dispatch.ts'
import { resumeDeliveries, sweepDeliveries } from './webhooks/tend.ts'

const everyMinute = allOf(
  ({ mailer }) => mailer.sweep(),
  ({ database }) => remindOfTasks(database),
  ({ database }) => publishScheduledPosts(database),
  ({ database }) => emitOverdueTasks(database),
  ({ database }) => emitSchedules(database),
  ({ database }) => resumeRuns(database),
  ({ database }) => resumeImports(database),
  ({ database }) => compactFigures(database),
  ({ database }) => resumeDeliveries(database),
  askForDueBackup,
)
const everyHour = allOf(
  ({ storage }) => storage.sweep(),
  eraseOrphanedFiles,
  expireRecordings,
  ({ database }) => eraseDeletedPosts(database),
  sweepImports,
  ({ database }) => forgetExpiredSignIns(database),
  ({ database }) => sweepDeliveries(database),
  tendBackups,
  ({ database }) => forgetOldMeasurements(database.sql),
)

/** Every job by its name. */
export const tasks: Record<string, JobTask> = {
  'recording.transcribe': transcribe,
  'recording.analyse': analyse,
  'recording.announce': announceRecording,
  'recording.measure': measure,
  'recording.erase': eraseRecording,
  'lead.score': scoreLeadTask,
  'lead_import.run': runImport,
  'lead_import.undo': undoImport,
  'note.announce': announceNote,
  'description.announce': announceDescription,
  'assignment.announce': announceAssignment,
  'member.announce': announceMember,
  'notification.mail': mailNotification,
  'company.erase_files': eraseFiles,
  'automation.start': startAutomations,
  'automation.step': runStep,
  'automation.retry': retryRun,
  'lead_email.send': sendQueuedEmail,
  'integration.check': checkConnection,
  'webhook.dispatch': dispatchWebhooks,
  'webhook.deliver': deliverWebhook,
  'backup.take': takeAskedBackup,
  every_minute: everyMinute,
  every_hour: everyHour,
}

const automations = { task: 'automation.start', queue: null, attempts: 25 }
const webhooks = { task: 'webhook.dispatch', queue: null, attempts: 25 }
/** What each event sets off. */
export const jobsFor = new Map([
  // Speech keeps both cores busy, so recordings are transcribed one after the other.
  ['recording.transcribing', [{ task: 'recording.transcribe', queue: 'speech' }]],
  ['recording.analysing', [{ task: 'recording.analyse', queue: null }]],
  ['recording.unmeasured', [{ task: 'recording.measure', queue: null }]],
  ['recording.erased', [{ task: 'recording.erase', queue: null, attempts: 25 }]],
  ['recording.ready', [{ task: 'recording.announce', queue: null }, automations, webhooks]],
  ['recording.failed', [{ task: 'recording.announce', queue: null }, webhooks]],
  ['company.erased', [{ task: 'company.erase_files', queue: null }]],
  ['lead.created', [{ task: 'lead.score', queue: null }, automations, webhooks]],
  ['lead.status_changed', [{ task: 'lead.score', queue: null }, automations, webhooks]],
  ['lead.touched', [{ task: 'lead.score', queue: null }]],
  // One import after the other, so that two large ones leave workers for the rest.
  ['lead_import.waiting', [{ task: 'lead_import.run', queue: 'imports' }]],
  ['lead_import.undoing', [{ task: 'lead_import.undo', queue: 'imports' }]],
  ['note.written', [{ task: 'note.announce', queue: null }]],
  ['task.described', [{ task: 'description.announce', queue: null }]],
  ['task.assigned', [{ task: 'assignment.announce', queue: null }]],
  ['member.joined', [{ task: 'member.announce', queue: null }]],
  ['lead.score_changed', [automations]],
  ['form.received', [automations, webhooks]],
  ['task.completed', [webhooks]],
  ['integration.asked', [{ task: 'integration.check', queue: null, attempts: 1 }]],
  ['webhook.due', [{ task: 'webhook.deliver', queue: null, attempts: 25 }]],
  ['task.overdue', [automations]],
  ['automation.scheduled', [automations]],
  ['webhook.received', [automations]],
  ['automation.retried', [{ task: 'automation.retry', queue: null, attempts: 25 }]],
  ['lead_email.queued', [{ task: 'lead_email.send', queue: null, attempts: 8 }]],
  ['backup.asked', [{ task: 'backup.take', queue: 'backups' }]],
  ['notification.mail', [{ task: 'notification.mail', queue: null }]],
])
