import { normalise } from '../text/words.ts'
import type { Utterance } from './utterances.ts'

/** What sellers say. */
const sells = [
  // who calls and why
  /\b\w+ this side,? from \w|^(?:hi|hello|hey|good (?:morning|afternoon|evening)|morning|afternoon) \w+(?: and \w+)?, \w+(?: \w+)? from \w/g,
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening))[^.?!]{0,40}\b(?:it's|this is) \w+(?: \w+)? (?:from|with|at|of) \w/g,
  /\b(?:did you (?:get|have) (?:a chance|time|a look)|(?:last time )?you (?:said|told me|mentioned)(?: on the phone)?(?= you| that| the)|i'm just (?:checking|following up)|i wanted to (?:see|check|follow up))\b/g,
  /\bwe (?:give|train|guarantee|support|sit on|work with|do the|take care of|handle the) |\byou(?:'d| would|'ll) (?:get|have) (?:a|the|it|one|your|\p{Lu})|\bif you sign\b|\b(?:no )?set-?up fee\b/gu,
  /\bi(?:'ll| will) (?:draft|come back with|come back to you|connect you|write (?:that|the|you)|forward you|drop off|have (?:it|the|our|them))\b|\bshall i (?:draft|send|set|book|call|put)\b|\bhow (?:many|much) \w+ are (?:we|you)\b/g,
  // their own offer
  /\bour (?:platform|product|software|solution|pricing|price|rates|customers|clients|service|services|system|\w+ plan|planner|engineers?|technicians?|trainers?|installers?|drivers?)\b/g,
  /\bwe(?:'d| would|'ll| could| can| also)? (?:offer|provide|supply|integrate|insure|deliver|install|include|cover|usually charge|normally charge)\b|\bwe(?:'d| would) (?:\w+ )?(?:be|come) (?:at|to|in at|around)\b/g,
  /\b(?:i|we)(?:'ll| will|'d be happy to| can| could) (?:walk you|show you|share|prepare|set up|quote)\b|\b(?:send|get|e-?mail) you (?:a|an|the|our|some|two|three) (?:\w+ ){0,2}(?:quote|proposal|offer|estimate|layout|samples?|profiles?|invoice|instructions|brochure|information|link)\b/g,
  /\b(?:i|we) (?:can|could) (?:do|offer|give|take|make) (?:you |it |that )?/g,
  // their questions
  /\btell me (?:about|more|a bit)\b|\bwalk me through (?:your|how)\b|\bwhat (?:are you|do you) (?:currently )?(?:using|use|looking)\b|\bwhat's your (?:budget|timeline|e-?mail)\b|\b(?:best|right) e-?mail for you\b/g,
  /\b(?:have you got|do you have|is there) (?:a |any )?(?:sum|budget|figure|number|money)\b|\bwhat (?:kind of )?(?:spend|budget)\b|\bhow (?:big|many|much|often|old)(?:'s| is| are)? (?:\w+ )?(?:is |are )?(?:your|you)\b/g,
  /\bwhen (?:would|do) you (?:want|need|like) (?:it|to (?:start|go live)|them|us)\b|\bwhat do you need\b|\bwho (?:decides|signs|makes the)\b|\b(?:is it|and it's|are) you who (?:decides?|signs?|makes?)\b/g,
  /\b(?:would you (?:also )?(?:like|want)|do you want|did you want) (?:me|us) to\b|\bcan you (?:both |all |guys |two )*see (?:my|the|our) (?:screen|slides|slide)\b|\b(?:euros?|pounds|dollars|francs) (?:per|a|for each) \p{L}+ (?:and|per|a) (?:month|year|week)\b|\bi could go (?:down )?to\b|\bwould you (?:also )?sign\b|\bi'd (?:like|love) to (?:come|show|see|stop|drop)\b|\bdoes that (?:make sense|work for you)\b/gu,
  /\bthanks (?:everyone |all |both )?for (?:taking the time|your time|joining|hopping)\b|\b(?:demo|proposal|case study|free trial|turnkey|layout for you)\b|\bany (?:other )?questions\b|\bhow can i help\b|\byou (?:asked us|filled|wrote|emailed us|downloaded)\b/g,
]
/** What buyers say. */
const buys = [
  /\bwhat(?:'s| is) the (?:\w+ )?(?:rate|price|cost|fee|notice period|minimum|lead time|catch)\b|\bremind me,? what\b|\bcan you (?:also )?(?:throw in|come down|match)\b/g,
  /\b(?:above|more than|over|less than) what we pay\b|\bwe pay \w+|\b(?:my|our) (?:limit|wife|husband|coo|neighbou?r) |\bi want to see\b|\b(?:we|i) (?:would|'d) have to (?:lease|ask|check)\b/g,
  /\bhow much (?:is|does|would|do)\b|\bwhat (?:does|would|do) (?:it|that|this|they|you) (?:cost|charge)\b|\bwhat's (?:it|that|the price|the cost)(?: per)?\b|\bhow soon can you\b/g,
  /\bour budget\b|\b(?:gave|give|gives) (?:me|us) \w+ (?:thousand|hundred)\b|\btoo expensive\b|\b(?:told|quoted|offered) (?:us|me) \w+|\byou(?:'ve| have)? quoted\b|\b(?:is|are) (?:giving|offering|quoting) (?:me|us)\b/g,
  /\bwe(?:'re| are) (?:using|looking|currently|evaluating)\b|\bwe(?:'d| would)? (?:currently )?(?:use|need|pay)\b|\bwe're (?:with|at) \p{L}+ (?:now|today|at the moment)\b/gu,
  /\b(?:do|can|could) you (?:guys )?(?:offer|have|support|integrate|do|send|deliver|find out|bring|record)\b|\bdoes it\b|\bis there (?:a|going to be)\b|\bcan (?:i|we) (?:switch|ask|see|get|have|keep|cancel|export)\b/g,
  /\bmy boss\b|\bour (?:ceo|cfo|cto|it team|legal|procurement|board|accountant|bookkeeper|landlord|works council)\b/g,
  /\byour (?:platform|product|pricing|price|software|solution|demo|website|proposal|offer|quote|terms|system)\b/g,
  /\bwhat do you need from (?:me|us)\b|\b(?:i'm|we're|i am|we are) not signing\b|\bmy customers\b/g,
]

const count = (text: string, patterns: readonly RegExp[]): number =>
  patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)

/** The seller's cues in a speaker's words less the buyer's. */
export function countCues(utterances: readonly Utterance[], label: string): number {
  const text = normalise(
    utterances
      .filter((utterance) => utterance.speaker === label)
      .map((utterance) => utterance.text)
      .join(' '),
  )
  return count(text, sells) - count(text, buys)
}
