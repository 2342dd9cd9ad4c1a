/**
 * The kinds of notifications, in the order of the preferences. A producer calls `private.notify` (in the worker:
 * `notify` of server/src/notifications) with one of these and an event key, so that an event notifies a person
 * once. `label` ends "Notify me when …".
 */
export const notificationKinds = [
  { kind: 'task_due', label: 'A task is due', example: 'Your tasks, when they are due' },
  {
    kind: 'task_reminder',
    label: 'A reminder comes up',
    example: 'Your tasks, at the time set',
  },
  {
    kind: 'task_assigned',
    label: 'A colleague assigns you a task',
    example: 'New, or reassigned',
  },
  {
    kind: 'mention',
    label: 'A colleague mentions you',
    example: '@ and your name in a note or task',
  },
  {
    kind: 'recording_ready',
    label: 'A recording is ready',
    example: 'Transcribed and analyzed',
  },
  {
    kind: 'recording_failed',
    label: 'A recording needs attention',
    example: 'A step failed; the audio is safe',
  },
  {
    kind: 'member_joined',
    label: 'Someone joins the company',
    example: 'For owners and the person who invited them',
  },
  {
    kind: 'support',
    label: 'Support answers you',
    example: 'Or, for admins, when someone asks',
  },
  {
    kind: 'import_done',
    label: 'An import has finished',
    example: 'What was imported and what was not',
  },
  {
    kind: 'automation',
    label: 'An automation notifies you',
    example: 'With the message set in it',
  },
  {
    kind: 'mail_returned',
    label: 'An email of yours bounces',
    example: 'The address may be wrong',
  },
  {
    kind: 'post_held',
    label: 'A scheduled post stays a draft',
    example: 'It still contains template text',
  },
  {
    kind: 'webhook_disabled',
    label: 'A webhook is switched off',
    example: 'Its messages could not be delivered',
  },
] as const

export type NotificationKind = (typeof notificationKinds)[number]['kind']
