import type { OwnField } from './queries.ts'

/** What is wrong with a field's label; null where nothing is. @param others the fields beside it */
export function describeLabel(label: string, others: readonly Pick<OwnField, 'label'>[]): string | null {
  const text = label.trim()
  if (text === '') return 'Give the field a name'
  if (text.length > 60) return 'Use at most 60 characters'
  return others.some((other) => other.label.toLowerCase() === text.toLowerCase())
    ? 'There is already a field with this name'
    : null
}

/** The choices between commas, each once. */
export const readOptions = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((option) => option.trim())
      .filter((option) => option !== ''),
  ),
]
