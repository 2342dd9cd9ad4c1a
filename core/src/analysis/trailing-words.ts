import { endsInParticle } from '../text/particles.ts'

const connective =
  /\s+(?:and|or|but|nor|so|because|if|when|while|as|than|then|which|(?<=\b(?:sure|such|so) )that|with|without|of|to|from|for|at|into|onto|until|(?<!\b(?:an?|the|another|new|second|spare|test)(?: \w+)? +)till|between|during|against|via|the|a|an|my|your|our|their|by|on|in|over|about|before|after|under|through|around|along|regarding)$/i
const dispensable =
  /(?:,? of course|\s+in the meantime|,? meanwhile)$|\s+(?:for you|as well|too|though|now|again|also|still|then|sometime|,? some time)$/i
const punctuation = /[\s.,;:!?–-]+$/

/** A relative clause may end in its preposition: "the report we talked about". */
const stranded =
  /\b(?:we|i|you|they|he|she|it|who|is|are|was|were)(?: [a-z'-]+){0,2} (?:talk|spoke|speak|ask|look|wait|hop|worr|agree|hear|heard|work|think|thought|deal|struggl|complain|car|pay|sign|interested|responsible|concerned|log|come|came)[a-z]* (?:about|for|with|on|at|to|from|of|by|in|through|into)$/i

const isComplete = (text: string): boolean => endsInParticle(text) || stranded.test(text)

/**
 * A task's text without the connective, preposition or article it may have been cut off after ("Talk to my manager
 * about"). What completes a verb ("Switch it on") or a relative clause ("the plan we talked about") stays.
 */
export function dropTrailingWords(text: string): string {
  let rest = text.replace(punctuation, '')
  for (;;) {
    const next = (isComplete(rest) ? rest : rest.replace(connective, ''))
      .replace(dispensable, '')
      .replace(punctuation, '')
    if (next === rest) return rest
    rest = next
  }
}
