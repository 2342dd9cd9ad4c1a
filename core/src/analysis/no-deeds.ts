import { escapeRegExp } from '../text/words.ts'
import { businessThings } from './business-things.ts'
import { imagined } from './imagined.ts'
import type { ActionItem } from './types.ts'

/** "Good, I'll show it to the electricians", "I'll pin it over the desk": what becomes of something once it has come. */
const isUse =
  /\b(?:i|we)(?:['’]ll| will| can| could) (?:show|pin|pass|stick|hang|frame) (?:it|them|that|those)(?: up| round| around| on| over| by| in| to| above)? (?:the|my|our|all the|everybody|everyone) /i
/** "Give me till Wednesday for that": how long the speaker takes. */
const isDelay =
  /^(?:just )?give (?:me|us|him|her|them) (?:till|until|an? (?:day|week|couple|few|moment|minute|second|hour)|\p{L}+ (?:days?|weeks?|hours?|minutes?))\b(?!.*\b(?:i|we)(?:['’]ll| will)\b)[^,;.]*[.!]*$/iu
/** "I'll give you folks this much: you pick up the phone." */
const isGranted = /\bgive you(?: guys| folks| lot| people| all)? (?:this|that) much\b/i
/** "And where do you think I'll get four days?" */
const isRhetorical = /\b(?:where|how|when|who|what|why) (?:on earth )?do you think (?:i|we|he|she|they)\b/i
/** "I'll also send you the, uh, no, forget that, it's in the file already." */
const isTakenBack =
  /\b(?:no|actually|oh),? (?:wait,? )?(?:forget|scratch|strike|leave) (?:that|it)\b|\bscratch that\b/i
/** "I'll get the porter to... no, he's off.": broken off before anything was said. */
const isBrokenOff = /\b(?:to|the|a|an|my|our|your|with|for)(?:\.{2,}|\s?…|\s?[–—-])\s*$/i
/** "Today I will show you only the till": the plan of the call itself. */
const isOfThisCall =
  /^(?:(?:so|okay|right|well|and),? )*(?:i am .{3,60}? and )?(?:today,? (?:i|we)(?:'ll|’ll| will|'m going to| am going to)|(?:i|we)(?:'ll|’ll| will) today) (?:just |only )?(?:show|walk|take|tell|talk|go|present|give you an? (?:idea|overview|impression))\b/i
/** "Let me run through what we've agreed", "and we'll close with the action points", "keep ten minutes for security". */
const isRecap =
  /^(?:(?:just |quickly |briefly )*(?:go|run|walk|read|talk|step) (?:you |us )?(?:back |quickly |briefly )?(?:through|over|back)\b.*\b(?:what|agreed|list|points|actions|notes|steps|it|that|this)\b|(?:list|summari[sz]e|sum up|recap|repeat|read out|note down) .{0,30}\b(?:points|actions|items|steps|agreed|it|that|all|everything|far)\b|(?:close|finish|end|start|begin|wrap up|conclude|open) with\b|(?:keep|leave|reserve|save) .{1,20} (?:minutes?|time) for\b)/i
const isImagined = new RegExp(imagined, 'i')
/** "So, I'm calling because your term ends": why they speak. */
const isWhyCalling =
  /^(?:(?:so|well|and|okay|right|hi|hello),? )*(?:i'm|i’m|i am|we're|we are) (?:just )?(?:calling|ringing|phoning) (?:because|about|on behalf|with)\b/i
/** "We'll pass on that too": nobody hands anything on. */
const isDeclined = /^pass on (?:that|this|it|those|them|the [\p{L}-]+)(?: one| too| as well)*[.!]?$/iu
/** "I'm finding it very hard to believe": how it seems to them. */
const isFeeling =
  /^find (?:it|this|that) (?:(?:very|really|quite|so|rather|pretty|a bit) )?(?:hard|difficult|tough|easy|odd|strange|tricky|frustrating)\b/i
/** "What they all ask me is can we keep our numbers". */
const isOthersQuestion =
  /\b(?:they|people|everyone|everybody)(?: all| always| keep| just)? (?:asks?|asking|want to know|wants to know|says?)(?: me| us)?(?: is)?,? (?:can|could|will) (?:i|we)\b/i
/** "They text back can I come at three": what others say, told as an example. */
const isOthersWords =
  /^(?:(?:and|so|but|then|because|when),? )*(?:they|he|she|people|somebody|someone|everybody|\p{L}+s)(?: \p{L}+){0,2}? (?:texts?|says?|said|asks?|writes?|emails?|rings?|calls?|shouts?|goes?)(?: back| in| up| us| me)?,? (?:that )?["“]?(?:can|could|may|will) (?:i|we)\b/iu
/** "Could I talk to them?": whoever asks for leave promises nothing. */
const asksLeave =
  /^(?:(?:and|so|but|then),? )*(?:can|could|may|might) (?:i|we) (?:just |maybe )?(?:talk|speak|meet|come|go|think|try|look|ask|use|call|ring|stop|log|record|watch|run|see)\b(?!.*\byour?\b).*\?$/i
/** "I can tell her what I think, but it's her decision." */
const isConceded =
  /\bI can\b(?!.*\bI(?:'ll| will)\b).*\bbut (?:he|she|they|it's (?:his|her|their|your|up to))\b/i
/** "I'll hand over to Ben": done within the conversation. */
const isHandover = /^(?:hand|pass) (?:(?:you|it|this|things|\p{Lu}\p{L}+) )?over to\b/iu
/** "It goes red, and you get a message": what a product does. */
const isDescribed = /\byou (?:get|receive|see)\b/i

/** "Would you mind telling me a bit about it?": answered within the conversation. */
const isTalk =
  /\b(?:would|do) you mind (?:telling|explaining|saying)\b|\btell (?:me|us) (?:a (?:bit|little)|more|something) (?:more )?about\b.*\?$/i
/** "You have an answer for everything", "on the left you have the score", "there's a place. You can have that.": what somebody has. */
const isHad =
  /^(?:(?:and|so|well|oh|okay|now|here),? )*(?:(?:on|at) the (?:left|right|top|bottom|screen|front|back),? )?you(?:['’]ve| have| can have)\b/i
/** "When you order, our trainer comes to you." */
const isOnOrder =
  /^(?:(?:and|so|well|okay),? )*(?:when|once|as soon as) you(?:['’]ve| have)? (?:order|ordered|sign|signed|buy|bought|decide|decided|go live|start)\b/i

/** "I must ring the boiler man before he goes home", "I'll fetch the kids": what is done at home. */
const isChore =
  /\b(?:ring|call|phone|see|visit|book|meet|catch) (?:the|my|our) (?:boiler man|dentist|doctor|gp|hairdresser|barber|babysitter|chemist|mother|mum|mom|nan|granny)\b|\b(?:pick up|fetch|collect|feed|walk|take) (?:the|my|our) (?:kids?|children|little ones?|son|daughter|dogs?|cats?)(?: (?:up|out|off|from|in|to|at|before|after|now|first)\b|[.!]?$)|\bbook (?:the|a|my) (?:dentist|doctor|holiday|haircut)\b/i
/** "I'll bring the laksa", "I'll buy you a pint": no part of any order. */
const isTreat =
  /^(?:buy|bring|bake|cook|get|make|stand|owe|pour|have|fetch|pick up|grab) (?:\p{L}+ )?(?:(?:a|an|the|some|you|us|them|one|two|your) ){0,2}(?:pints?|beers?|drinks?|coffees?|tea|cup of tea|cakes?|biscuits|cookies|laksa|lunch|dinner|doughnuts|donuts|sweets|chocolates?|bottle of \p{L}+|whisky|soup|popcorn|champagne|umbrella|wife|family)(?:\b(?! (?:order|samples?|tasting|boxes|machines?|menu|stand|list|labels?|forks?|tins?))|$)/iu
/** "Let me get a pen": done while the other one waits. */
const isAtOnce =
  /^(?:get|find|grab|fetch|pass) (?:(?:us|them|\p{Lu}\p{L}+) )?(?:a |my |the |their )?(?:(?:big|little|other) )?(?:pen|pencil|chair|glasses|diary|calendar|paper|coffee|spanner|hammer|screwdriver|torch|ladder|towel)\b/iu

/** "One second, I'll take you off the speaker.": done while the other one waits. */
const isOnThePhone =
  /^(?:take|put|get|have) (?:\p{L}+ ){1,2}(?:off|on|onto) (?:the |my |our )?(?:speaker(?:phone)?|mute|hold|headset|big screen)\b/iu

/** "I'm dropping it in the chat now", "I'll sign when I'm happy": done within the call, or not before somebody is content. */
const isInCall = /\b(?:in|into|to) (?:the|our|this) chat\b/i
const isOnceHappy = /\bwhen (?:I'm|we're|I am|we are) (?:happy|satisfied|sure|convinced|ready)\b/i

/** "Greg gets the spec from Monica": whoever gets something does nothing for it. */
const isReceived =
  /(?:^|[\s,])(?:[Ww]e|[Hh]e|[Ss]he|[Tt]hey|\p{Lu}\p{L}+) (?:gets?|ha(?:ve|s)|receives?) (?!to\b).{2,60} from (?!Me\b)(?:\p{Lu}\p{L}+|you|them)\b|^(?:(?:[Aa]nd|[Ss]o|[Tt]hen),? )?(?:I|[Ww]e) (?:get|have|receive) (?:the|your|his|her|their) |\b[Ff]rom (?:you|them|him|her|your side),? (?:I|we) (?:get|have|receive)\b/u
/** "Our CFO gets a copy." */
const isHabit =
  /^(?:(?:and|but|so),? )?(?:my|our|the) [\p{L} ]{2,30} (?:always |usually |only )?(?:gets|reads|has|sees) /iu

/** "I'll make a note of that", "note to self": done as it is said. */
/** "Let me make that Thursday rather than Wednesday." */
const isMoved =
  /^“?Make (?:that|it)(?:,| (?:rather|instead)\b| (?:the |a |an )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d|morning|afternoon|evening|week|first|second|third)|$)/i
/** "Then I will leave those out of it", "please finish, no hurry", "let me make sure": nothing comes of it. */
const isEmpty =
  /^“?(?:(?:then|so|okay),? )?(?:(?:i|we)(?:['’]ll| will) )?(?:leave (?:it|that|those|them|these|this) (?:out|there|at|aside)\b|finish(?: (?:first|it|that|please))?(?:,|[.”]?$)|make sure[.”]?$|make of it\b)/i
/** "You'd better try it against our own system." */
const isAdvice = /\byou(?:['’]d| had) better\b/i
/** "Could I ask for one thing?", "I have to ask the ugly thing": asked at once. */
const isQuestionAhead =
  /^ask (?:(?:you|me|us|for) )*(?:(?:the|an?|one|another|just one|that|this|my) )?(?:[a-z-]+ )?(?:thing|question|favou?r)\b/i
/** "I put the claim in on Friday": done, as no "will" goes before it. */
const isPutAlready =
  /^(?:(?:and|so|but|well),? )*(?:i|we) put (?:the|my|our|a) [a-z]+ (?:in|up|through|on|down|out) (?:on|last|yesterday|this morning)\b/i
/** "Just so I write it up the right way": what for. */
const isPurpose = /^(?:and )?(?:just )?so (?:that )?(?:i|we) (?!(?:['’]ll|will|can)\b)[a-z]+\b/i
/** "Do it before July, because I have to put it in my report": why the other is asked. */
const isReason = /\bbecause (?:i|we)(?:['’]ll| will)? (?:have|need|must|want|can|can't|cannot)\b/i
function isReasonAlone(text: string, quote: string): boolean {
  const at = quote.search(isReason)
  const says = new RegExp(String.raw`\b${escapeRegExp(text.split(' ')[0] ?? '')}\b`, 'i')
  return at >= 0 && says.test(quote.slice(at)) && !says.test(quote.slice(0, at))
}
/** "let me know what we owe you at the end of it": nothing is got. */
const isNothing = /^get (?:us|me|you|them|\p{Lu}\p{L}+) (?:at|in|on|by|of)\b/iu
const isWordIn = /\bget a word in\b/i
const isNoted =
  /^(?:make|take) a (?:quick |mental )?note(?: of (?:it|that|this))?[.!]*$|^note (?:to self|it|that)\b/i

/** "Can you export to Excel?": what the product is able to do. */
const isAbility =
  /^(?:(?:and|so|but),? )*(?:can|could|does|will) (?:you|it|they|(?:the|your) \p{L}+) (?:export|import|connect|integrate|sync|handle|support|read|scale|translate)\b(?!.*\b(?:me|us|my|our|mine|ours)\b)[^?]*\?$/iu
/** "I'll write down four." */
const isJotted = /^write down (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|yes|no)$/i
/** "Colin does our minibus course now." */
const isDuty =
  /^(?:(?:and|so|but),? )*(?:\p{Lu}\p{L}+|[Hh]e|[Ss]he|[Tt]hey) (?:does|do|runs?|handles?|manages?|looks? after|teaches) (?:our|the|all|my|your|their) .*\bnow[.!]?$/u
/** "Helen does those for us, 20 people in a morning." */
const isTheirs =
  /^(?:(?:and|so|but),? )*(?:\p{Lu}\p{L}+|[Hh]e|[Ss]he|[Tt]hey) (?:does|do) (?:those|these|that|them|it|all (?:of )?(?:that|those|them)) for (?:us|me)\b/u
/** "Our biggest customer collects on Sunday night", "my shift plan goes out on Tuesday": what is so anyhow. */
const isAnyhow =
  /^(?:our|my|the) (?:\p{L}+ ){0,2}(?:customers?|clients?) (?:collects?|orders?|picks? up|comes?)\b|^(?:my|our) [\p{L} -]{3,30} (?:goes|go) out\b(?!.*\byou\b)/iu
/** "The seed catalogue goes out in January." */
const isIssued = /(?:^|[,.;] )the [\p{L} -]{3,30} (?:goes|(?<!will )go) out\b(?!.*\byou\b)/iu
/** "I'll set my egg timer." */
const isTimer = /^set (?:my|the|their|our|an?) (?:\p{L}+ )?(?:timer|alarm|watch|clock)[.!]?$/iu
/** "Then I have to talk to my boss." */
const isForced = /^then (?:i|we)(?:['’]d| would)? (?:have|need) to\b/i
/** "There you have it." */
const isIdiom = /^(?:(?:well|so|and|but),? )*there (?:you|we) (?:have it|go|are)\b/i
/** "Have a look, line four and line nine": during the call. */
const isLook =
  /^have a look(?:$|,| at (?:line|page|item|slide|section|clause|row)\b)|^(?:line|page|item|slide|section|clause|row|point) [a-z0-9]+$/i
/** "Our van goes to Chakan on Saturday." */
const isTrip =
  /\b(?:van|truck|lorry|bus|train|ship|boat|driver|courier)s? (?:goes|is going|drives|comes|leaves|sails)\b/i
const carries = /^(?:\S+ )?(?:bring|take|pack)(?: (?:along|over))? (?:the|a|an|some|your|my) ([a-z-]+)$/i
const handled = new Set(businessThings)
const isTold = /^(?:(?:and|then|so),? )?(?:bring|take|pack)\b/i
/** "Bring the bucket", "I'll bring the dog": what no business has to do with. What ours bring may be what they sell. */
function isWhim(text: string, quote: string): boolean {
  const thing = carries.exec(text)?.[1]?.toLowerCase().replace(/s$/, '')
  if (thing === undefined) return false
  return /^(?:dog|cat|bucket|baby|bun)$/.test(thing) || (isTold.test(quote) && !handled.has(thing))
}

/** "Give me a number I can ring at night": what for. */
const isWhatFor =
  /\b(?:an?|the|some|any|somebody|someone|something|anybody|anything) (?:[\p{L}-]+ )?(?:that |which |who )?(?:i|we|he|she|they) can ([\p{L}-]+)/iu
const isForIt = (text: string, quote: string): boolean =>
  isWhatFor.exec(quote)?.[1]?.toLowerCase() === text.split(' ')[0]?.toLowerCase()
/** "You can have my own." */
const isOwnOne = /^(?:get|give|send) (?:(?:us|me|you|them|\p{Lu}\p{L}+) )?(?:my|your|our|their) own[.”]?$/iu
/** "I need the drawing first, so by Saturday": why a promise takes that long. */
const isWaitedFor = /\bneed\b[^.?!]* first,? so (?:by|on|not before|say|it['’]ll be)\b/i

/** "We need a second name anyway." */
const isNeededAnyway = /\b(?:we|i) need\b[^.?!]* anyway[.!]?$/i
/** "I'm not sure that we'll book with you again." */
const isDoubted =
  /\b(?:not (?:so )?sure|doubt|don['’]t (?:think|know|believe|see))\b[^.?!,]{0,15}?\b(?:i|we)(?:['’]ll| will| would|['’]d)\b/i
/** "I've loaded A3, and I'll run a letter fold first.": shown at once. */
const isShownNow =
  /\bI(?:['’]ll| will) (?:run|show|start|open|print|switch|turn|demonstrate|begin)\b[^.?!]* first[.!]?$/
/** "Empty ones are fine." */
const isJudged = /^[\p{L}-]+ (?:ones?|copies|formats) (?:is|are|would|will)\b/iu
/** "What do you have to work with?" */
const isAskedWhat =
  /^(?:(?:and|so|but),? )*do (?:you|they) have (?:that|it|this|those|enough)\b|\bwhat (?:do|did|will|would) (?:you|we|they|i) have to\b/i

/** Whether what was read as a task is told, asked leave for, conceded, taken back, a treat, a chore at home or done at once, and nobody's to do. */
export function isNoDeed({ text, owner, dueAt, evidence: { quote } }: ActionItem): boolean {
  return (
    isTakenBack.test(quote) ||
    (dueAt === null && isOnOrder.test(quote)) ||
    isIdiom.test(quote) ||
    isForIt(text, quote) ||
    isAskedWhat.test(quote) ||
    isJudged.test(text) ||
    isDoubted.test(quote) ||
    isNeededAnyway.test(quote) ||
    (dueAt === null && isShownNow.test(quote)) ||
    isOwnOne.test(text) ||
    isWaitedFor.test(quote) ||
    isAnyhow.test(quote) ||
    (owner === 'them' && isIssued.test(quote)) ||
    isTimer.test(text) ||
    (dueAt === null && isForced.test(quote)) ||
    isDuty.test(quote) ||
    (dueAt === null && isTheirs.test(quote)) ||
    isJotted.test(text) ||
    (dueAt === null && isAbility.test(quote)) ||
    isLook.test(text) ||
    (isTrip.test(quote) && /^(?:go|drive|come|leave|sail)\b/i.test(text)) ||
    (dueAt === null && isWhim(text, quote)) ||
    (dueAt === null && isUse.test(quote)) ||
    isDelay.test(quote) ||
    isGranted.test(quote) ||
    isRhetorical.test(quote) ||
    isBrokenOff.test(quote) ||
    isWhyCalling.test(quote) ||
    isImagined.test(quote) ||
    isFeeling.test(text) ||
    isDeclined.test(text) ||
    isOthersQuestion.test(quote) ||
    isOfThisCall.test(quote) ||
    isNoted.test(text) ||
    isWordIn.test(quote) ||
    isQuestionAhead.test(text) ||
    isReasonAlone(text, quote) ||
    isNothing.test(text) ||
    isPutAlready.test(quote) ||
    (dueAt === null && isPurpose.test(quote)) ||
    (dueAt === null && isAdvice.test(quote)) ||
    (dueAt === null && isEmpty.test(text)) ||
    isMoved.test(text) ||
    (dueAt === null && isRecap.test(text)) ||
    isReceived.test(quote) ||
    isHabit.test(quote) ||
    isInCall.test(quote) ||
    isOnThePhone.test(text) ||
    isOnceHappy.test(quote) ||
    isOthersWords.test(quote) ||
    asksLeave.test(quote) ||
    isConceded.test(quote) ||
    isTalk.test(quote) ||
    isChore.test(quote) ||
    (dueAt === null && (isTreat.test(text) || isAtOnce.test(text))) ||
    (isHandover.test(text) && (dueAt === null || /\bnow\b/i.test(quote))) ||
    (dueAt === null && (isDescribed.test(quote) || isHad.test(quote)) && /^Get\b/.test(text))
  )
}
