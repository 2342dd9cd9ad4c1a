import type { Database } from '../../server/src/database/database.ts'
import { createRequests, kinds, type Requests } from './search-requests.ts'

const terms: Readonly<Record<string, readonly string[]>> = {
  rare: ['quillfeather', 'mr quillfeather', 'feather'],
  common: ['the', 'you', 'budget', 'corden', 'thank you'],
  absent: ['zzyzx', 'the pricing quillfeather', 'nobody@nowhere'],
  special: ['50%_off', '& sons (uk)', ', inc.', 'back\\slash', '(uk)'],
  'two letters': ['an', 'qu', 'of', 'IL'],
}
/**
 * Terms that no trigram index can answer: words without a trigram, and absent words whose trigrams occur in most long
 * transcripts, each of which is then read. Measured once and kept out of the p95; the API gives up after 15 s.
 */
const worst: Readonly<Record<string, readonly string[]>> = {
  'worst: two letters': ['zq'],
  'worst: common parts': ['pricing', 'barcordenfelgra', 'say "no"', "o'brien"],
}
const hasGivenUp = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'
const rounds = 15

const at = (times: readonly number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? Number.NaN

async function time(requests: Requests, companyId: string, words: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const kind of kinds) {
    const start = performance.now()
    try {
      await requests[kind](companyId, words)
    } catch (error) {
      if (!hasGivenUp(error)) throw error
    }
    times[kind] = performance.now() - start
  }
  return times
}

/** Prints the median and the 95th percentile of each read by kind of term, one request at a time, warm. */
export async function measureSearch(
  database: Database,
  name: string,
  companyId: string,
  aim: number,
): Promise<void> {
  const requests = await createRequests(database, companyId)
  const all: number[] = []
  for (const [group, words] of Object.entries({ ...terms, ...worst })) {
    const times: Record<string, number[]> = Object.fromEntries(kinds.map((kind) => [kind, []]))
    const isWorst = group in worst
    const repeats = isWorst ? 1 : rounds
    // The first round only warms up.
    for (let round = isWorst ? 0 : -1; round < repeats; round += 1) {
      for (const word of words) {
        const once = await time(requests, companyId, word)
        if (round >= 0) for (const kind of kinds) times[kind]?.push(once[kind] ?? Number.NaN)
      }
    }
    if (!isWorst) for (const kind of kinds) all.push(...(times[kind] ?? []))
    const parts = kinds.map((kind) => {
      const own = times[kind] ?? []
      return `${kind} ${at(own, 0.5).toFixed(1)} / ${at(own, 0.95).toFixed(1)}`.padEnd(26)
    })
    console.log(`  ${name.padEnd(6)} ${group.padEnd(20)} ${parts.join(' ')} ms (median / p95)`)
  }
  console.log(`  ${name.padEnd(6)} p95 of all reads ${at(all, 0.95).toFixed(1)} ms (aim: under ${aim})`)
}
