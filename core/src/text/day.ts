/** Whether a text is a day of the calendar, `YYYY-MM-DD`: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : null
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** How many days from one day (`YYYY-MM-DD`) to another, both within. */
export const daysIn = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
