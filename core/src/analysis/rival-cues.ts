import type { CompanyName } from './company-names.ts'
import type { Line } from './scene.ts'
import { findSums, startsWithSum } from './sums.ts'

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
  // "somebody told me to use", "my brother swears by"
  before(
    String.raw`(?:told|advised) (?:me|us) to (?:use|try|take|get|buy)|(?:recommend(?:ed|s)?|suggest(?:ed|s)?|swears? by)(?: (?:me|us))?(?: to use| using)?`,
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
    String.raw`(?:we|i|they|'re|are|'ve|have|had|been|also)(?: \w+)? (?:look(?:ed|ing)?|had a look) (?:at|into)|demo(?:ed|ing)|trialled|trialed|trialling|evaluat(?:e|ed|ing)|consider(?:ed|ing)|shortlist(?:ed)?|compar(?:ed|ing)(?: you)?(?: (?:to|with|against))?|down to you (?:and|or)|between you and|up against|(?:also|already|currently) (?:talking|speaking) (?:to|with)|(?:we|i)(?:'ve| have)?(?: also| already)? (?:talked|spoken|spoke) (?:to|with)|we(?:'ve| have)? (?:also |even )?tried|we(?:'re| are) (?:talking|speaking) (?:to|with)|we (?:have |had |'ve )?tested`,
  ),
  // "a quote from", "a fella from … said one eighty" is read with its price below
  before(
    String.raw`(?:demo|meeting|call|trial|pilot) with|(?:quotes?|offers?|demo|proposals?|bids?|tenders?|estimates?|pitch|one)(?: (?:is|was|came|we got|we had|we have))? (?:from|by|of)`,
  ),
  // "signed with", "went with", "contract with"
  before(
    String.raw`signed(?: up)? with|went with|gone with|going with|go with|contract with|contract is with|customers? of|(?:wants?|wanted|rather|thinking of|might|'ll|going to) (?:to )?(?:go|going|switch|switching|move|moving|change) (?:over )?to`,
  ),
  // "we're with", "the last project, with"
  before(
    String.raw`(?:we|i|they)(?:'re| are|'ve been| have been| were|'d been)(?: (?:currently|still|already|now|just|all|happily))* (?:with|on|using|running)|(?:last|previous|current|existing|old|present) (?:project|provider|supplier|vendor|agency|contractor|system|tool|software|company|partner|one|set-?up|crm|platform|package)(?:,| is| was|'s)?(?: (?:with|is|was|called))?,?`,
  ),
  before('(?:went|go|gone|going|moved|got|came) (?:on ?to|over to)'),
  before('another (?:one|place|firm|supplier|company)(?: [^,.]{0,20})?,'),
  before('never (?:have |had )?(?:bought|booked|gone with|signed with|chosen|taken)'),
  before(
    String.raw`competitors?(?: like| such as|,)?|alternatives? (?:like|such as)|leaning towards?|lean towards?`,
  ),
  before(String.raw`(?:had|have|did|do) (?:that|this|it|the same) (?:before )?(?:with|at|from)`),
]
/** "Two are on Acme", "I've got Acme in Turkey at twelve": beside what they run, or a price. */
const runsOn =
  /\b(?:we|they|i|one|two|three|four|five|some|half|most|all|both|others?|rest|sites?|shops?|teams?|branch(?:es)?|offices?)(?:'re| are| is| were| was)?(?: (?:still|all|currently|already|now|mostly))* (?:on|using|running) $/
const holds =
  /\b(?:i|we)(?:'ve| have)?(?: also| already| just| got| had| have)* (?:got|have|had) $|\bthere(?:'s| is) (?:also )?$/
const atPrice = /^[^.?!]{0,40}?\b(?:at|for|on|under|below|around) (?=\S)/
/** Somebody from there was here, or keeps calling. */
const visits =
  /^(?:'s|'ve|'re| has| have| is| are| was| were)?(?: \w+)? ?(?:been )?(?:in|here|round|over|by|through|on site|coming|came|visiting|visited|showed|dropped|knocking|calling|rang|ringing|called|phoning|chasing|pestering|emailing|hounding|sniffing|courting|blow\w+ up)\b/
/** In use, but for what? Only beside words of the present. */
const uses =
  /\b(?:we|i|they)(?:'ve)? (?:currently |still |already |now |all |just )*(?:use|used|have|had|run|ran (?:it|them|that|this|everything) through|work with|worked with|pay|buy (?:it |them )?from|get (?:it|them|ours) from)(?: (?:the|a|an))? $/
const inTime =
  /\b(?:currently|at the moment|right now|today|still|so far|at present|these days|for (?:\w+ )?years|since|until now|for now|for (?:this|that)|before)\b/
const anotherPurpose =
  /^(?: (?:for|as) (?:our |the |my )?(?!(?:this|that|it|now|years|the same|a|two|three|four|five|six|seven|eight|nine|ten|twelve|ages|decades|over|about|nearly|almost|well|much|far|soon|we|they|i|long|\d)\b)\p{L}+| (?:integration|api|account|export))/u

/** Words after a name that make it one: it told a price, sent an offer, was in the race. */
const afterName: readonly RegExp[] = [
  /^(?:'ve| have|'s| has) (?:told|promised|assured) (?:us|me) (?:that )?(?:only |just )?(?:they|it|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|half|\d)/,
  /^(?:'s|'ve| has| have| is| are| was|'re)(?: only| just| also| already)? (?:raised|put up|increased|bundl\w+|throw\w* in|asked|wanted|offering|doing (?:it|them|the same))\b.{0,40}\b(?:us|me|it|that|theirs|prices?|percent|for|free|already)\b/,
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
  /^(?:'s|'ve| has| have| had) (?:already |also |just )?been (?:in|round|over|here|there|to see (?:him|her|them|us))\b/,
  /^(?:'s|'re| is| are)(?: even| completely)? (?:free|open source)\b/,
  /^(?:'s|'re| is| are| was| were)(?: a bit| a lot| much| slightly| way| quite| far)? (?:cheaper|dearer|more expensive|less expensive|half the price|our (?:current|old|existing|present))\b/,
  /^(?:'s|'re| is| are| has| have|'ve) (?:been )?(?:just |also |always |constantly |still |forever )*(?:call(?:ing|ed)|ring(?:ing)?|phon(?:ing|ed)|chas(?:ing|ed)|pester\w*|email(?:ing|ed)|blow\w+ up|hound\w*|in touch|sniffing|knocking|courting|woo\w*|after (?:me|us)|on (?:at|to) (?:me|us)|onto (?:me|us)|trying to (?:get|win))\b/,
  /^(?:'s|s')? (?:quote|offer|proposal|bid|quotation|estimate)\b/,
]
/** "Acme rang me as well", "Acme have come to see us". */
const comesAlong =
  /^(?:'s|'ve| has| have)?(?: also)? (?:rang|called|phoned|emailed|wrote|written|come|came|been)(?: to see| to visit| round| in)? (?:me|us)\b[^.?!]{0,20}\b(?:as well|too|also|mind)\b|^(?: have|'ve| were| was|'s been| has) (?:come|been|came|in) (?:to see|to visit|round to|in to see) (?:us|me)\b|^ only (?:take|takes|charge|charges|want|wants|ask|asks)\b/
/** A price told by somebody: only beside a sum. */
const tellsPrice =
  /^(?:'s|'ve| have| has)?(?: also| just| already)? (?:told (?:us|me)|said|say|says|asks?(?: for)?|asked(?: for)?|wants?|wanted|charges?|takes?|does? (?:it|the same|that) for|do it for|would do it|did it for|offers?|costs?|(?:do|does|did|would do) (?:it|them|the same|that|these|those) (?:at|from))\b/
/** "Are at five sixty-five", "do it at twelve": a sum only after talk of prices. */
const standsAt =
  /^(?:(?:'s|'re| is| are)(?: only| just| about| around)? (?=\S+ ?\S*(?:ty|teen|red|sand|\d))|(?: is| are| was| were|'s|'re| comes? in| came in| would be| sits?)| (?:do|does|did|would do|could do) (?:it|them|the same|that|these|those))(?: (?:only|just|about|around))? (?:at|for|under|below|around|half) /
const paidAt = /\b(?:we|i)(?:'re| are)? (?:pay|paid|paying)\b.{0,30} (?:at|with|from) $/
const fromWhom =
  /\b(?:fella|fellow|guy|man|woman|lady|lad|bloke|chap|rep|salesman|saleswoman|person|somebody|someone|people|girl|one|lot) (?:from|at|over at) $/
const theyPrice = /^.{0,40}\b(?:said|quoted|offered|told (?:us|me)|wants?|charges?|asked)\b/
const leftIt =
  /\b(?:we|i) (?:'ve |have |had |just |then )?(?:dropped|left|cancelled|canceled|ditched|binned|stopped using|got rid of|gave up on|moved off|replaced|switched from) (?:it|them|that|those)\b/

const approached = String.raw`(?:came|come|comes|been|called|calls|sent|sends|wrote|written|stuck|dropped|left|put|popped|posted|emailed|mailed|knocked|turned|showed|rang|visited|approached|contacted|pitched|presented|gave|given|promised|offered|tried|keeps?|want|wants|wanted|is after|are after)`
/** "Captivate sent me something", "VetCure came past with samples", "SolarKing stuck a flyer in the letterbox". */
const approaches = new RegExp(
  String.raw`^(?:'s|'ve| has| have| had| are| is)?(?: also| just| already| once| only)? ${approached}\b[^.?!]{0,60}\b(?:me|us|past|in here|round|flyer|leaflet|brochure|voicemails?|letterbox|samples?|offers?|quotes?|prices?|card|too|as well)\b`,
)
/** "Granite Valley's at one fifty-seven", "CaseMill costs us nine". */
const costs =
  /^(?:'s|'re| is| are| was| were| would be| would)?(?: with [^.?!]{2,30})?(?: only| just| about| around)? ?(?:at|for|costs?|charges?|quoted?|wants?|takes?|asks?(?: for)?|does? it (?:for|at)|do it (?:for|at)|comes? in at)(?: me| us)?(?: only| just| about| around)? (?=\S)/
/** "The rest with Maersk", "three years with Okta", "the account is with". */
const shares =
  /\b(?:rest|few|some|most|half|others?|ones?|all|twelve|ten|six|five|four|three|two|years?|months?|contract|account|policy|subscription|deal|orders?|business)(?: (?:is|are|was|were|goes?|went|still|currently|now|directly))* (?:with|through|via|at|from) $/
/** "I'm going to start calling JumpCloud back". */
const threatens =
  /\b(?:calling|ringing|phoning|call|ring|phone|going back to|go back to|turn to|talking to|speaking to|answering|answer) $/
const instead = /^(?: back\b| instead\b| again\b| next\b|,? then\b|[.!])/
/** "I had Castle Lifts here last week". */
const hosted = /\b(?:i|we)(?:'ve| have|'d)? (?:also |just |already |only )?(?:had|got) $/
const wasHere =
  /^ (?:here|in (?:here|yesterday|last|this|on|too|already|as well)|in(?=[,.!]|$)|round|over here|on site|come (?:in|round|out|over)|out (?:here|to)|visiting|measuring|quoting|pitching)\b/
/** "The Rodenholm man said the same". */
const peopleOf =
  /^(?:'s)? (?:man|guy|rep|reps|people|lot|salesman|saleswoman|fella|chap|folks|person|lady|woman|machine|system|thing|quote|offer|proposal|contract|bill|invoice)\b/
/** "MapRoute's rep was in the yard". */
const rivalPerson =
  /^'s (?:rep|guy|man|woman|salesman|saleswoman|fella|bloke|chap|sales \w+|people|lot) (?:was|were|is|came|called|rang|has|said|wants|keeps|offered|says|told)\b/
/** "I'm going to Whitewash, they've been phoning me". */
const goesTo =
  /\b(?:i'm|we're|i'll|we'll|i am|we are) (?:going|off|moving|switching|go|move|switch)(?: back)?(?: over)? to $/
/** What they pay or get there, in the speaker's next sentence. */
const paysThere =
  /^(?:and |but |so )?(?:(?:we|i)(?:'ve| have|'re| are)? (?:also |still |currently |only )?(?:pay|paying|paid|use|get|buy|been with|owe) (?:them|it|from them|there)|they(?:'re| are|'ve| have| were)? (?:at|asking|quoted|offered|offering|charge|charging|throw in|cost|do it for)|since (?:19|20)\d\d|for \w+ years)\b/

/** Where somebody known works. */
const ofPerson = /\b(?:colleagues?|friends?|neighbou?rs?|brother|sister|cousin|husband|wife) (?:from|at|of) $/

/** The name is what an answer is about: "She's been playing with", "We had a look at". */
const objectOfAnswer =
  /^(?:\W*(?!(?:not|never|no|nobody|for|because|since|when|if|my|our|your|his|her|friend|colleague)\b|\w+n't)[\w']+ ){1,6}(?:with|at|from|to|by|on)(?: (?:the|a))? $/

/** Where a name stands: whether its line answers who does it now, and what the speaker says next. */
interface Place {
  isAnswer: boolean
  next: Line | null
  /** A price was named shortly before. */
  isPriced: boolean
}
/** "Nice people": an adjective in capitals; a name stands alone or before what it did. */
const goesOnAsName =
  /^(?:['’]s\b|\W*$|[.,;:!?–-]| (?:and|or|but|is|are|was|were|has|have|had|do|does|did|came|come|comes|for|by|at|on|with|since|from|they|we|he|she|i|who|which|mostly|mainly|at|until|[a-z]+(?:ed|s))\b)/

const plainlyUses =
  /\b(?:we|i)(?:['’]re| are|['’]m| am|['’]ve been| have been)? (?:currently|presently|still|now) (?:using|use|with|on|running on) $/
/** "We are currently using Acme.": nothing around it makes that doubtful. */
export const isPlainlyInUse = ({ lower }: Line, { index, end, isSure }: CompanyName): boolean =>
  isSure && plainlyUses.test(lower.slice(0, index)) && !anotherPurpose.test(lower.slice(end))

function hasNumberAfter(cue: RegExp, rest: string): boolean {
  const match = cue.exec(rest)
  return match !== null && startsWithSum(rest.slice(match[0].length))
}

/** "Gatewerk from Chur sent one too". */
const fromPlace = /^,? (?:from|in|of|over in|out of) \p{Lu}[\p{L}-]+(?= )/u

/** Whether a customer's sentence makes a name a rival of the seller. */
export function isRival(line: Line, found: CompanyName, { isAnswer, next, isPriced }: Place): boolean {
  const said = line.lower.slice(Math.max(0, found.index - 80), found.index)
  const rest = line.lower.slice(found.end + (fromPlace.exec(line.text.slice(found.end))?.[0].length ?? 0))
  const hasSum = findSums(line.text).length > 0
  if (afterName.some((cue) => cue.test(rest))) return true
  if (found.isSure || goesOnAsName.test(rest)) {
    if (isPriced && !/\bin $/.test(said) && hasNumberAfter(costs, rest)) return true
    if (rivalPerson.test(rest)) return true
    if (approaches.test(rest) && !ofPerson.test(said)) return true
    if (found.isSure && next !== null && paysThere.test(next.lower) && /^[^.?!]{0,60}[.?!]?$/.test(rest))
      return true
  }
  if (/\b(?:he|she|they|who|i|we) (?:comes?|came|is|are|was) from $/.test(said)) return false
  const told = tellsPrice.exec(rest)
  if (told && (hasSum || (isPriced && startsWithSum(rest.slice(told[0].length))))) return true
  if (comesAlong.test(rest)) return true
  if (leftIt.test(rest.slice(0, 60)) || (next !== null && leftIt.test(next.lower))) return true
  const price = standsAt.exec(rest)
  const valued = atPrice.exec(rest)
  const isHeldAtPrice =
    isPriced && holds.test(said) && valued !== null && startsWithSum(rest.slice(valued[0].length))
  if (found.isSure && isHeldAtPrice) return true
  if (fromWhom.test(said) && visits.test(rest)) return true
  if (price && isPriced && startsWithSum(rest.slice(price[0].length))) return true
  const mayBeName = found.isSure || goesOnAsName.test(rest)
  // "Wood, and some tape.": stuff, no firm.
  const isStuff = !found.isSure && /^,? and (?:some|a|an|the|two|three|lots|bits)\b/.test(rest)
  if (isStuff) return false
  if (
    isAnswer &&
    mayBeName &&
    !ofPerson.test(said) &&
    (/^(?:\W*\w+\W+){0,3}$/.test(said) || uses.test(said)) &&
    !anotherPurpose.test(rest)
  )
    return true
  if ((mayBeName || found.name.includes(' ')) && hosted.test(said) && wasHere.test(rest)) return true
  if (!found.isSure) return false
  if (isAnswer && /^ (?:have|has|did|are|is)(?=[,.])/.test(rest)) return true
  if (isAnswer && objectOfAnswer.test(said) && !anotherPurpose.test(rest)) return true
  if (anotherPurpose.test(rest)) return false
  if (shares.test(said) && !anotherPurpose.test(rest)) return true
  if (
    threatens.test(said) &&
    instead.test(rest) &&
    /\b(?:if|start|going to|gonna|might|i'll|we'll)\b/.test(said)
  )
    return true
  if (goesTo.test(said) && /^(?:[,.!]|$| instead\b| then\b| next\b)/.test(rest)) return true
  if (
    /\b(?:the|an?|that|this|their) $/.test(said) &&
    peopleOf.test(rest) &&
    (isAnswer || /\b(?:said|same|told|price|weeks?|cheaper)\b/.test(rest))
  )
    return true
  if (afterSureName.some((cue) => cue.test(rest))) return true
  // "They left Dean stuck" is said of a person.
  const isPerson =
    /\b(?:left|leave|leaving) $/.test(said) &&
    /^ (?:stuck|alone|waiting|hanging|behind|standing|with|there)\b/.test(rest)
  if (isPerson) return false
  if (beforeName.some((cue) => cue.test(said)) || runsOn.test(said)) return true
  if (uses.test(said) && (inTime.test(rest) || inTime.test(said))) return true
  if (fromWhom.test(said) && theyPrice.test(rest)) return true
  return paidAt.test(said) && hasSum
}
