import { findNumbers } from '../claims/numbers.ts'
import { countWords } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import { budgetCues, givers } from './budget-cues.ts'
import type { FactCandidate } from './fact-candidates.ts'
import { type Hear, hearBudget } from './fact-model.ts'
import { isGivenName } from './given-names.ts'
import { customerLines, findAnswers } from './question-answers.ts'
import { correctedIn, isOnlySum, revisedIn } from './revisions.ts'
import type { Line, Scene } from './scene.ts'
import { findSums, type Sum, startsWithSum } from './sums.ts'

/** What makes the clause one of prices, of the past or of a wish. */
const otherClause =
  /\b(?:last (?:year|time|tender|round|contract)|previous(?:ly)?|used to|wish|imagine|suppose|if we had|if i had|would need|'d need|(?:over|above|beyond|exceeds?|outside) (?:the |our |my )?budget)\b/
const priceClause =
  /\b(?:spent|paid|(?:i|we|they) pay|charg\w+|quot\w+|costs?|costing|price|bill(?:ed|s)?|invoices?|fine|penalty|turnover|revenue|sales|salary|wages|rent|lost|losing|lose|owe|told (?:us|me)|last year|(?:you|they|he|she) (?:said|want|wants|asked?|offer\w*)|wanted|(?:has|have|had|'ve|'s) (?:given|offered|quoted|asked) (?:me|us|for)|came in at|discount|save|saves|people|users|if i)\b/
/** "If you go up to 4,000 I can do $3.30", "if he takes all of them, head office would go to thirty-eight" */
const isOnTerms =
  /\bif you\b[^.;!?]{0,40} (?:i|we) (?:can|could) (?:do|go to|offer|give you)\s*\S{0,3}$|\bif (?:he|she|they) (?:takes?|orders?|buys?|commits?)\b[^.;!?]{0,50} (?:would|could|can) (?:do|go (?:down )?to|offer)\s*\S{0,3}$/
const priceAfter =
  /^[^.,;!?]{0,25}\b(?:is what (?:we|they|you|i) (?:pay|charge|want)|we (?:spent|paid)|i (?:spent|paid)|too much|more than)/
/** "There was €9,000 in last year's plan, but it went on tyres", "Ed had $14,500, but everything is being cut". */
const isOfBefore =
  /^[^.;!?]{0,25}\b(?:in |of |from )?(?:last year(?:'s)?|the year before)\b(?! (?:too|as well|and this))/
const wasThere = /\b(?:there (?:was|were)|(?:(?!(?:we|i)\b)\p{L}+) had)(?: only| about| around)?\s*\S{0,3}$/u
const isGone = /^[^.;!?]{0,40},? but\b/
/** "Ten for the whole of safety, but three has already gone": less than that is left. */
const isPartlySpent =
  /^[^.;!?]*?\b(?:but|although|only) [^.;!?]{1,30}\b(?:has|have|'s|'ve|is|are) (?:already |since )?(?:gone|been spent|spent|used|been used|taken|been taken)\b(?![^.;!?]*\b(?:so|leaves|leaving|left)\b)/
/** "There's two million for the roof, but that's another pot": nothing of what is bought here. */
const isAnotherPot =
  /^[^.;!?]{0,60}\b(?:an)?other (?:pot|budget|purse|line|account|pocket)\b|^[^.;!?]{0,60},? but (?:that|it)(?:'s| is) not (?:ours|mine|up to (?:us|me))\b|^[^.;!?]{0,60},? (?:that|it)(?:'s| is) (?:theirs|his|hers|separate|extra|apart|something else|another (?:matter|thing|story)|for (?:the |our )?\w+ (?:only|alone))\b|^[^.;!?]{0,60}\b(?:a (?:different|separate)|somebody else's|someone else's) (?:pot|budget|purse|line|account)\b/
/** "There's nowt set aside for owt": no sum of the answer is one. */
const isNone =
  /\b(?:there(?:'s| is|s)|there isn't|(?:i|we)(?:'ve| have)(?: got)?|(?:i|we) haven't(?: got)?) (?:no|nowt|nothing|not|any|anything)\b.{0,30}\b(?:set aside|put aside|budget|line|pot|money|put by|for (?:it|that|this|owt))\b/
/** "My own limit's five thousand", "above five thousand it's Mr Seah": what somebody may sign. */
const ownLimit =
  /\b(?:own|signing|sign-?off|approval|personal|card) limit(?:'s| is| was| of)?(?: \w+)?\s*$|^(?:[^.,;!?]{0,20},? )?(?:above|over|beyond|below|under|up to|anything (?:above|over|below|under|up to)|owt over)\s*$/
const goesToOther =
  /^[^.;!?]{0,20}?,? (?:it's|it is|that's|that is|it|that|he|she|they|goes|needs)\b(?! (?:too|not|all|what|the (?:budget|limit|most|maximum|end))\b)/
/** "This year it was €80,000." */
const wasThisYear =
  /\b(?:this|last) year (?:it|that|we|they) (?:was|had|spent|paid)(?: about| around| only)?\s*\S{0,3}$/
/** "The whole training budget is 40 lakh, but most of it is for travel." */
const isOfAll =
  /\b(?:whole|entire|total|overall)\b[^.;!?]{0,30}\b(?:is|was|are|were)(?: about| around)?\s*\S{0,3}$/
/** "The council would give 30,000, but that's for the windows": what "but" follows is no certain sum, unless it only says how little that is. */
const isTakenBack =
  /^[^.;!?]{0,60}, but (?!(?:only just|just|no more|not a|that's (?:all|it|the|tight|everything|fixed)|it's (?:all|tight|fixed|not much)|i'd (?:like|rather|prefer)|(?:i|we) (?:can|could) (?:go|stretch))\b)/
/** "In July, sixty thousand. But that's going into doors." */
const goesElsewhere =
  /^but (?:that|it|this|they|those)(?:'s| is|'re| are| goes| go| went)(?: all| already| mostly)? (?:for|going|gone|theirs|not (?:ours|mine|for)|meant|spent|spoken|another|a different|into|to)\b/
/** "NOK 3.4 million" */
const currency = / (?:nok|sek|dkk|eur|usd|gbp|chf|inr|zar|aud|nzd|cad|pln|czk|kes|ngn|aed|sgd|rs\.?|kr\.?) $/
const isPast = (said: string, rest: string): boolean =>
  isOfBefore.test(rest) ||
  wasThisYear.test(said) ||
  ([wasThere, isOfAll].some((words) => words.test(said)) && isGone.test(rest))
const isAuthority = (said: string, rest: string): boolean =>
  /\blimit\b/.test(said.slice(-25)) ? ownLimit.test(said) : ownLimit.test(said) && goesToOther.test(rest)
/** "No more than two thousand without her": what one may spend alone. */
const aloneAfter =
  /^[^.,;!?]{0,25}\b(?:without (?:him|her|them|my|our|asking|\p{L}+'s)|on my own|on (?:my|his|her) (?:signature|authority)|(?:by )?myself)\b/u
const denied =
  /(?:\b(?:not|never|nobody|without|isn't|wasn't|less than)|n't|\bdon't have|\bno)\s*(?:\w+\s){0,2}$/
/** Words that make the next sentence of the speaker an answer about the budget. */
const opensBudget =
  /\b(?:approved|agreed|fixed|official|set|exact|firm|final|real) (?:number|figure|sum|amount|budget)\b|(?<!(?:over|above|beyond|outside|of) (?:the |our |my )?)\bbudgets?\b/

const farthestCue = 140
const clauseBefore = (text: string): string =>
  text
    .slice(-90)
    .split(/[,;:.!?]|\bbut\b/)
    .at(-1) ?? ''

/** "NimbusGrid has given us thirty-three lakh": a company's offer, where a person's would be a budget. */
const givesSum =
  /(\p{Lu}[\p{L}'’-]+?)(?:['’]s|,)? (?:has |have |had )?(?:already |only )?(?:given|gave|gives?|offered|quoted) (?:me|us) (?:[\p{Ll}]+ ){0,3}$/u
/** "Bank's given us thirty-two grand" at a sentence's start. */
const isGiver = new RegExp(`^(?:${givers})$`, 'i')
function isOfferedBy({ text }: Line, index: number): boolean {
  const name = givesSum.exec(text.slice(0, index))?.[1]
  return (
    name !== undefined &&
    !isGivenName(name) &&
    !/^(?:They|He|She|We|I|It|That|The|My|Our|Who|Nobody)$/.test(name) &&
    !isGiver.test(name)
  )
}
/** "Nine hundred per seat" */
const ofEach = /^ (?:per|an?|for each|each) [a-z]+(?: (?:per|a) (?:month|year|week|day))?\b/i

/** Whether a sum is what somebody may sign, of the past, of another pot, or taken back; `said` stands before it, `rest` after it. */
const isOtherMoney = (said: string, rest: string): boolean =>
  isAuthority(said, rest) ||
  aloneAfter.test(rest) ||
  isPast(said, rest) ||
  (isTakenBack.test(rest) && leftOf(rest) === null) ||
  isAnotherPot.test(rest)

/** Whether the words around a sum make it a budget: 2 where they do, 1 where only the question before does, 0 else. */
function weigh(line: Line, sum: Sum, isAsked: boolean, next: Line | undefined): 0 | 1 | 2 {
  const said = line.lower.slice(Math.max(0, sum.index - farthestCue), sum.index).replace(currency, ' ')
  const rest = line.lower.slice(sum.end)
  const clause = clauseBefore(said)
  if (next?.speaker === line.speaker && goesElsewhere.test(next.lower)) return 0
  if (isOtherMoney(said, rest) || isPartlySpent.test(rest)) return 0
  if (isOfferedBy(line, sum.index) || isOnTerms.test(said)) return 0
  if (otherClause.test(clause) || otherClause.test(said.slice(-50))) return 0
  const isLast = /^[.!…\s]*$/.test(rest)
  const follows = isLast && next?.speaker === line.speaker ? `, ${next.lower}` : rest
  const cued = budgetCues.some((cue) => {
    const match = cue.before?.exec(said)
    if (cue.before && (!match || denied.test(said.slice(0, match.index)))) return false
    return (
      sum.size >= cue.size && (!sum.isPerUnit || cue.perUnit === true) && (cue.after?.test(follows) ?? true)
    )
  })
  if (cued) return 2
  if (sum.isPerUnit) return 0
  const told = clause.replace(/\b(?:he|she|they) (?:said|says)\b/, ' ')
  const isPrice = priceClause.test(isAsked ? told : clause) || priceAfter.test(rest) || denied.test(said)
  return isAsked && !isPrice ? 1 : 0
}

/** Whether the words around a sum make it a price, one of the past or none at all. */
function isPriced({ line, index, value }: FactCandidate): boolean {
  const said = line.lower.slice(0, index)
  const clause = clauseBefore(said)
  const rest = line.lower.slice(index + value.length)
  return (
    [otherClause, priceClause].some((words) => words.test(clause)) ||
    priceAfter.test(rest) ||
    isOnTerms.test(said) ||
    isOtherMoney(said, rest) ||
    denied.test(said) ||
    isOfferedBy(line, index) ||
    /^[^.,;!?]{0,20}\b(?:over|above|short|beyond) (?:our|the|my) budget\b/.test(rest)
  )
}

/** Whether our side named the sum before: a price that a customer repeats is no budget. */
function isOffered(scene: Scene, line: Line, { text }: Sum): boolean {
  const earlier = scene.lines.slice(0, scene.lines.indexOf(line))
  return earlier.some(({ side, lower }) => side === 'us' && lower.includes(text.toLowerCase()))
}

/** Whether nothing but a word or two stands before it in the answer: "I don't know yet. This year it was 80,000." answers with its first sentence. */
function isFirstSaid(line: Line, answer: readonly Line[]): boolean {
  const at = answer.indexOf(line)
  return at >= 0 && answer.slice(0, at).every(({ lower }) => countWords(lower) <= 3 && !/\bno\b/.test(lower))
}

const asksBack =
  /^(?:(?:so|and|but|okay|ok|right|fair enough|i see|well)[,.]? )*what (?:have you got|do you have|can you (?:do|pay|spend|manage)|could you (?:do|pay|manage)|would you pay)(?: then)?\?$/
const tooDear =
  /\b(?:too (?:much|high|dear|expensive|steep)|more than (?:we|i)|ouch|steep|can't (?:pay|go|do|take|get|afford)|won't get (?:that|it) past|over (?:our|my|the) budget)\b/
/** "That's too much." "What have you got?" "Forty-eight thousand for the season.": asked of what was too dear, whatever is said of money. */
function answersToPrice({ lines }: Scene): Line[][] {
  return lines.flatMap((line, at) => {
    const before = lines.slice(Math.max(0, at - 3), at)
    const isAsked =
      line.side === 'us' &&
      asksBack.test(line.lower) &&
      before.some(({ side, lower }) => side !== 'us' && tooDear.test(lower))
    const answer = lines[at + 1]
    return isAsked && answer && answer.side !== 'us' ? [[answer]] : []
  })
}

interface FoundBudget {
  line: Line
  value: string
}

/** "Twenty in the pot, but five went on the fence, so fifteen.": what is left of it. */
function leftOf(rest: string): string | null {
  const match =
    /\b(?:went|gone|spent|took|taken|used|minus|less)\b[^.;!?]*?,? (?:so (?:that's |it's |we're left with )?|(?:that |which )?leaves (?:us |me )?(?:with )?|leaving (?:us |me )?(?:with )?)(?<left>.+)$/i.exec(
      rest,
    )
  const left = match?.groups?.['left']
  if (left === undefined || !startsWithSum(left)) return null
  const [number] = findNumbers(left)
  return number?.text ?? null
}

/** What their side says next, without a word of ours between. */
function sameAnswer(said: Line, lines: readonly Line[], scene: Scene): Line[] {
  const from = scene.lines.indexOf(said)
  const after = scene.lines.slice(from + 1, from + 6)
  const ours = after.findIndex((line) => !lines.includes(line))
  return ours < 0 ? after : after.slice(0, ours)
}

/** "Out of that I can spend 310,000 on crates." */
const isPartOf = /^(?:(?:and|but|so),? )?(?:from|of|out of) (?:that|it|which|those),? /i
function partOf(text: string): string | null {
  const [sum] = isPartOf.test(text) ? findSums(text) : []
  return sum === undefined || sum.isPerUnit ? null : sum.text
}

/** A sum as the next sentences of their side put it right: "No, wait, thirty-four." */
function revised(found: FoundBudget, following: readonly Line[]): FoundBudget {
  return following.reduce<FoundBudget>((current, line, order) => {
    if (isQuestion(line.text)) return current
    // Of two on their side the one puts the other right: "Thirteen and a half. We took five hundred out."
    const isOther = line.speaker !== current.line.speaker && isOnlySum(line.text)
    const value = isOther
      ? correctedIn(` no ${line.text}`)
      : (revisedIn(line.text, following[order - 1]?.text ?? null) ?? leftOf(line.text) ?? partOf(line.text))
    return value === null ? current : { line, value }
  }, found)
}

/**
 * What the customer can spend, as it was said ("eleven hundred a year"): a sum with the words of a budget, else one that
 * answers the question for it, else the one that a trained classifier hears. Of several the last holds, as it revises those before. Never prices, or sums per unit.
 */
export function findBudget(scene: Scene, hear: Hear = hearBudget): FoundBudget | null {
  const lines = customerLines(scene)
  const answers = [
    ...findAnswers(scene, 'budget').map((answer) => answer.lines),
    ...answersToPrice(scene),
  ].filter((answer) => !answer.some(({ lower }) => isNone.test(lower)))
  const stated: FoundBudget[] = []
  const answered = new Map<Line, FoundBudget>()
  for (const [order, line] of lines.entries()) {
    if (isQuestion(line.text)) continue
    const previous = lines[order - 1]
    const isNext = previous !== undefined && scene.lines[scene.lines.indexOf(line) - 1] === previous
    const opener =
      isNext && previous.speaker === line.speaker && opensBudget.test(previous.lower) ? previous : undefined
    const topic = answers.find((answer) => isFirstSaid(line, answer))?.[0] ?? opener
    const sums = findSums(line.text)
    for (const sum of sums) {
      const isAsked = topic !== undefined && !isOffered(scene, line, sum)
      const weight = weigh(line, sum, isAsked, lines[order + 1])
      const rest = line.text.slice(sum.end)
      const each = sum.isPerUnit ? (ofEach.exec(rest)?.[0] ?? '') : ''
      const value = correctedIn(rest) ?? leftOf(rest) ?? sum.text + each
      const found = () => revised({ line, value }, sameAnswer(line, lines, scene))
      if (weight === 2) stated.push(found())
      else if (weight === 1 && topic && !answered.has(topic)) answered.set(topic, found())
    }
  }
  const found = stated.at(-1) ?? [...answered.values()].at(-1)
  if (found) return found
  const heard = hear(scene)
  if (!heard || isPriced(heard)) return null
  const own = sameAnswer(heard.line, lines, scene).filter(({ speaker }) => speaker === heard.line.speaker)
  return revised(heard, own)
}
