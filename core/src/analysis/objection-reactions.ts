import { findNumbers } from '../claims/numbers.ts'
import { toSentences } from '../text/sentences.ts'
import { countWords, normalise } from '../text/words.ts'
import { restoreApostrophes } from '../voice/apostrophes.ts'
import { isQuestion } from '../voice/metrics.ts'
import { sentimentOf } from '../voice/sentiment.ts'
import { answeredAgainst } from './objection-answers.ts'
import { inPlainWords } from './plain-words.ts'
import type { Line, Scene } from './scene.ts'
import { hasSum } from './sums.ts'
import { type Turn, toTurns } from './turns.ts'
import type { CompetitorMention, ObjectionKind } from './types.ts'

const opener = String.raw`^(?:(?:oh|ah|okay|ok|yeah|yes|look|right|well|no|um|hm|so|and|sir|god|but|ha)\b[\s,.…–—-]*)*`
/** The seller takes what was just said as a reason against. */
const concedes = new RegExp(
  String.raw`${opener}(?:ouch\b|that(?:'s| is)(?: a)? fair\b|fair (?:enough|point|call|comment|do's|does)\b|i hear (?:you|that|ya)\b|i (?:completely |totally |fully |quite |do )?understand\b|point taken|i (?:can )?(?:see|appreciate) (?:that|why|your)\b|i get (?:it|that|all that)\b|i don't blame you)`,
)
/** The seller admits it. */
const admits = new RegExp(
  String.raw`${opener}(?:(?:i'm |i am |we're )?(?:so |very |really |terribly |truly |awfully )?sorry\b(?! to hear| about that| to (?:interrupt|bother)|,? (?:what|could|can|say|i missed|i didn't|go on))|i apologi[sz]e|(?:my |our )?apologies|(?:you're|you are) (?:right|not wrong|quite right|absolutely right)|i (?:can't|won't|couldn't|'ll not|shan't) (?:defend|argue|blame)|i'?ll not argue|that one hurts|i know,? i know|(?:that's|thats|it's) not (?:good|great|okay|acceptable|on)\b|no argument|it did\b|it was,? (?:yes|yeah)|(?:i mean,? )?that (?:was|is|one's|one was) (?:on )?(?:me|us|our side|my side|ours|my fault|our fault|my board)\b|that's on (?:us|me)\b|i deserve (?:that|it)\b|i know[.,!]|that (?:should|shouldn't)(?:n't)? have)`,
)
/** The same in a later sentence of ours: "I saw the pictures. I'm sorry, those should never have left." */
const admitsFirmly =
  /^(?:i'm|we're|i am) (?:so |very |really |terribly |truly )?sorry,? (?:(?:that|those|these|it|this|they) |about the (?!wait|delay in))|^(?:that|those|these|it) should (?:never|not) have\b/
