const calendar =
  'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december'.split(
    ' ',
  )
const short = 'ceo cto cfo coo nda sow roi crm api sso saas pdf gdpr poc'.split(' ')

/** Puts capitals back into a text that has none: days, months, abbreviations and the names given. */
export function restoreCase(text: string, names: string[]): string {
  const proper = new Map<string, string>([
    ...calendar.map((word): [string, string] => [word, word.slice(0, 1).toUpperCase() + word.slice(1)]),
    ...short.map((word): [string, string] => [word, word.toUpperCase()]),
    ...names.flatMap((name) => name.split(' ')).map((word): [string, string] => [word.toLowerCase(), word]),
    ['i', 'I'],
  ])
  return text.replace(/[\p{L}]+/gu, (word) => proper.get(word) ?? word)
}
