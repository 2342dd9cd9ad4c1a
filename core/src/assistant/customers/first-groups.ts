/** The named groups of the first pattern that fits a text; null where none does. */
export function firstGroups(
  patterns: readonly RegExp[],
  text: string,
): Readonly<Record<string, string | undefined>> | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return { ...found.groups }
  }
  return null
}
