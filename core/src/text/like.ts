/** Makes a user's words literal inside a Postgres LIKE or ILIKE pattern (escape character is the backslash). */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
