const namesTime =
  /\bat \d|\d{1,2}(?::\d\d)? ?[ap]\.?m|\d:\d\d|noon|o'clock|half past|quarter (?:past|to)|\b(?:at|by) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i

/** "Friday, 27 November" or, where an hour was said, "Friday, 27 November at 15:00", in the time zone. */
export const dueWords = (dueAt: string, dueText: string | null, timeZone: string): string => {
  const date = new Date(dueAt)
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(date)
  const spoken = day.replace(/^(\w+) /, '$1, ')
  if (!namesTime.test(dueText ?? '')) return spoken
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(date)
  return `${spoken} at ${time}`
}
