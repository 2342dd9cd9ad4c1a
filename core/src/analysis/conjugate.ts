import { escapeRegExp } from '../text/words.ts'
import { isActionVerb } from './action-verbs.ts'
import { baseOf } from './indirect-deeds.ts'

/** Verbs of being and wishing, which are no deeds. */
const others: Record<string, string> = {
  have: 'has',
  are: 'is',
  do: 'does',
  go: 'goes',
  want: 'wants',
  need: 'needs',
  like: 'likes',
  prefer: 'prefers',
  use: 'uses',
}
const isVerb = (word: string): boolean => others[word] !== undefined || isActionVerb(word)
const thirdPerson = (verb: string): string =>
  others[verb] ??
  (/(?:[sxz]|[cs]h)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s'))
const baseForm = (verb: string): string =>
  Object.keys(others).find((base) => others[base] === verb) ?? baseOf(verb) ?? verb

/** Where a clause of its own begins, whose verb goes with its subject. */
const joins = String.raw`(that|if|whether|what|when|how|where|because|once)`

/** "That we pay" after "we" became the one `names` calls: "that Anna pays". */
export const asThirdPerson = (text: string, names: readonly string[]): string =>
  names.reduce(
    (rest, name) =>
      rest.replace(
        new RegExp(String.raw`\b${joins} ${escapeRegExp(name)} ([a-z]+)\b`, 'g'),
        (said, join: string, verb: string) => (isVerb(verb) ? `${join} ${name} ${thirdPerson(verb)}` : said),
      ),
    text,
  )

/** "That Anna pays" as Anna reads it: "that you pay". @param names a pattern of what she is called */
export const asSecondPerson = (text: string, names: string): string =>
  text.replace(
    new RegExp(String.raw`\b${joins} (?:${names}) ([a-z]+)\b`, 'gu'),
    (_said, join: string, verb: string) => `${join} you ${baseForm(verb)}`,
  )
