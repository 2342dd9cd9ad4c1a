/** How long before a task is due a reminder may come, in minutes. */
export const reminderChoices = [10, 60, 24 * 60, 7 * 24 * 60] as const

export const reminderLabels: Record<(typeof reminderChoices)[number], string> = {
  10: '10 minutes before',
  60: '1 hour before',
  1440: '1 day before',
  10_080: '1 week before',
}

const minute = 60_000

const minutesOf: Readonly<Record<string, number>> = {
  minute: 1,
  min: 1,
  hour: 60,
  day: 24 * 60,
  week: 7 * 24 * 60,
}
const counts: Readonly<Record<string, number>> = {
  'half an': 0.5,
  the: 1,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
}
const before = `(?<count>\\d{1,4}|${Object.keys(counts).join('|')}) (?<unit>${Object.keys(minutesOf).join('|')})s? (?:before(?:hand)?|earlier|ahead|in advance)(?![\\p{L}\\p{N}])`
/** "an hour before": a length of time before something, as part of a longer pattern. */
export const beforePattern = before.replaceAll(/\?<\w+>/g, '?:')

/** How many minutes "an hour before" are; null for any other words. */
export function minutesBefore(text: string): number | null {
  const { count = '', unit = '' } = new RegExp(`^${before}`, 'iu').exec(text.trim())?.groups ?? {}
  const length = minutesOf[unit.toLowerCase()]
  return length === undefined ? null : length * (counts[count.toLowerCase()] ?? Number(count))
}

/** The words of a text that are such a length and nothing more; null where they say anything else. */
export const wordsBefore = (text: string): string | null =>
  new RegExp(`^${beforePattern}$`, 'iu').test(text.trim()) ? text.trim() : null

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
