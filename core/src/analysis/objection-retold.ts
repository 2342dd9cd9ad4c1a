const teller = String.raw`(?!i\b|we\b|you\b|it\b|that\b|what\b|who\b|and\b|so\b|but\b)[\p{L}.'-]+`
const says = String.raw`(?:said|says|told (?:me|us)|thinks?|thought|reckons?|feels?|felt|finds?|found|believes?|swears?|argues?|claims?|complained|complains|moaned|moans|grumbled|grumbles|keeps? (?:saying|telling me|on that)|kept saying|was saying|(?:'s| is| was|'re) (?:saying|grumbling|complaining|moaning))`
/** "She said, and I quote, that …", "he thinks that …": what follows is the customer's own. */
const told = new RegExp(
  String.raw`\b${teller}(?:(?: (?:also|then|just|still|always|even))* | )${says}\b(?:,? and i quote,?|,? i quote,?)?(?: to me)?[,:]?(?: that)?[ "“‘']+(?<said>.+)$`,
  'u',
)
/** "Her worry is the timing." */
const owned =
  /\b(?:his|her|their) (?=(?:only |main |biggest |big |real |other |one )?(?:worry|concern|fear|problem|issue|objection|doubt|hesitation)\b)/g
/** "She isn't paying that", "he doesn't see why": the verbs of refusal that only they can mean. */
const refuses =
  /\b(?:she|he|they) (?=(?:isn't|aren't|won't|can't|doesn't|don't|wouldn't|didn't|hasn't|wants? (?:us|it|that|them) (?:down|under|below|cheaper|for less)|(?:hates?|dislikes?)\b)\b)/

const persons: readonly [RegExp, string][] = [
  [/\b(?:she|he|they) (?:isn't|aren't)\b/g, "we're not"],
  [/\b(?:she|he|they)(?:'s| is|'re| are)(?!n't| got\b)\b/g, "we're"],
  [/\b(?:she|he|they)'ll\b/g, "we'll"],
  [/\b(?:she|he|they)'d\b/g, "we'd"],
  [/\b(?:she|he|they) (?:has|'s)\b/g, 'we have'],
  [/\b(?:she|he|they) hasn't\b/g, "we haven't"],
  [/\b(?:she|he|they) doesn't\b/g, "we don't"],
  [/\b(?:she|he|they) wasn't\b/g, "we weren't"],
  [/\b(?:she|he|they) was\b/g, 'we were'],
  [/\b(?:she|he|they)\b/g, 'we'],
  [/\b(?:told|cost|costs|rang|promised|charged) (?:her|him|them)\b/g, '$& us'],
  [/\b(?:his|her|their)\b/g, 'our'],
]
const asOwn = (text: string): string =>
  persons
    .reduce((said, [pattern, own]) => said.replace(pattern, own), text)
    .replace(/\b(told|costs?|rang|promised|charged) (?:her|him|our|them) us\b/g, '$1 us')

/**
 * A sentence that tells what a customer said, as the customer would say it: "She thinks it's too dear for them" is "it's
 * too dear for us". Null where it tells nothing that they said.
 */
export function asTold(lower: string): string | null {
  const said = told.exec(lower)?.groups?.['said']
  if (said !== undefined) return asOwn(said)
  if (owned.test(lower)) {
    owned.lastIndex = 0
    return asOwn(lower.replace(owned, 'my '))
  }
  return refuses.test(lower) ? asOwn(lower.slice(lower.search(refuses))) : null
}
