/** In lower case, from Sunday on. */
export const weekdayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** In lower case, from January on. */
export const monthNames =
  'january february march april may june july august september october november december'.split(' ')

/** "st" of the 1st, "th" of the 11th. */
export const ordinalEnding = (day: number): string =>
  ['th', 'st', 'nd', 'rd'][day > 10 && day < 14 ? 0 : day % 10] ?? 'th'
