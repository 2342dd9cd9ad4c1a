/** How long before a task is due a reminder may come, in minutes. */
export const reminderChoices = [10, 60, 24 * 60, 7 * 24 * 60] as const

export const reminderLabels: Record<(typeof reminderChoices)[number], string> = {
  10: '10 minutes before',
  60: '1 hour before',
  1440: '1 day before',
  10_080: '1 week before',
}

const minute = 60_000

/** The moment (ISO 8601) so many minutes before another. */
export const momentBefore = (dueAt: string, minutes: number): string =>
  new Date(Date.parse(dueAt) - minutes * minute).toISOString()

/** The choice that a reminder is; null where it has a time of its own. Moments as ISO 8601. */
export function reminderChoice(
  dueAt: string | null,
  remindAt: string,
): (typeof reminderChoices)[number] | null {
  if (dueAt === null) return null
  const minutes = (Date.parse(dueAt) - Date.parse(remindAt)) / minute
  return reminderChoices.find((choice) => choice === minutes) ?? null
}

/** A reminder after its task's due time was moved: as long before it as it was. One without a due time before or after stays. */
export function movedReminder(
  remindAt: string | null,
  dueAt: string | null,
  nextDueAt: string | null,
): string | null {
  if (remindAt === null || dueAt === null || nextDueAt === null) return remindAt
  return momentBefore(nextDueAt, (Date.parse(dueAt) - Date.parse(remindAt)) / minute)
}