const takesBlame =
  /\b(?:(?:on|down to) (?:us|me)|(?:our|my) (?:own )?(?:fault|mistake|doing)|should(?:n't| not| never)? have|let you down)\b/
const negative =
  /\b(?:not|no|never|nobody|nothing|none|neither|cannot|hardly|without|lost|lose|broke\w*|stuck|wrong|cold|late|less|instead|only|waiting|waited|weeks|laugh\w*|angry|mad|hate\w*|worse|worst|incident|bad)\b|n't\b|\b(?:cant|dont|wont|didnt|doesnt|isnt|wasnt|havent|hasnt)\b/
/** Meetings, ways of contact, courtesy: what a seller also takes with "fair enough". */
const isCourtesy =
  /\b(?:call|calls|ring|phone|email|e-mail|invite|newsletter|meeting|monday|tuesday|wednesday|thursday|friday|tomorrow|o'clock|brochure|flyer|coffee|lunch|thanks|thank you|sorry|worries|problem|rush|hurry|joking|kidding|talk to you|on mute|hear you|can't hear)\b/

/** A question for how things are today: what answers it is their own trouble, none with us. */
const asksState =
  /\b(?:currently|today|now|nowadays|at the moment|these days|using|use|handle|do it|working|problems?|challenges?|happens|happened|trouble|pain|struggle|looking for|made you|brings you|what's it like|how is it|tell me)\b/

/** Our side proposes other terms. */
const offersTerms =
  /\b(?:what if|how about|what about|would you (?:be open|consider|take|accept)|could you live with|open to|if (?:you|we|it) (?:went|go|goes|sign|signed|took|take|book|booked|order|commit|did|started|start)\b|i could (?:look at|do|drop|get)|(?:shorter|longer|smaller|bigger|fewer) \w+|instead of|advance|up ?front|deposit|for (?:two|three|five) years)/
/** Proposals to talk or to send something are no terms. */
const offersTalk =
  /\b(?:call|talk|ring|meet|meeting|visit|come|invite|newsletter|send|email|show you|walk you|introduce|demo|open house|come|present|prepare|slides|put together|drop (?:by|in)|stop by|pop (?:by|in|over))\b/
const declines =
  /^(?:(?:oh|ah|well|um|uh|hm+|look|so|yeah|honestly|god|sir|ma'am)[\s,.…–—-]+)*(?:no\b(?! (?:problem|worries|rush|doubt|thank))|nope\b|nah\b|not (?:really|a chance|possible|for us)\b|never\b|out of the question)/
const exclaims =
  /^(?:(?:oh|ah|well),? )*(?:jesus|jeez|good (?:lord|god|grief)|lord|blimey|crikey|christ|ouch|oof|my god|my goodness|holy|yikes|bloody hell|heavens|mamma mia|strewth|gosh|wow|whoa|oh l[aà] l[aà]|wah|yoh|aiyah|ay|madre|mein gott|mamma|phew|hell)\b/
const accepts =
  /\b(?:fine|okay|ok|deal|workable|reasonable|good|great|fair|all right|alright|works|happy|perfect|lovely|agreed|not bad|not (?:that |so |too )?far off|live with)\b/
const rejectsSum =
  /\b(?:out of the question|no way|no chance|too|can't|cannot|won't|never|isn't|is not|not|far from)\b/

const priceTopic =
  /\b(?:price|prices|cost|costs|pay|paying|paid|money|budget|percent|cheap\w*|expensive|afford|euros?|pounds?|dollars?|discount|invoice)\b/
const personTopic =
  /\b(?:boss|board|partners?|director|husband|wife|committee|governors|trustees|council|sign|signs|approve|approves|decide|decides)\b/
const timeTopic =
  /\b(?:christmas|easter|season|deadline|harvest|exams|busy|january|february|march|april|june|july|august|september|october|november|december|months?|next year)\b/
const pastTopic =
  /\b(?:was|were|had|did|lost|broke|came|went|told|said|last|again|weeks|you|your|trust|data)\b/

export interface Reaction {
  line: Line
  kind: ObjectionKind
  /** The last sentence that belongs to it, where it takes several: "A hundred and four! For a screen!" */
  until?: Line
}

/** What a reason is about, by its words. */
function topicOf(text: string, rivals: readonly CompetitorMention[], line: Line): ObjectionKind {
  if (rivals.some(({ name }) => line.text.includes(name))) return 'competitor'
  if (priceTopic.test(text) || hasSum(text)) return 'price'
  if (personTopic.test(text)) return 'authority'
  if (timeTopic.test(text)) return 'timing'
  return pastTopic.test(text) ? 'trust' : 'need'
}

const lowerOf = ({ lower }: Line): string => inPlainWords(restoreApostrophes(lower))
/** "No, no, marvellous evening": a no that opens is an answer. */
const isNegative = (line: Line): boolean =>
  negative.test(lowerOf(line).replace(/^(?:no,? )+/, '')) || sentimentOf(line.text) < -0.2

/** What a customer may turn down or answer shortly without having anything against us. */
const asksFact =
  /\b(?:would you (?:like|want|mind)|would it (?:help|be)|(?:do|did) you (?:want|need|have|also)|shall (?:i|we)|should (?:i|we)|(?:can|could|may|might) (?:i|we|you)|have you|are you|is (?:it|there|that)|any|who|where|how (?:many|old|big|long|far))\b|^(?:and|what about|how about|how's) (?:[\p{L}']+ ?){1,4}\??$/u
/** "Fair enough" to what answers a question of ours takes note of the answer. */
function isPlainAnswer(lines: readonly Line[], asked: Line | undefined, reply: string): boolean {
  if (asked?.side !== 'us' || admits.test(reply)) return false
  const isOffer =
    (asksFact.test(asked.lower) && (isQuestion(asked.text) || !asked.isTidy)) ||
    (/^(?:\p{L}+,? )*(?:i|we) (?:could|can)\b/u.test(asked.lower) && offersTalk.test(asked.lower))
  return isOffer && (declines.test(lowerOf(lines[0] ?? asked)) || turnsDown.test(lowerOf(lines[0] ?? asked)))
}
const turnsDown =
  /^(?:(?:oh|ah|well|um|honestly|thanks),? )*(?:not (?:today|now|yet|this|really|needed)|in \p{L}+,? no\b|i'd rather not|i'd prefer not|thanks,? but|i can't\b|we're (?:fine|good|all right)|leave (?:it|that)|don't)/u

/** The sentence of a customer's turn that the seller then concedes or admits. */
function conceded(lines: readonly Line[], reply: string, asked: Line | undefined): Line | undefined {
  // "Ha, fair enough." takes a joke.
  const isAdmitted = admits.test(reply) || toSentences(reply).some(({ text }) => admitsFirmly.test(text))
  if (/^ha\b/.test(reply) || !(isAdmitted || concedes.test(reply))) return undefined
  if (isPlainAnswer(lines, asked, reply)) return undefined
  const statements = lines.filter(
    (line) => !isQuestion(line.text) && countWords(line.text) > 2 && !isCourtesy.test(lowerOf(line)),
  )
  // Being sorry for somebody's troubles is one thing, being to blame for them another.
  return statements.findLast(isNegative) ?? (takesBlame.test(reply) ? statements.at(-1) : undefined)
}

/** The start at a sum; where it is a sound alone, what is said next. */
function exclaimed(answer: readonly Line[]): Line | undefined {
  const at = answer.findIndex((line) => exclaims.test(lowerOf(line)))
  const line = answer[at]
  if (line === undefined || countWords(line.text) > 2) return line
  const next = answer[at + 1]
  return next && !isQuestion(next.text) ? next : line
}

/** Numbers of days or pieces are no sum. */
const isCounted =
  /\b(?:days?|weeks?|months?|years?|hours?|minutes?|people|pieces|of (?:them|those|us)|times)\b/
function repeats(text: string, offers: readonly string[]): boolean {
  if (isCounted.test(text) && !offers.some(hasSum)) return false
  const values = findNumbers(text).map(({ value }) => value)
  const named = new Set(offers.flatMap((offer) => findNumbers(offer).map(({ value }) => value)))
  return values.length > 0 && countWords(text) < 7 && values.every((value) => named.has(value))
}

/** The customer says the sum again and starts at it. */
function echoed(answer: readonly Line[], offers: readonly string[]): Omit<Reaction, 'kind'> | undefined {
  const [first, second] = answer
  if (!first || !repeats(first.text, offers) || accepts.test(lowerOf(first))) return undefined
  if (isQuestion(first.text)) return undefined
  const isStart = /!["'”’]*$/.test(first.text)
  const startsAfter =
    second !== undefined && (/!["'”’]*$/.test(second.text) || exclaims.test(lowerOf(second)))
  if (!isStart && !startsAfter) return undefined
  const isSame = second?.evidence.segmentIndex === first.evidence.segmentIndex
  return second && isSame && !isQuestion(second.text) ? { line: first, until: second } : { line: first }
}

/** The sentence that turns down other terms, or the sum just named. */
function declined(lines: readonly Line[], before: readonly Line[]): Line | undefined {
  const [first] = lines
  if (!first) return undefined
  const offers = before.map(({ lower }) => lower)
  const isTerms = offers.some((text) => offersTerms.test(text) && !offersTalk.test(text))
  if (isTerms && declines.test(lowerOf(first)))
    return lines.slice(0, 3).find((line) => countWords(line.text) > 3 && !isQuestion(line.text))
  if (!offers.some(hasSum)) return undefined
  const answer = lines.slice(0, 3)
  if (answer.some((line) => accepts.test(lowerOf(line)))) return undefined
  return (
    exclaimed(answer) ??
    answer.find(
      (line) =>
        hasSum(line.lower) &&
        rejectsSum.test(lowerOf(line)) &&
        !isQuestion(line.text) &&
        !isCourtesy.test(lowerOf(line)),
    )
  )
}

const asksDoubt =
  /\b(?:any|what|which|other|have|has|got) (?:\p{L}+ ){0,4}(?:doubts?|concerns?|worr(?:y|ies)|reservations?|hesitations?|misgivings|objections?)\b|\bwhat(?:'s| is| would be| might be)? (?:\p{L}+ ){0,3}(?:holding (?:you|him|her|them) back|stopping (?:you|him|her|them)|puts? (?:you|him|her|them) off|(?:worries|bothers|troubles|scares) (?:you|him|her|them)|in the way|the sticking point)\b|\b(?:anything|something) (?:else )?(?:that |which )?(?:worries|worrying|bothers|bothering|troubles|troubling|puts) (?:you|him|her|them)\b|\bwhy (?:the )?(?:hesitation|not)\?/u
const hasNone =
  /^(?:(?:oh|ah|well|um|honestly|no),? )*(?:no\b|nope|none\b|nothing\b|not (?:really|at all|that|any)|i don't think so|never\b)|\b(?:joking|kidding|happy|fine|looking forward)\b/
/** What answers the question for doubts; undefined where there are none. */
function doubted(answer: readonly Line[], asked: Line | undefined): Line | undefined {
  if (asked?.side !== 'us' || !isQuestion(asked.text) || !asksDoubt.test(asked.lower)) return undefined
  if (answer.slice(0, 2).some((line) => hasNone.test(lowerOf(line)))) return undefined
  return answer.slice(0, 2).find((line) => countWords(line.text) > 4 && !isQuestion(line.text))
}

const limits =
  /\b(?:can't|cannot|couldn't|won't|wouldn't|isn't|aren't|not|never|no way|hurts?|ouch|steep|stiff|lot|much|more than|above|over|only|instead|versus|against|the price of|the cost of|salary|budget|had in (?:my|mind|our)|in my head|was (?:thinking|hoping|expecting)|told (?:me|us|to)|keep it (?:under|below)|gave (?:me|us)|limit|ceiling|maximum|max|stretch|pay(?:ing)? now|paid)\b|n't\b/
/** What is asked, agreed or told of how things are is no answer to a price. */
const isOther =
  /\b(?:when|if you|next|monday|tuesday|wednesday|thursday|friday|send|call|email|include|including|that's (?:fine|fair|good|ok|okay)|happy|worth it|reasonable)\b/
/** When and how to be in touch: its numbers are hours. */
const isTalk =
  /\b(?:don't|do not|can't|not) (?:ring|phone|call|write|email|come|visit|meet)\b|\b(?:before|after|until|till) (?:eight|nine|ten|eleven|twelve|\d{1,2})(?=[.,!]|$)/
/** The customer repeats what we ask: "You wrote twenty-two pounds a vehicle." */
const repeatsOurs =
  /\byou(?:'re| are|'ve| have)? (?:at|wrote|quoted|said|sent|want|wanted|charge|charging|asking|put|offered)\b/

/** The first sentence of a turn that holds a limit against a sum that we have just named. */
function againstSum(answer: readonly Line[], before: readonly Line[]): Line | undefined {
  const stated = before.filter(({ text }) => !isQuestion(text)).map(({ lower }) => lower)
  const own = answer.findIndex(({ lower }) => repeatsOurs.test(lower) && hasSum(lower))
  const isOurs = stated.some(hasSum)
  if (!isOurs && own < 0) return undefined
  const said = answer.slice(own < 0 ? 0 : own + 1).slice(0, 4)
  if (said.some((line) => /\bnot (?:that |so |too )?far off\b/.test(lowerOf(line)))) return undefined
  if (said.some((line) => accepts.test(lowerOf(line)) && !limits.test(lowerOf(line)))) return undefined
  return said.find((line) => {
    const text = lowerOf(line)
    const isNumbered = findNumbers(line.text).some(({ value, unit }) => value > 9 && unit !== 'percent')
    return (
      !isQuestion(line.text) &&
      countWords(line.text) > 3 &&
      !isOther.test(text) &&
      !isTalk.test(text) &&
      limits.test(text) &&
      (isNumbered || /\b(?:price|money|cost|budget|number|sum|hurts|salary)\b/.test(text))
    )
  })
}

/**
 * Reasons against that show in how the two answer each other: the seller concedes or admits what the customer said, or the
 * customer turns down terms or a sum of the seller's. One sentence a turn, and none of a turn that holds one of `known`.
 */
export function findReactions(
  scene: Scene,
  known: ReadonlySet<Line>,
  rivals: readonly CompetitorMention[],
): Reaction[] {
  const turns = toTurns(scene.lines)
  const linesOf = (turn: Turn | undefined): Line[] =>
    turn === undefined ? [] : scene.lines.slice(turn.from, turn.until)
  return turns.flatMap((turn, order): Reaction[] => {
    const lines = linesOf(turn)
    if (lines[0]?.side !== 'them' || lines.some((line) => known.has(line))) return []
    const [after, before] = [linesOf(turns[order + 1]), linesOf(turns[order - 1])]
    const reply =
      after[0]?.side === 'us'
        ? normalise(
            after
              .slice(0, 2)
              .map(({ text }) => text)
              .join(' '),
          ).trim()
        : ''
    const asked = before.at(-1)
    const isOwnTrouble =
      asked?.side === 'us' && isQuestion(asked.text) && asksState.test(asked.lower) && !admits.test(reply)
    const line =
      doubted(lines, asked) ??
      (reply === '' || isOwnTrouble ? undefined : conceded(lines, restoreApostrophes(reply), asked)) ??
      (before[0]?.side === 'us' ? declined(lines, before) : undefined)
    const echo =
      before[0]?.side === 'us'
        ? echoed(
            lines,
            before.map(({ text }) => text),
          )
        : undefined
    if (echo) return [{ ...echo, kind: 'price' }]
    const against = line ? undefined : againstSum(lines, before[0]?.side === 'us' ? before : [])
    if (against) return [{ line: against, kind: 'price' }]
    if (line) return [{ line, kind: topicOf(lowerOf(line), rivals, line) }]
    const answered = answeredAgainst(lines, before[0]?.side === 'us' ? before : [])
    return answered ? [answered] : []
  })
}
