const set = (words: string): Set<string> => new Set(words.split(' '))

/** Verbs of delivery. */
const transfer = set(
  'send email forward share mail post pop text flick fire zip wing whizz courier fax hand resend upload deliver provide get give drop shoot submit return ship',
)
/** Verbs of communication. */
const contact = set(
  'call phone ring contact reach follow reply respond connect introduce intro loop cc invite remind notify inform message update ping circle come touch ask put keep',
)
/** Verbs of scheduling. */
const schedule = set(
  'schedule book set arrange organise organize plan reschedule block meet hop jump join sync regroup reconvene talk speak visit catch',
)
/** Verbs of work after the call. */
const work = set(
  'do film whip knock line dig hunt root tot liaise nail scope spec tailor mock cost circulate distribute tidy chase confirm redo redraft prepare draft write create make build pull compile gather collect finalise finalize finish complete fill document run generate design print work review check verify confirm investigate record pass fetch measure scan label weigh count sketch calculate price translate proofread survey inspect photograph dispatch reserve settle reimburse repair service swap reset recheck deploy deliver clean collect chase track source courier look find test try clarify research evaluate compare analyse analyze read go dig figure validate double-check sign approve order buy purchase pay invoice quote propose negotiate renew cancel upgrade close process file add remove change fix open start enable activate configure install migrate import export onboard train escalate raise log bring take handle sort resolve extend hand transfer assign credit refund replace register present show demo include attach adjust correct rename rework revise see clear have pick tell let discuss decide sleep think order extend host switch turn move strike delete cut drop reserve lend reprint redraw redesign rewrite recalculate repeat rerun pack load unload mount fit wire assemble brief bill invoice waive stamp notarise whatsapp translate retrieve reissue recount resize trim paint hang drill weld mow water pump drain empty dismantle',
)
/** Done during the call, unless a day is named. */
const duringCall = set(
  'show start open explain stop pause read take go note present demo look see check find try pull add tell let think ask walk discuss talk speak have make change put keep work switch move clear run share',
)

export const isActionVerb = (verb: string): boolean =>
  transfer.has(verb) || contact.has(verb) || schedule.has(verb) || work.has(verb)

/** Whether an offer or a request with this verb alone, without a date, is a task. */
export const isTaskVerb = (verb: string): boolean =>
  (transfer.has(verb) || contact.has(verb) || schedule.has(verb)) && !duringCall.has(verb)

/** Whether the verb also names what happens during the call. */
export const isDuringCall = (verb: string): boolean => duringCall.has(verb)

/** Whether the verb hands something over or makes contact: what "I send it on Monday" can promise. */
export const isDelivery = (verb: string): boolean =>
  transfer.has(verb) || contact.has(verb) || verb === 'bring'

const stative = set(
  'be need want have see know think believe hope like love hate miss lose win die wait stay live remember forget understand mean cost seem feel hear own owe own prefer expect guess suppose regret enjoy sleep eat drink laugh cry smile wish wonder worry trust doubt agree belong depend matter fit last start begin end finish stop keep continue use spend sell buy decide choose vote win retire celebrate marry travel fly drive walk run ride sit stand lie hang fall rise grow happen become turn remain let say tell speak talk ask',
)
/** "cater the lunch on Friday": any verb of doing with what it does something to. */
export function isDeed(body: string): boolean {
  const match =
    /^([a-z]{3,}) (?:(?:up|out|off|over|down|back|round|through) )?(?:the|a|an|your|our|my|his|her|their|all|both|some|those|these|another|two|three|four|five|six)\b/.exec(
      body,
    )
  return match !== null && !stative.has(match[1] ?? '')
}

const caused =
  /^have (?:(?:my|our|the|your|a|an|one of our) )?[a-z'-]+(?: [a-z'-]+){0,5}? (?:[a-z]+ed|ready|running|up|done|sent|paid|fixed|built|made|set|put|out|off|down|back|round|across|through|in place|over to|on (?:your|my|our)|in (?:your|my|our)|with you|to (?:you|me|us)|(?:call|email|export|send|go|look|check|ring|write|prepare|contact|bring|do|review|make|draft|pull|get|come) (?:you|me|us|them|him|her|it|the|a|an|your|our|my|through|at|over|up|round|in|for|into|after))\b/

