import { syllableExceptions } from './syllable-exceptions.ts'

const silentEnding = /(?:[^laeiouy]es|[^td]ed|[^aeiouyl]e|[aeiouy]le|[aeiou]e)$/
const soundedPlural = /(?:s|x|z|c|g|ch|sh)es$/
const consonantEd = /[td]ed$/
const vowelGroup = /[aeiouy]+/g
const splitVowels = [
  /i[aou](?<![tcsg]i[aou])(?!u)/,
  /[aeiouy]ing/,
  /[^gq]u[ao]/,
  /eo(?!u)/,
  /(?:[^aeiou])ier$|iet/,
  /[aeou]i[aeou]/,
  /sm$/,
  /uity|eity/,
  /[^aeiou]ying$/,
]
const silentMiddle = [/[aeiou][^aeiouy]e(?:ly|ment|ments|less|ful|fully|ness)$/]
const contraction = /(?:d|s)n['’]t$/

function countByRule(word: string): number {
  const sounded = word.match(vowelGroup)?.length ?? 0
  const isSilent = silentEnding.test(word) && !soundedPlural.test(word) && !consonantEd.test(word)
  const isDoubled = /[aeiouy]{2}$|[aeiouy]{2}s$/.test(word)
  const silent = isSilent && !isDoubled ? 1 : 0
  const extra = splitVowels.filter((pattern) => pattern.test(word)).length
  const middle = silentMiddle.filter((pattern) => pattern.test(word)).length
  return sounded - silent + extra - middle
}

/**
 * Syllables of an English word, at least 1: a table of exceptions, then rules; about 96 % of common words
 * (docs/specified.md P16). A short word of consonants is spelled out ("CRM" has 3), a number counts its digits.
 */
export function countSyllables(word: string): number {
  if (/^\d+$/.test(word)) return word.length
  const lower = word.toLowerCase()
  const letters = lower.normalize('NFKD').replace(/[^a-z]/g, '')
  const known = syllableExceptions.get(letters)
  if (known !== undefined) return known
  if (!/[aeiouy]/.test(letters)) return letters.length > 1 && letters.length <= 5 ? letters.length : 1
  return Math.max(1, countByRule(letters) + (contraction.test(lower) ? 1 : 0))
}
