import type { CompanyName } from './company-names.ts'
import type { Line } from './scene.ts'
import { findSums } from './sums.ts'

const article = String.raw`(?: (?:both|either|the|a|an|this|that|our|some|someone like|somebody like|people like))*(?: (?:and|or|with))? $`
const before = (cue: string): RegExp => new RegExp(String.raw`\b(?:${cue})${article}`)

/** Words before a name that make it a rival: in use now or before, left, looked at, compared, signed with. */
const beforeName: readonly RegExp[] = [
  // "switched from", "moving away from", "coming off"
  before('(?:switch|mov|migrat|chang|com|came|go)(?:e|ed|ing|es)? (?:away |over |off )*(?:from|off)'),
  // "we left", "we dropped", "instead of"
  before(
    String.raw`(?:we|i|they|he|she|to|and|of|by|are|'re|'ve|have|had)(?: (?:just|already|finally|have|had|'ve))* (?:left|leave|leaving|dropped|drop|dropping|ditched|ditching|cancelled|canceled|cancelling|binned|replaced?|replacing|got rid of|getting rid of|stopped using|stop using|gave up on|moved off|outgrew|outgrown)`,
  ),
  before(
    'instead of|rather than|alternatives? to|versus|vs\\.?|as opposed to|unhappy with|fed up with|happy with|tied (?:in )?(?:to|with)|locked in(?:to| with)|stuck with|under contract with',
  ),
  // "better than the Acme one"
  before(
    String.raw`(?:better|cheaper|dearer|easier|faster|simpler|worse|nicer|slower|safer|more expensive|less expensive|as good|as cheap) (?:than|as)`,
  ),
  // "we looked at", "we're also talking to"
  before(
    String.raw`(?:we|i|they|'re|are|'ve|have|had|been|also)(?: \w+)? (?:look(?:ed|ing)?|had a look) (?:at|into)|demo(?:ed|ing)|trialled|trialed|trialling|evaluat(?:e|ed|ing)|consider(?:ed|ing)|shortlist(?:ed)?|compar(?:ed|ing)(?: you)?(?: (?:to|with|against))?|down to you (?:and|or)|between you and|up against|(?:also|already|currently) (?:talking|speaking) (?:to|with)|we(?:'ve| have)? (?:also |even )?tried|we(?:'re| are) (?:talking|speaking) (?:to|with)|we (?:have |had |'ve )?tested`,
  ),
  // "a quote from", "a fella from … said one eighty" is read with its price below
  before(
    String.raw`(?:quotes?|offers?|demo|proposals?|bids?|tenders?|estimates?|pitch|one)(?: (?:is|was|came|we got|we had|we have))? (?:from|by|of)`,
  ),
  // "signed with", "went with", "contract with"
  before(
    String.raw`signed(?: up)? with|went with|gone with|going with|go with|contract with|contract is with|customers? of|(?:wants?|wanted|rather|thinking of|might|'ll|going to) (?:to )?(?:go|going|switch|switching|move|moving|change) (?:over )?to`,
  ),
  // "we're with", "the last project, with"
  before(
    String.raw`(?:we|i|they)(?:'re| are|'ve been| have been| were|'d been)(?: (?:currently|still|already|now|just|all|happily))* (?:with|on|using|running)|(?:last|previous|current|existing|old|present) (?:project|provider|supplier|vendor|agency|contractor|system|tool|software|company|partner|one|set-?up|crm|platform|package)(?:,| is| was|'s)?(?: (?:with|is|was|called))?,?`,
  ),
  before('never (?:have |had )?(?:bought|booked|gone with|signed with|chosen|taken)'),
  before(
    String.raw`competitors?(?: like| such as|,)?|alternatives? (?:like|such as)|leaning towards?|lean towards?`,
  ),
  before(String.raw`(?:had|have|did|do) (?:that|this|it|the same) (?:before )?(?:with|in|at|from)`),
]
/** In use, but for what? Only beside words of the present. */
const uses =
  /\b(?:we|i|they)(?:'ve)? (?:currently |still |already |now |all |just )*(?:use|used|have|had|run|ran (?:it|them|that|this|everything) through|work with|worked with|pay|buy (?:it |them )?from|get (?:it|them|ours) from)(?: (?:the|a|an))? $/
const inTime =
  /\b(?:currently|at the moment|right now|today|still|so far|at present|these days|for (?:\w+ )?years|since|until now|for now|for (?:this|that)|before)\b/
const anotherPurpose =
  /^(?: (?:for|as) (?:our |the |my )?(?!(?:this|that|it|now|years|the same|a|two|three|well|much|far|soon|we|they|i|long|\d)\b)\p{L}+| (?:integration|api|account|export))/u

/** Words after a name that make it one: it told a price, sent an offer, was in the race. */
const afterName: readonly RegExp[] = [
  /^(?:'s|'ve| have| has| had)?(?: also| just| already| once)? (?:quoted|undercut|pitched|bid|offered (?:us|me|to)|came in (?:at|under|cheaper|lower)|come in (?:at|under)|sent (?:us|me|over|in|through) (?:a|an|their|the|another) (?:quote|offer|proposal|sample|price|estimate|quotation)|gave (?:us|me) (?:a|an|their) (?:quote|offer|price|estimate|better)|charges? (?:us|me)|bills? (?:us|me)|makes? (?:us|me) (?:take|pay|buy|order|commit|sign))\b/,
  /^ (?:(?:called|rang|phoned|emailed|wrote to|approached|contacted|visited) (?:me|us)|(?:were|was|came|showed up)(?: in)?(?: here)?)\b.{0,40}\bthey(?:'d|'ll|'re)? (?:do|offer|say|said|claim|have|charge|want|can|could|would|cheaper|were cheaper)\b/,
  /^ promise[sd] (?:me|us) (?:the same|that)\b/,
  /^(?:'s| is| was| are) our (?:current|old|existing|present|previous) (?:\w+)\b/,
  /^(?: and \w+)?(?: for (?:a|an|their|another) (?:quote|offer|proposal|price|bid|estimate)| to (?:quote|bid|tender|pitch))\b/,
  /^(?:,? (?:still|also))? in the (?:race|running|mix|frame|final)\b/,
  /^ (?:over|round|in) and they (?:were|are|quoted|said|wanted|charge)\b/,
]
/** The same, where a sentence's first word could mean anything ("Digital is cheaper"). */
const afterSureName: readonly RegExp[] = [
  /^(?:'s|'re| is| are| was| were)(?: a bit| a lot| much| slightly| way| quite| far)? (?:cheaper|dearer|more expensive|less expensive|half the price|our (?:current|old|existing|present))\b/,
  /^(?:'s|s')? (?:quote|offer|proposal|bid|quotation|estimate)\b/,
]
/** A price told by somebody: only beside a sum. */
const tellsPrice =
  /^(?:'s|'ve| have| has)?(?: also| just| already)? (?:told (?:us|me)|said|say|says|asks?(?: for)?|asked(?: for)?|wants?|wanted|charges?|takes?|does? (?:it|the same|that) for|do it for|would do it|did it for|offers?|costs?)\b/
const paidAt = /\b(?:we|i)(?:'re| are)? (?:pay|paid|paying)\b.{0,30} (?:at|with|from) $/
const fromWhom =
  /\b(?:fella|fellow|guy|man|woman|lady|lad|bloke|chap|rep|salesman|saleswoman|person|somebody|someone|people|girl|one|lot) (?:from|at|over at) $/
const theyPrice = /^.{0,40}\b(?:said|quoted|offered|told (?:us|me)|wants?|charges?|asked)\b/
const leftIt =
  /\b(?:we|i) (?:'ve |have |had |just |then )?(?:dropped|left|cancelled|canceled|ditched|binned|stopped using|got rid of|gave up on|moved off|replaced|switched from) (?:it|them|that|those)\b/

/** Where a name stands: whether its line answers who does it now, and what the speaker says next. */
interface Place {
  isAnswer: boolean
  next: Line | null
}

/** Whether a customer's sentence makes a name a rival of the seller. */
export function isRival(line: Line, found: CompanyName, { isAnswer, next }: Place): boolean {
  const said = line.lower.slice(Math.max(0, found.index - 80), found.index)
  const rest = line.lower.slice(found.end)
  const hasSum = findSums(line.text).length > 0
  if (afterName.some((cue) => cue.test(rest))) return true
  if (tellsPrice.test(rest) && hasSum) return true
  if (leftIt.test(rest.slice(0, 60)) || (next !== null && leftIt.test(next.lower))) return true
  if (isAnswer && (/^(?:\W*\w+\W+){0,3}$/.test(said) || uses.test(said)) && !anotherPurpose.test(rest))
    return true
  if (!found.isSure) return false
  if (anotherPurpose.test(rest)) return false
  if (afterSureName.some((cue) => cue.test(rest))) return true
  if (beforeName.some((cue) => cue.test(said))) return true
  if (uses.test(said) && (inTime.test(rest) || inTime.test(said))) return true
  if (fromWhom.test(said) && theyPrice.test(rest)) return true
  return paidAt.test(said) && hasSum
}
