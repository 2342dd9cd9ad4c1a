/**
 * What a person can be told, in the order of the preferences. A producer calls `private.notify` (in the worker:
 * `notify` of server/src/worker/notifications) with one of these and an event key, so that one event tells a person
 * once. `isProduced`: something tells of it today; only then is it offered as a choice. `label` ends "Tell me when …".
 */
export const notificationKinds = [
  { kind: 'task_due', label: 'A task is due', example: 'Of your tasks, at its time', isProduced: true },
  {
    kind: 'task_reminder',
    label: 'A reminder comes up',
    example: 'Of your tasks, at the time set',
    isProduced: true,
  },
  {
    kind: 'task_assigned',
    label: 'A colleague gives you a task',
    example: 'New, or handed over',
    isProduced: true,
  },
  {
    kind: 'mention',
    label: 'A colleague mentions you',
    example: '@ and your name in a note or task',
    isProduced: true,
  },
  {
    kind: 'recording_ready',
    label: 'A recording is ready',
    example: 'Transcribed and analysed',
    isProduced: true,
  },
  {
    kind: 'recording_failed',
    label: 'A recording needs attention',
    example: 'A step failed; the audio is safe',
    isProduced: true,
  },
  {
    kind: 'member_joined',
    label: 'Somebody joins the company',
    example: 'For owners and whoever invited',
    isProduced: true,
  },
  {
    kind: 'support',
    label: 'Support answers you',
    example: 'Or, for admins, somebody asks',
    isProduced: true,
  },
  {
    kind: 'import_done',
    label: 'An import has finished',
    example: 'What came in and what did not',
    isProduced: true,
  },
  {
    kind: 'automation',
    label: 'An automation tells you',
    example: 'In the words of its builder',
    isProduced: true,
  },
  {
    kind: 'mail_returned',
    label: 'A mail of yours is not delivered',
    example: 'The address may be wrong',
    isProduced: true,
  },
  {
    kind: 'webhook_disabled',
    label: 'A webhook is switched off',
    example: 'Its messages could not be delivered',
    isProduced: true,
  },
] as const

export type NotificationKind = (typeof notificationKinds)[number]['kind']

/** The kinds that something tells of today. */
export const producedKinds = notificationKinds.filter(({ isProduced }) => isProduced)
