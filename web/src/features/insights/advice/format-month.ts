const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' })

/** "Dec 2026" of "2026-12". */
export const formatMonth = (text: string): string => month.format(new Date(`${text}-01T00:00Z`))
