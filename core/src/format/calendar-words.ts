const read = new Map<string, ReadonlySet<string>>()

/** The names of days and months in a language, in lower case; empty for what is no language. */
function calendarOf(language: string): ReadonlySet<string> {
  const known = read.get(language)
  if (known) return known
  const names = (options: Intl.DateTimeFormatOptions, dates: number[]) =>
    dates.map((date) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date).toLowerCase(),
    )
  // January 2024 began on a Monday.
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, day + 1))
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1))
  const words = new Set([...names({ weekday: 'long' }, days), ...names({ month: 'long' }, months)])
  read.set(language, words)
  return words
}

/** The words of a text that name a day of the week or a month in a language, as they are written. */
export function findCalendarWords(text: string, language: string): string[] {
  const words = calendarOf(language)
  return (text.match(/\p{L}[\p{L}\p{M}-]*/gu) ?? []).filter((word) => words.has(word.toLowerCase()))
}