/** "an engineer", "accounts", "Joost": who can be had to do something. */
const agent = String.raw`(?:(?:an?|one of (?:our|my)|our|my|the|another) (?:[a-z-]+ ){0,2}?(?:[a-z]{3,}(?:er|or|ist|ian|ant|man)s?|colleagues?|boss|people|guys|lads|girls|team|office|chef|expert|fitter|crew)|someone|somebody|accounts|accounting|finance|billing|legal|support|logistics|dispatch|purchasing|procurement|sales|marketing|reception|engineering|production|the \w+ (?:team|department|desk|office))`
const causedAgent = new RegExp(
  String.raw`^have ${agent}(?: (?:from|in|at) (?:our|my|the) \w+)? (?!(?:in|on|at|of|to|and|or|for|here|there)\b)([a-z]+)\b`,
)

/** "have an engineer look at it", "have accounts issue a credit note": any verb that a person does for another. */
export function isHadDone(body: string): boolean {
  const verb = causedAgent.exec(body)?.[1]
  return (
    verb !== undefined &&
    (isActionVerb(verb) || /^(?:issue|explain|stop|assess|examine|dismantle|collect|clean|reach)$/.test(verb))
  )
}

/** "have two sample cases in Borough": on a day it is brought there. */
export const isPutThere = (body: string): boolean =>
  /^have (?!a (?:look|word|chat|meeting|call|lunch|coffee|drink|think|break|day|good|nice|great|lovely)\b|lunch|dinner|breakfast|fun|time|to\b|you\b|me\b|us\b|been\b)[^,;]{3,50}? (?:(?:at|in|on) (?:your|our|(?!january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter)[a-z]+ (?=by|before|on|next|tomorrow|today|this|until))|(?:with|over to|to|for) you\b)/.test(
    body,
  )

/** "have the boiler inspected" and "have my staff call them" are tasks, "have the soup" is none. */
export function isCaused(said: string): boolean {
  // "have our foreman, Gregor, with you"
  const body = said.replace(
    /^(have [^,]{2,30}), (?:(?:our|my|the|from|in|she's|he's) (?:[\p{L}'-]+ ){0,3}?)?[\p{L}-]+(?: [\p{L}-]+)?,? /u,
    '$1 ',
  )
  return !/^have (?!a (?:look|word|chat)\b)/.test(body) || caused.test(body) || isHadDone(body)
}

/** Words of parting and of the talk itself; a day in them is no due date. */
export const partings =
  /^(?:see|talk to|speak to|speak with|catch|meet) (?:you|ya)\b|^let (?:you|me) go\b|^(?:tell|walk|hear) (?:me|us|you)\b|^explain\b|^be\b/

/** Sayings that hold an action's words and no action. */
export const sayings =
  /^(?:make a (?:quick )?note (?:of|that|on)\b|sign (?:anything|up to)\b|(?:write|jot|note) (?:it |that |this |you )?down(?! and)|put (?:it |that |you )?down (?:as|for)|leave (?:it|that|you|this)(?! (?:with|at|in|on) (?:the|your|our|my))|let (?:you|me|him|her|them|us) (?:go|get back to (?:it|work|your)|know if|know when|off)|let you|let me know(?: (?:if|whether|what you think|how it goes|your thoughts))?$|let me know if|be (?:honest|right back|quick|brief|there|fine|happy)|see (?:you|what i can do|if)|talk to you|speak (?:to|with) you|catch you|tell you (?:what|that|why|how|about|the truth)|think about it|have to (?:say|think)|give you (?:an example|a (?:quick )?(?:idea|overview|example|sense|minute|second))|give (?:me|us) (?:a|one) (?:second|minute|moment|sec|sense|idea)|give (?:me|us) (?:an|some) (?:idea|example|sense|background|context)|share (?:my|your|the) screen|take (?:a (?:look|step|guess|quick)|it from here|that (?:as|for))|go (?:ahead|through|over|back|into)|start (?:with|by|off)|jump (?:in|into|to|right)|walk (?:you|me|us)|show (?:you|me|us)|hear|put it this way|keep (?:it|this) (?:short|brief|quick|simple)|make sense|get (?:into|started|to (?:that|it|know)|it|that|this|the (?:idea|point)|why|what|how|going|your point)|have (?:a (?:good|great|nice)|you|one more)|do (?:my best|what i can|it|that|this|so|one|the (?:maths|math|sums?)|business|well|fine|something|anything|nothing|without|with)|bring (?:up|it up)|come (?:back to (?:that|this)|to (?:that|this))|touch on|add (?:that|to that|something)|put (?:you|me) (?:on hold|through)|hold|try (?:to|again|and)|ask (?:you|a question|one|something|a quick)|tell me|figure (?:it|that|this) out (?:together|now)|see|look at (?:that|it|this)|check (?:it|that|this)? ?(?:quickly|real quick|right now|now)?$|give (?:it|that) a (?:try|thought))\b/
