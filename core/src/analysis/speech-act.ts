/**
 * What a clause does beside naming an action. Only a plain statement or question (null) can become a task: the others are
 * `supposition` ("maybe we should"), `condition`, `past`, `habit`, `refusal`, and what is done `during the call`.
 */
type SpeechAct = 'supposition' | 'condition' | 'past' | 'habit' | 'refusal' | 'during the call'

const softCondition =
  /\bif (?:that|it|this)(?:(?:'s| is)(?= (?:okay|ok|fine|all ?right|alright|good|easier|better|helpful|useful|handy|simpler|quicker|possible|convenient|not too|no (?:bother|trouble)|any (?:help|use|good|easier|better)|of (?:any )?(?:use|help|interest)|what|how|worth)\b)| works| helps| sounds| makes)[^,]*|\bif (?:you(?:'d| would)? (?:like|want|don't mind|can|could|prefer)|possible|okay|needed|necessary|you're (?:ok|okay|free|open|up|available))\b|\bif i get (?:a|an|the|any|my) \w+/g
const hardCondition =
  /\b(?:if|unless|once (?!we hang|we're (?:done|off)|i'm |i am |i get )|in case|provided|assuming|suppose|supposing|as long as|so long as|as soon as (?!possible|i can|we can)|depending on|until you|(?:only|not) (?:when|after|before)|(?:when|after) (?:you|they|he|she|legal|the \w+)(?:'ve| have| has|'s(?! (?:back|in|here|home|off|free|out|up|around|done|over)\b)| sign| signs| pay| pays| agree| agrees| confirm| confirms| decide| decides| approve| approves))\b/
/** Verbs whose question is what has to be found out: "check whether it works". */
const asksWhether =
  /^(?:check|see|ask|find out|confirm|verify|clarify|look into|figure out|investigate|know|research|test|double-check|let (?:you|me|us|them) know)\b/
const subordinate = /\b(?:if|whether|that|which|who|what|how|because|since|so that|where)\b/

interface Row {
  act: SpeechAct
  pattern: RegExp
}

/** Read in the main clause alone: from its start to the first word that subordinates. */
const mainClause: Row[] = [
  // What the speaker thinks over, wishes or tries.
  {
    act: 'supposition',
    pattern:
      /\b(?:maybe|perhaps|possibly|probably|hopefully|might|may (?:have|want) to|(?:i|we)(?:'d)? (?:guess|suppose|imagine|think|believe|hope|wonder|wish)|i'd (?:say|rather|love|hate)|(?:i|we) (?:should|ought to)\b(?! be able)|(?:try|trying) (?:to|and)|what if|one day|some ?day|ideally|(?:then|so that|that way|so) (?:i|we) (?:can|could)|in theory|in principle|was thinking|thinking (?:of|about|i|we))\b/,
  },
  // What was intended, said or done before.
  {
    act: 'past',
    pattern:
      /\b(?:was|were) (?:going to|about to|meant to|supposed to|planning)\b|\bused to\b|\bwould have\b/,
  },
  {
    act: 'habit',
    pattern:
      /\b(?:always|usually|normally|typically|generally|every (?:single )?(?:day|week|month|quarter|year|time|morning|night|monday|tuesday|wednesday|thursday|friday)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|on an? (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
  },
  {
    act: 'refusal',
    pattern: /\b(?:won't|can't|cannot|couldn't|not going to|never|no longer|refuse to|nobody|no one)\b/,
  },
  {
    act: 'during the call',
    pattern:
      /\b(?:right now|while (?:we're|i'm|i've|you're|we) (?:talking|on|here|got|speaking|speak)|as we speak|as i speak|on my screen)\b/,
  },
]

/** A word of the whole sentence that takes its certainty away again. */
const disclaimer =
  /\b(?:no promises?|can't promise|not promising|won't promise|we'll see|no guarantees?|don't hold me to|just dreaming|just kidding|only joking|i keep saying)\b/

/** "I can't promise anything, but I'll ask": the asking is promised. */
const promisesLess =
  /\b(?:can't|cannot|won't|not) promis\w*[^,;.]*,? but (?=(?:i|we)(?:'ll| will) (?:ask|check|see|find out|try|look|put|speak|talk|pass)\b)/
/** "Tonight, once this one's in bed": at what hour of a day that is certain. */
const onceThatDay =
  /(?<=\b(?:today|tonight|tomorrow|morning|afternoon|evening|\w+day),? )(?:once|when) (?:i|we|i'm|we're|this one|the (?:kids?|children|baby|boys?|girls?|shop|\w+ ?ones?)|he|she)(?:'s|'m|'re| is| are| am)? (?:in bed|asleep|home|back|off|out|in|at|closed|shut|done|get|got)\b[^,]*/
/** Whether what is to be done waits for something else. `before` and `body` in lower case; `body` starts with its verb. */
function isConditional(before: string, body: string): boolean {
  const opening = before.replace(softCondition, '')
  if (hardCondition.test(opening) || /\bwhether\b|\bwould(?! you)\b/.test(opening)) return true
  if (asksWhether.test(body)) return false
  return hardCondition.test(body.replace(softCondition, '').replace(onceThatDay, ''))
}

/**
 * Tells the act of a clause that holds a cue: `before` what stands before the cue, `cue` its words, `body` what follows
 * from the verb on, `sentence` all of it; in lower case.
 */
export function readSpeechAct(before: string, cue: string, body: string, sentence: string): SpeechAct | null {
  if (disclaimer.test(sentence.replace(promisesLess, ' '))) return 'supposition'
  if (isConditional(before, body)) return 'condition'
  if (/\b(?:not|never|no longer)$/.test(before.trim()) || /^(?:not|never)\b/.test(body)) return 'refusal'
  if (/\bdon't (?:need to|have to|think|want to)\b/.test(before)) return 'refusal'
  // "I'd say by Thursday" only softens the day.
  const spoken = (body.split(subordinate)[0] ?? '').replace(
    /,? ?\b(?:i'd|id|i would) say(?= (?:by|on|before|around|within)\b)/,
    '',
  )
  const main = `${before} ${cue} ${spoken}`.replace(/\s+/g, ' ')
  return mainClause.find(({ pattern }) => pattern.test(main))?.act ?? null
}

/** Only to hear or see each other: "call you", "talk again", "come over". */
const contact =
  /^(?:(?:fix|pencil in|find) (?:a|the|another|our) (?:quick |short |next |first |second )?(?:follow-?up|date|time|day|slot|meeting|call|chat|catch-?up)(?=$|[,.;?!]| (?:for|on|at|then|next|this|with (?:you|me|us)))|(?:give|drop) (?:you|me|us) a (?:call|ring|bell|buzz)|(?:call|ring|phone|see|meet|visit) (?:(?:you|me|us)(?: back)?|this number|that number|back|again)\b(?! (?:about|with|once))|(?:talk|speak|check in|catch up|touch base|meet|meet up)(?: again)?(?: (?:to|with) (?:you|me|us))?(?=$|[,.;?!]| (?:on|at|by|again|then|tomorrow|today|next|in|this|soon|mon|tues|wednes|thurs|fri))|(?:come|pop|drop|swing) (?:in|by|over|round|out|along|for|to|up|down|and see|and look|and have a look|on)\b)/
/** "Go through it together, say on Wednesday". */
const isJoint =
  /^(?:go (?:through|over)|look (?:at|over|through)|review|discuss|see|compare|sit down|do (?:it|that)|talk|speak|meet)\b.*\b(?:together|again)\b(?!.*\b(?:with|and) (?:my|our|your|the)\b)/
/** "Call me on Friday at half past nine": nothing more than when they talk. */
const calls = /^(?:call|ring|phone|give) (?:me|us)\b/
const hour =
  /\bhalf (?:past )?\w+|\bquarter (?:past|to) \w+|\bat (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b|\d(?::\d\d)? ?[ap]\.?m|\bo'clock\b/
const content =
  /\b(?:about|with|when|once|if|because|to (?!(?:a |one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))|and|so that)\b/
const settled =
  /\b(?:[a-z]+ it is|half (?:past )?\w+|quarter (?:past|to) \w+|at (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)|(?:mon|tues|wednes|thurs|fri)day the|\d(?::\d\d)? ?[ap]\.?m|o'clock)\b/

/**
 * Whether a task would only say that the two meet at a time just agreed: to talk or come by, an offer to call on no
 * certain day, or "I'll call you" right after the hour. `said` is the turn so far with the line before it, in lower case.
 */
export function isMeeting(body: string, isPromise: boolean, hasDay: boolean, said: string): boolean {
  if (isJoint.test(body) || (calls.test(body) && hour.test(body) && !content.test(body))) return true
  if (!contact.test(body)) return false
  if (!/^(?:call|ring|phone|give|drop you)/.test(body)) return true
  return !hasDay && (!isPromise || settled.test(said))
}
