import { normalise } from '../text/words.ts'

/**
 * How the other side takes an offer, a request or a promise: `evaded` where it will not say, `open` where it says something
 * else.
 */
export type Answer = 'accepted' | 'refused' | 'evaded' | 'open'

const opener =
  /^(?:oh|ooh|ah|um+|uh+|er+m?|well|hm+|so|look|honestly|actually|right|okay|ok|yeah|yes|sure|and|but|i mean|god|lord|aye|you know(?: what)?|you know|thanks?|thank you|sorry|fine|fair(?: enough)?|great|perfect|listen|ha|mm+|to be (?:honest|fair)|that's (?:nice|kind|very kind|generous|good) of you|that's (?:kind|generous))\b[\s,.!?…–-]*/

/** Without its hesitations and half agreements: "Yeah, um, no, leave it" begins with "no". */
function withoutOpeners(text: string): string {
  let rest = text.trim()
  for (;;) {
    const next = rest.replace(opener, '')
    if (next === rest || next === '') return rest
    rest = next
  }
}

/** A first word that declines; what follows may turn it into courtesy or into a mere detail. */
const leadingNo = /^(?:please,? (?=no\b))?(?:no|nah|nope|not)\b|^don't(?=[.!,]|$)/
const courtesy =
  /^(?:no|nah|nope|not),? (?:no,? )*(?:(?:that's |it's )?fair(?: enough)?\b(?! but)|right,? okay\b|problem|worries|rush|hurry|trouble|issue|bother at all|doubt|at all|a problem|an issue|please do|please send|go (?:ahead|on)|you're right|that makes sense|(?:by|to|via|through) [a-z]+)\b/
const fine =
  /^(?:no|nah|nope),? (?:no,? )*(?:that|it|this|[a-z]+)(?:'s| is|'d be| would be|'ll be) (?:all |absolutely |perfectly |totally )?(?:fine|great|good|perfect|lovely|okay|ok|right|plenty|brilliant|helpful)\b/

/** "I'll pick the vans. Tomorrow, or no, I'll do it today.": their own day. */
const promisesOwn = /\b(?:i|we)(?:'ll| will)\b/
const corrects =
  /^(?:oh,? |or )?no,? (?:wait|hang on|hold on|sorry|actually|make (?:it|that))\b(?!.*\b(?:don't|leave it|forget it|no need|you do it|you send)\b)/
/** Words that decline a promise too, wherever they stand. */
const declinesPlainly =
  /\b(?:please don't|don't (?:bother|send|do (?:that|it)|call|ring|email|write|put|add|go|you dare)|hold off|hang fire|leave (?:it|that|this|him|her|them|those)(?! (?:with|to|open|in) ?(?:me|us)?)|no need|(?:not|won't be|isn't|wouldn't be) (?:necessary|needed)|never mind|forget (?:it|about it|that)|scrap (?:it|that)|rather you didn't|please no(?=[.,!]|$)|absolutely not|let's (?:not|leave (?:it|that)|wait|hold off)|you don't have to|you needn't|out of the question|already knows?|knows? (?:already|about it)|(?:i|we)(?:'ve)? (?:already )?told (?:him|her|them) (?:already|this morning|yesterday|myself))\b/

/** Words that decline an offer or a request, wherever they stand in the answer. */
const declines =
  /\b(?:please don't|don't (?:bother|send|do|call|ring|email|write|worry about (?:it|that)|put|add|go|you dare)|do not|hold off|hang fire|leave (?:it|that|this|him|her|them|the|those)(?! (?:with|to) (?:me|us))|no need|(?:won't be|isn't|wouldn't be) (?:necessary|needed)|not (?:necessary|needed|now|yet|today|interested|before|until|unless|at this (?:stage|point|time)|at the moment|for (?:us|me|now)|right now|this (?:time|year))|rather (?:not|you didn't|have)|never mind|forget (?:it|about it|that)|skip (?:it|that|the)|scrap (?:it|that)|let's (?:not|leave|wait|hold)|(?:absolutely|certainly|definitely|of course|probably|better) not|no thanks?|no thank you|(?:don't|won't) (?:need|want|think so)|we're not|i'm not (?:\w+ing|interested|happy|comfortable)|(?:can't|cannot|won't) (?:do|send|give|share|get|make|offer|help)|afraid not|i'm afraid|(?:maybe|perhaps|some) (?:later|another time|other time|next (?:time|year))|another time|(?:i'll|we'll|i will) pass\b(?! (?:it|that|this|them|on|the))|you may not|you don't have to|you needn't|out of the question|don't do|already (?:did|done|have|sent|got|has|seen)|you (?:did|sent|gave|showed|told)\b[^.?!]{0,20}\balready|(?:i|we)(?:'ve| have) (?:just |already )?(?:sent|emailed|texted|given|done|posted|put)\b[^.?!]{0,30}\balready|(?:i|we) (?:just |already )?sent|we've got (?:that|one|it) (?:already|covered)|not happening|no can do|wait (?:until|till|for)|hang on|not so fast|let me (?:check|ask|think|talk|speak)|let us (?:check|think)|(?:need|have) to (?:check|ask|think|talk)|(?:thanks|thank you|kind|lovely),? but(?! (?:only|just|please))|too (?:early|soon|much))\b/

/** Neither yes nor no, though it may begin like one. */
const evades =
  /^(?:maybe|perhaps|possibly|let me think|let us think|let (?:me|us) (?:first )?see (?:how|what|whether|if|first)|i(?:'ll| will) (?:think|see|have a think)|we'll (?:think|see)|we(?:'d| would) have to|i(?:'d| would) have to|let's see|i don't know|i'm not sure|not sure|i should|i might|it depends|depends|if\b|when\b|once\b|only if|that's (?:an idea|tricky|difficult)|hard to say|but\b|you get .* when\b|good question|what (?:for|would)|why (?!not))/

const accepts =
  /^(?:(?:ooh*|oh|ah|um+|uh+|er+m?|well|right|so|mm+|ha|god|lord|and|aye|i mean|look),? )*(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|today|tomorrow|(?:mon|tues|wednes|thurs|fri)day), (?=(?:yes|yeah|yep|sure|fine|okay|perfect|great|lovely)\b))?(?:(?:yes|yeah|yep|yup|yah|aye|ja|sure|surely|course|of course|certainly|absolutely|definitely|gladly|naturally|indeed|with pleasure|my pleasure|please|will do|on it|i'm on it|got it|done|no problem|no worries|no bother|okay|ok|okey|all right|alright|right|right you are|fine|great|perfect|lovely|brilliant|wonderful|excellent|grand|good|super|cool|deal|noted|understood|agreed|consider it done|by all means|happy to|more than happy|not at all|why not|thanks|thank you|cheers|go (?:ahead|on|for it)|do (?:that|it|so)|do(?=[.!,]|$)|that (?:i|we)(?:'d| would) (?:love|like|appreciate)\b|smashing|magic|ripper|beauty|too easy|champion|ace|sweet|splendid|marvellous|fantastic|terrific|awesome|bless you|go on(?: then)?(?=[.,!]|$)|that(?:'s| is)(?: \w+)? (?:kind|nice|generous|good|helpful|a (?:relief|help))(?: of you)?\b|sounds (?:good|great|fine|like a plan)|works for me|leave (?:it|that) (?:with|to) (?:me|us)|that(?:'d| would|'ll)(?: be)?(?: really| very)? (?:great|good|helpful|perfect|lovely|nice|brilliant|work|wonderful|useful|help)|that(?:'s| is) (?:fine|great|good|perfect|ok|okay|easy|no problem)|(?:i|we)(?:'d| would) (?:love|like|appreciate) (?:that|it|one)|(?:i|we) (?:can|could) do that|it (?:would|might|does|could|will)(?=[.,!]|$)|(?:you|she|he|they) (?:can|could|may)(?=[.,!]|$)|it's a deal|let's do (?:that|it))\b)/

/** The day or hour that was proposed, with praise alone: "Thursday's good", "Ten works". */
const acceptsDay =
  /^(?:(?:oh|ah|well|right|so|ha|mm+|and),? )*(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|noon|midday|half \w+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z-]+(?:st|nd|rd|th))(?: (?:morning|afternoon|lunchtime|evening|night|then))?(?:'s| is|'d be| would be|'ll be) (?:absolutely |perfectly |just |really |all )?(?:fine|good|great|perfect|lovely|grand|plenty|okay|ok|right|ideal|brilliant)\b(?! (?:for|with) (?:them|him|her)\b)|^(?:[a-z]+day|tomorrow|noon|\w+)(?: (?:morning|afternoon|evening))? (?:works|suits)(?: (?:for )?(?:me|us))?(?=[.,!]|$)/

/** "I can, yeah.", "Correct.", "If you would.", "This week, yes.", "By Friday, no problem.", "Both keys, I promise." */
const acceptsShortly =
  /^(?:(?:oh|ah|well|right|so|yeah),? )*(?:(?:i|we) (?:can|could|will|do|shall|should think so|think (?:so|i can|we can))(?:,? (?:yes|yeah|do that|sure))?[.!]*$|(?:correct|exactly|that's right|that's us|please do|if you (?:would|could|can|like|don't mind)|bless you|consider it \w+|can)[.!,]|(?:[\w'’-]+,? ){1,6}(?:yes|yeah|okay|ok|sure|fine|done|of course|will do|no problem|no bother|absolutely|i promise)[.!]*$)/

/** An agreement taken up again after a refusal: "No. Actually, yes, go on." */
const thinksAgain =
  /\b(?:actually|on second thoughts?|oh go on|all right then),? (?:yes|yeah|do|go on|please|why not|send)\b/
/** A question may agree by a no: "Would you mind sending it?" "Not at all." */
const noMeansYes = /^(?:no|not at all|of course not|no,? of course not)\b/

interface Asked {
  /** A promise is declined only by plain words: "No, that's fine" agrees with it. */
  isPromise: boolean
  /** "Would you mind …". */
  asksMind: boolean
  /** Another question came after it, so that a bare yes or no may belong to that one. */
  isFollowedByQuestion: boolean
}

/** "Lord.", "Hm." before the answer itself. */
const isOnlySound =
  /^(?:oh|ah|um+|uh+|er+m?|hm+|mm+|ooh|well|look|so|right|lord|god|jeez|gosh|blimey|crikey|goodness|heavens)[\s.!…,]*$/

/** Reads the sentences of the turn that answers; a refusal wins over a half yes before it. */
export function readAnswer(sentences: readonly string[], asked: Asked): Answer {
  const said = sentences.slice(0, 4).map((sentence) => normalise(sentence).trim())
  const texts = said.slice(isOnlySound.test(said[0] ?? '') && said.length > 1 ? 1 : 0).slice(0, 3)
  const [first = ''] = texts
  if (asked.asksMind && noMeansYes.test(withoutOpeners(first))) return 'accepted'
  if (texts.some((text) => thinksAgain.test(text))) return 'accepted'
  const isCourtesy = (rest: string) => courtesy.test(rest) || (asked.isPromise && fine.test(rest))
  const isDeclined = texts.some((text, order) => {
    // "Sure, you'll have them Friday. No wait, I'm off Friday.": the day is put right, not the yes.
    if (order > 0 && corrects.test(text)) return false
    const rest = withoutOpeners(text)
    const isOwnMatter = order > 0 && texts.slice(0, order).some((each) => promisesOwn.test(each))
    if (isOwnMatter && leadingNo.test(rest) && promisesOwn.test(text)) return false
    const isBareNo =
      order === 0 ||
      (/^(?:actually|well|but|hm|no|um)\b/.test(text) && !/^no,? (?:i|we)(?:'ll| will)\b/.test(text))
    if (leadingNo.test(rest) && isBareNo && !asked.isFollowedByQuestion && !isCourtesy(rest)) return true
    return declinesPlainly.test(text) || (!asked.isPromise && declines.test(text))
  })
  if (isDeclined) return 'refused'
  // "Pieter Nel? Let me see how the battery goes first."
  const answering = first.endsWith('?') && texts.length > 1 ? (texts[1] ?? '') : first
  if ([first, answering].some((text) => evades.test(withoutOpeners(text)))) return 'evaded'
  const isAccepted =
    accepts.test(first) || acceptsDay.test(first) || (!asked.isPromise && acceptsShortly.test(first))
  return isAccepted && !asked.isFollowedByQuestion ? 'accepted' : 'open'
}
