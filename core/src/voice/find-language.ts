import type { Segment } from './transcript.ts'

/** Enough for any language to show itself; more of a long recording would only take longer. */
const longestSample = 20_000
/** "Ja." alone is a word of many languages. */
const shortestSample = 12

const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '').length

/**
 * The language of what was said as a code of ISO 639-1 ("de"), from its words; null where there are too few to tell. Reads
 * its tables into memory (85 MB) when it is first asked.
 */
export async function findLanguage(segments: readonly Pick<Segment, 'text'>[]): Promise<string | null> {
  const sample = segments
    .map(({ text }) => text)
    .join('\n')
    .slice(0, longestSample)
  if (letters(sample) < shortestSample) return null
  const { eld } = await import('eld/extrasmall')
  const found = eld.detect(sample)
  return found.language !== '' && found.isReliable() ? found.language : null
}
