const periodWords = /\b(?:today|this|last|next|week|month|quarter|year)\b/gi
const written = /\b(?:today|tomorrow|tonight|yesterday|(?:this|last|next) (?:week|month|quarter|year))\b/gi

/**
 * The mask of a date: its kind, and the words of a period, by which the classifier distinguishes figures from
 * appointments.
 */
export const maskDate = (text: string): string =>
  ['<date>', ...(text.toLowerCase().match(periodWords) ?? [])].join(' ')

/** The same in a text whose dates are among the usual ones, such as the examples. */
export const maskWrittenDates = (text: string): string => text.replace(written, (date) => maskDate(date))
