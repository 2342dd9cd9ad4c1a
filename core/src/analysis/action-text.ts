import { findEmails } from '../text/email.ts'
import type { FoundDate } from '../text/find-dates.ts'
import { capitalise, truncate } from '../text/words.ts'
import { dropTrailingWords } from './trailing-words.ts'

const longest = 140
/** "let you know" and "what kind of" are no fillers. */
const fillers =
  /\b(?:um+|uh+|erm?|(?:i'd|i would) say|(?<!\b(?:let|do|did|if|that|so|whether|as|what|who|how|when|where|all) )you know(?! (?:if|what|when|where|whether|how|who|why|which|about)\b)|(?<!\bwhat )i mean|(?<!\b(?:what|which|this|that|a|any|some|the|one|every|each|another|of) )(?:kind|sort) of|basically|actually|obviously|literally|hopefully|probably|just|go ahead and|please)\b,?\s*/gi
const afterthought =
  /(?:\s*,\s*once (?:this one|the \w+|he|she|they)(?:'s| is|'re| are) [^,]*$|\s*,\s*no (?:bother|problem|trouble|worries|hassle|fuss)\b|\s*,\s*(?:after|once|when|as soon as) (?:i|we)\b|(?:\s*,\s*|\s+)(?:so that|so (?:you|we|i|they|he|she|it|that|the|your|our|my|his|her|their|everybody|everyone|people)|because|cause(?= (?:i|we|you|they|he|she|it|there|that)\b)|(?<!['’](?:re|s|m) |\b(?:is|are|be|it|all|them) )(?:okay|ok|right|alright)(?! with\b)|but|and then (?:you|we|they)|and not(?= a (?:minute|day|second|moment|penny|cent)\b|,|$)|and (?:you|they) can|and (?:i|we) (?:can|will|think)|if (?:that|it|this)(?:'s| is| works| helps| sounds| makes)|if (?:you|possible|okay|needed|necessary)|does that|that would|(?<!\b(?:how|why|what|whether|if) )that works|that sounds|(?:mon|tues|wednes|thurs|fri)day works|(?:my|your|our) time\b|it's (?:in|on|at|just|not|been)|its (?:in|on|at|just|not|been) |is that|would that|sound good|thank you|thanks|just in case|whenever)\b).*$/i

/** What a comma adds about somebody else: "…, your driver can take them". */
const aside =
  /\s*,\s*(?:(?:would|will|could|can|shall|is|does) (?:(?:that|this|it|there|any|be)\b|(?=,|$))|or (?:else|it|he|she|they|we|you|i)\b|(?:my|your|our|the|their) \w+ (?:can|will|could|is|are|has|needs|does|takes|wants|goes|comes|starts|runs|closes|opens)|[a-z]+ (?:is|was|has|does))\b.*$/i

/** "On Sunday, Sunday is my office day". */
const ofDay = /\s*,\s*(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s| is) (?:my|our|the|a|when)\b.*$/i
const isOfDay = /\s*,?\s*(?:'s|is) (?:my|our|the|a|when)\b.*$/i
/** "Tomorrow, Sunday's working for us", without its days. */
const worksForUs = / ['’]s (?:working|fine|good|free|best|okay|all right)\b.*$/i

/** "…, or Canon Pugh gives the whole hour to the minibus": what comes of it otherwise. */
const otherwise = /,? or (?:\p{Lu}[\p{L}'-]+ )+\p{Ll}+s\b.*$/u

const atLatest = /,? *\bat (?:the )?(?:very )?latest\b/gi

/** "Anna at acme dot com" as one writes it. */
const withWrittenEmails = (body: string): string =>
  findEmails(body).reduce((rest, { text, email }) => rest.replace(text, email), body)

/** The body of a promise as a task's text: without its dates, fillers and afterthoughts, starting with a capital. */
export function toActionText(body: string, dates: readonly FoundDate[]): string {
  const without = dates
    .reduce((rest, date) => rest.replace(date.text, ' '), withWrittenEmails(body))
    .replace(atLatest, '')
  const plain = (ofDay.test(body) ? without.replace(isOfDay, '') : without).replace(worksForUs, '')
  const short = plain
    .replace(/[’‘]/g, "'")
    .replace(fillers, '')
    .replace(/\s+/g, ' ')
    .replace(afterthought, '')
    .replace(aside, '')
    .replace(otherwise, '')
    .replace(/\s+([,.;!?])/g, '$1')
    .trim()
  const whole = capitalise(dropTrailingWords(short))
  const cut = truncate(whole, longest)
  return cut === whole ? whole : `${dropTrailingWords(cut.slice(0, -1))}…`
}
