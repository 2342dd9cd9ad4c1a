const wordsPerMinute = 200

/** Minutes to read that many words: 200 a minute, rounded up (docs/specified.md S5.4). */
export const readTimeMinutes = (words: number): number => Math.ceil(words / wordsPerMinute)
