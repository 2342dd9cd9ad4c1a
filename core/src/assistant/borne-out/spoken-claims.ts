import { stopWords } from '../../text/stop-words.ts'
import { toWords } from '../../text/words.ts'
import type { Facts } from './facts-in.ts'
import { firstOf, namedIn } from './named-records.ts'

const fewest = 3
const enough = 0.5

const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|s)$/u, '')

const termsOf = (text: string): Set<string> =>
  new Set(
    toWords(text)
      .filter((word) => !stopWords.has(word.toLowerCase()))
      .map(stemOf),
  )

const saying =
  /\b(?:said|says|mentioned|told|tells|asked|asks|explained|stated|complained|promised|confirmed|wants?|needs?|needed|wanted)\b/i
const minute = /\bminute\s+(\d{1,3})\b/gi

/** The name of somebody to whom a statement gives words that another said. */
function findWrongSpeaker(text: string, facts: Facts): string[] {
  const [record] = namedIn(text, facts)
  if (!record || !saying.test(text)) return []
  const own = new Set(toWords(record.name).map(stemOf))
  const said = [...termsOf(text.replace(saying, ' '))].filter((term) => !own.has(term))
  const scored = facts.spoken.map((line) => {
    const terms = termsOf(line.text)
    return { line, shared: said.filter((term) => terms.has(term)).length }
  })
  const best = Math.max(0, ...scored.map(({ shared }) => shared))
  if (best < fewest || best < enough * said.length) return []
  const speakers = scored.filter(({ shared }) => shared === best).map(({ line }) => line.speaker)
  const isTheirs = speakers.some((speaker) => speaker.includes(firstOf(record)))
  // "Speaker 1" may be anybody.
  const areKnown = speakers.every((speaker) => facts.records.some((each) => each.name === speaker))
  return isTheirs || !areKnown ? [] : [firstOf(record)]
}

/** Whose words, and at which minute of a recording: what a statement gives wrongly. */
export function findWrongSpoken(text: string, facts: Facts): string[] {
  const minutes = new Set([...facts.clocks].map((clock) => clock.split(':').at(-2)))
  const wrong = [...text.matchAll(minute)].filter(([, said]) => facts.clocks.size > 0 && !minutes.has(said))
  return [...findWrongSpeaker(text, facts), ...wrong.map(([found]) => found)]
}
