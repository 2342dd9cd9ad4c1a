import { z } from 'zod'
import { deleteExpiredSignIns } from '../auth/sweep.ts'
import { deleteOldMeasurements } from '../metrics/recorder.ts'
import { allOf } from './all-of.ts'
import { compactFigures } from './analytics/compact-figures.ts'
import { eraseAttachment, sweepAttachments } from './attachments/erase.ts'
import { sendQueuedEmail } from './automations/lead-email.ts'
import { emitOverdueTasks, emitSchedules, resumeRuns } from './automations/schedules.ts'
import { startAutomations } from './automations/start.ts'
import { retryRun, runStep } from './automations/step.ts'
import { requestDueBackup, sweepBackups, takeRequestedBackup } from './backups/take-backups.ts'
import { eraseDeletedPosts } from './blog/erase-deleted-posts.ts'
import { eraseCompany, eraseOrphanedFiles, resumeErasures } from './companies/erase-company.ts'
import { recountCustomersTask } from './customers/recount-customers.ts'
import { sweepHistory } from './history/sweep-history.ts'
import { runImport } from './imports/run-import.ts'
import { resumeImports, sweepImports } from './imports/sweep-imports.ts'
import { undoImport } from './imports/undo-import.ts'
import { checkConnection } from './integrations/check.ts'
import { deleteBulkChanges } from './leads/delete-bulk-changes.ts'
import { scoreLeadTask } from './leads/score.ts'
import { mailInvitation } from './notifications/invitation.ts'
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
import type { TaskName } from './task-names.ts'
import { defineTask, type JobTask } from './tasks.ts'
import { deliverWebhook } from './webhooks/deliver.ts'
import { dispatchWebhooks } from './webhooks/dispatch.ts'
import { resumeDeliveries, sweepDeliveries } from './webhooks/sweep-deliveries.ts'

const everyMinute = allOf(
  ({ mailer }) => mailer.sweep(),
  ({ database }) => remindOfTasks(database),
  ({ database }) => publishScheduledPosts(database),
  ({ database }) => emitOverdueTasks(database),
  ({ database }) => emitSchedules(database),
  ({ database }) => resumeRuns(database),
  ({ database }) => resumeImports(database),
  ({ database }) => resumeErasures(database),
  ({ database }) => compactFigures(database),
  ({ database }) => resumeDeliveries(database),
  requestDueBackup,
)
const everyHour = allOf(
  ({ storage }) => storage.sweep(),
  eraseOrphanedFiles,
  expireRecordings,
  ({ database }) => eraseDeletedPosts(database),
  sweepImports,
  sweepAttachments,
  ({ database }) => deleteBulkChanges(database),
  ({ database }) => sweepHistory(database),
  ({ database }) => deleteExpiredSignIns(database),
  ({ database }) => sweepDeliveries(database),
  sweepBackups,
  ({ database }) => deleteOldMeasurements(database.sql),
)

/** The job of an unknown event: it fails, so that the event stays visible with its contents. */
const refuseUnknownEvent = defineTask(
  z.object({ event_name: z.string() }),
  async ({ log }, { event_name: name }) => {
    log.error({ event: name }, 'an event has a name that no job follows from')
    throw new Error(`No job follows from an event named ${name}.`)
  },
)

/** Every job by its name. */
export const tasks: Record<TaskName, JobTask> = {
  'recording.transcribe': transcribe,
  'recording.analyse': analyse,
  'recording.announce': announceRecording,
  'recording.measure': measure,
  'recording.erase': eraseRecording,
  'attachment.erase': eraseAttachment,
  'customers.recount': recountCustomersTask,
  'lead.score': scoreLeadTask,
  'lead_import.run': runImport,
  'lead_import.undo': undoImport,
  'note.announce': announceNote,
  'description.announce': announceDescription,
  'assignment.announce': announceAssignment,
  'invitation.mail': mailInvitation,
  'member.announce': announceMember,
  'notification.mail': mailNotification,
  'company.erase': eraseCompany,
  'automation.start': startAutomations,
  'automation.step': runStep,
  'automation.retry': retryRun,
  'lead_email.send': sendQueuedEmail,
  'integration.check': checkConnection,
  'webhook.dispatch': dispatchWebhooks,
  'webhook.deliver': deliverWebhook,
  'backup.take': takeRequestedBackup,
  'event.unknown': refuseUnknownEvent,
  every_minute: everyMinute,
  every_hour: everyHour,
}
