/** Whether a text is a day of the calendar, `YYYY-MM-DD`: `2026-02-30` is none. */
export const isDay = (text: string): boolean => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : null
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
