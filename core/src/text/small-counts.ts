const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "A", "two", "14": how many of something, as an alternative of a pattern. */
export const smallCount = String.raw`(?:an?|${words.join('|')}|\d{1,2})`

/** The number that such a word says. */
export function readSmallCount(said: string): number {
  const word = said.toLowerCase()
  if (/^an?$/.test(word)) return 1
  return words.includes(word) ? words.indexOf(word) : Number(word)
}
