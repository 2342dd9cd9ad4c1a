import { capitalise } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import { isGivenName } from './given-names.ts'
import type { Line } from './scene.ts'

const role = String.raw`(?:ceo|cto|cfo|coo|cmo|cio|ciso|founder|owner|boss|manager|director|board|vp(?: of [a-z]+)?|vice president|head of [a-z]+|president|procurement|legal|finance|it)(?: (?:team|department|manager|director))?`
const deciding = String.raw`(?:signs? off|decides?|makes? (?:the|that|this|final) (?:final )?(?:decision|call)|approves?|has (?:the )?(?:final (?:say|word)|to (?:sign|approve|decide))|needs? to (?:sign|approve|decide)|will (?:decide|sign|approve|have to (?:sign|approve|decide))|would (?:sign|approve|decide)|is the (?:decision[- ]maker|one who (?:decides|signs|approves))|holds the budget)`
const name = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Doctor|Sir)\.? )?[A-Z][\p{L}-]+(?: [A-Z][\p{L}-]+)?`
const ownRole = String.raw`(?:my|our|the) ${role}`
const patterns: RegExp[] = [
  new RegExp(
    String.raw`\b(${name}), (?:she|he)(?:'s| is) (?:my|our|the) [^.,]{2,30},? (?:and )?(?:she|he)(?:'d| would|'ll| will)? ?(?:have to|need to|has to|needs to)? ?(?:signs?|approves?|decides?)\b`,
    'u',
  ),
  new RegExp(String.raw`\b(${ownRole}(?:,? [\p{L}-]+){0,2}?),? ${deciding}`, 'iu'),
  new RegExp(String.raw`\b(${name})(?:, (?:my|our|the) ${role},?)? ${deciding}`, 'u'),
  new RegExp(
    String.raw`\b(?:run (?:it|this|that) (?:by|past)|check with|talk to|speak (?:to|with)|approval from|sign-?off from|(?:ok|okay) from|buy-?in from|ask|convince) (${ownRole}(?:,? [\p{L}-]+)?)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b[Dd]ecision[- ]maker (?:is|will be|would be) ((?:my|our|the) [\p{L} ]{2,30}|${name}|me\b|[a-z]+)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Dd]ecision|[Cc]all) is made by ((?:my|our|the) [\p{L} ]{2,30}|${name}|me\b|[a-z]+)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Ii]t|[Tt]hat|[Tt]his|[Dd]ecision|[Cc]hoice|[Cc]all)(?:'s| is| will be| would be)(?: (?:really|entirely|all|always|ultimately))? up to ((?:my|our|the) [\p{L} ]{2,30}|${name}|me\b|[a-z]+)`,
    'u',
  ),
  /\b(i(?:'m| am) the (?:decision[- ]maker|one who (?:decides|signs))|i (?:can )?(?:decide|sign off|make the (?:final )?(?:decision|call)))\b/i,
]

const opener =
  /^(?:(?:then|so|and|but|well|yes|no|actually|usually|normally|only|because|if|when|once|unless|after|before|until|maybe|perhaps|in the end|here|now|also|since|as|though) )+/i
const nobody =
  /^(?:who|what|which|that|this|it|they|he|she|we|you|and|but|then|so|there|here|nobody|everybody|everyone|somebody|someone|anybody|anyone|each|both|all|others?|none|nothing)$/i
const titled = /^(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Doctor|Sir)\.? )/
const amount =
  /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|half|\d+)\b/i
const negation = /\b(?:don't|doesn't|didn't|won't|not|never|without|nor|no)\b[^,.;]*$/i
const hasOwnRole = new RegExp(String.raw`^(?:my|our|the) ${role}\b`, 'iu')
const belongsToRole = /^(?:and|or|of)$/i

/** The words after a role that are a name, as in "our director, Maria Lopez"; empty for a pronoun or an adverb. */
function readNameAfter(words: string, isTidy: boolean): string {
  const parts = words.replace(/^,/, '').trim().split(/\s+/)
  const isName = (word: string, order: number): boolean =>
    isTidy ? /^\p{Lu}\p{L}/u.test(word) && !nobody.test(word) : order > 0 || isGivenName(word)
  return parts.every(isName) ? words : ''
}

/** Who a phrase names: a role with its name, or a person; null where it is a pronoun, a sum or anything else. */
function readDecider(found: string, isTidy: boolean): string | null {
  const plain = found.replace(opener, '').trim()
  const withRole = hasOwnRole.exec(plain)?.[0]
  if (withRole !== undefined) {
    const rest = plain.slice(withRole.length)
    const isLonger = belongsToRole.test(rest.trim().split(' ')[0] ?? '')
    return capitalise(
      (isLonger ? plain : withRole + readNameAfter(rest, isTidy)).replace(/^(?:my|our|the) /i, ''),
    )
  }
  const person = plain.replace(titled, '')
  if (nobody.test(person) || amount.test(person)) return null
  if (/^(?:my|our|the) /i.test(plain)) return capitalise(plain.replace(/^(?:my|our|the) /i, ''))
  return /^\p{Lu}/u.test(person) || isGivenName(person) ? capitalise(plain) : null
}

/** The decision maker a customer's sentence names, short, as it was said; `speaker` is who says "I decide". */
export function readDecisionMaker(
  line: Pick<Line, 'text' | 'isTidy'>,
  speaker: string | null,
): string | null {
  if (isQuestion(line.text)) return null
  for (const pattern of patterns) {
    const match = pattern.exec(line.text)
    const found = match?.[1]
    if (!match || found === undefined) continue
    const isDenied =
      negation.test(line.text.slice(0, match.index)) || /\b(?:never|not|rarely)\b/i.test(match[0])
    if (isDenied) continue
    if (/^(?:me|i|i'm)\b/i.test(found)) return speaker ?? 'The speaker'
    const decider = readDecider(found, line.isTidy)
    if (decider !== null) return decider
  }
  return null
}
