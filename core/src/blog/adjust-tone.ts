import { toHtmlTokens } from './html-tokens.ts'
import type { ToneWeights } from './tone.ts'

const plainer: [from: string, to: string][] = [
  ['utilize', 'use'],
  ['utilise', 'use'],
  ['utilizes', 'uses'],
  ['utilises', 'uses'],
  ['utilizing', 'using'],
  ['leverage', 'use'],
  ['leverages', 'uses'],
  ['leveraging', 'using'],
  ['in order to', 'to'],
  ['due to the fact that', 'because'],
  ['at this point in time', 'now'],
  ['a large number of', 'many'],
  ['with regard to', 'about'],
  ['prior to', 'before'],
  ['subsequent to', 'after'],
  ['facilitate', 'help'],
  ['commence', 'begin'],
  ['terminate', 'end'],
  ['in the event that', 'if'],
  ['is able to', 'can'],
  ['are able to', 'can'],
]
const contractions: [full: string, short: string][] = [
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['did not', "didn't"],
  ['cannot', "can't"],
  ['will not', "won't"],
  ['is not', "isn't"],
  ['are not', "aren't"],
  ['was not', "wasn't"],
  ['were not', "weren't"],
  ['would not', "wouldn't"],
  ['could not', "couldn't"],
  ['should not', "shouldn't"],
  ['have not', "haven't"],
  ['has not', "hasn't"],
  ['it is', "it's"],
  ['that is', "that's"],
  ['you are', "you're"],
  ['we are', "we're"],
  ['they are', "they're"],
  ['you will', "you'll"],
  ['we will', "we'll"],
  ['i am', "I'm"],
]
// Only these have one full form: "it's" may be "it has" as well.
const expandable = contractions.filter(([, short]) => /n't$|'re$|'m$|'ll$/.test(short))
const casual: [from: string, to: string][] = [
  ['a lot of', 'many'],
  ['gonna', 'going to'],
  ['wanna', 'want to'],
  ['kind of', 'rather'],
  ['awesome', 'excellent'],
  ['super easy', 'easy'],
]

const matchCase = (found: string, wanted: string): string =>
  /^\p{Lu}/u.test(found) ? wanted.slice(0, 1).toUpperCase() + wanted.slice(1) : wanted

const replaceAll = (text: string, pairs: [string, string][]): string =>
  pairs.reduce(
    (result, [from, to]) =>
      result.replace(
        new RegExp(`(?<![\\p{L}\\p{N}'’])${from.replaceAll("'", "['’]")}(?![\\p{L}\\p{N}'’])`, 'giu'),
        (found) => matchCase(found, to),
      ),
    text,
  )

/**
 * A post's HTML moved towards a profile by changing words only: plain words for stiff ones, contractions where the
 * profile is more conversational than professional, full forms where it is the other way round. Tags, code and
 * invisible parts stay untouched, and nothing is added.
 */
export function adjustTone(html: string, weights: ToneWeights): string {
  const isConversational = weights.conversational > weights.professional
  const pairs: [string, string][] = isConversational
    ? [...plainer, ...contractions]
    : [...plainer, ...casual, ...expandable.map(([full, short]): [string, string] => [short, full])]
  let codeDepth = 0
  return toHtmlTokens(html)
    .map((token) => {
      const isCode = 'name' in token && (token.name === 'pre' || token.name === 'code')
      if (isCode) codeDepth = Math.max(0, codeDepth + (token.kind === 'open' ? 1 : -1))
      return token.kind === 'text' && codeDepth === 0 ? replaceAll(token.raw, pairs) : token.raw
    })
    .join('')
}
