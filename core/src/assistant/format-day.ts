/** "Thu 26 Nov, 17:00" of an instant in ISO 8601, as the wall shows it in the time zone. */
export const formatDay = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant))
