/** The most characters of a tag. */
export const longestTag = 60

/**
 * Why a text is no tag, in words; null where it is one. A comma or semicolon would make two of it in a file: the database
 * refuses it too.
 */
export const checkTag = (tag: string): string | null =>
  tag.trim() === '' || tag.trim().length > longestTag || /[,;]/.test(tag)
    ? `A tag has 1 to ${longestTag} characters, without commas.`
    : null
