import { normalise } from '../text/words.ts'
import { restoreApostrophes } from './apostrophes.ts'

/** A `grievance` does not say whose fault it is: it counts beside one of the others. */
export type TroubleKind = 'cancellation' | 'escalation' | 'complaint' | 'grievance'

interface Sign {
  kind: TroubleKind
  says: RegExp
  unless?: RegExp
}

const contract = String.raw`(?:contract|subscription|account|order|plan|service|services|membership|agreement|renewal|policy|licen[cs]es?|deliveries|boxes|lines|deal)`

const signs: readonly Sign[] = [
  // "I want to leave", "we've decided to quit": at the end of the sentence or with us as its object
  {
    kind: 'cancellation',
    says: /\b(?:i|we)(?:'d| would|'re| are|'m| am|'ve| have)? ?(?:want|like|decided|going|having|planning|need)(?: to have)? to (?:leave|cancel|quit|terminate)(?: (?:you|it|this|that|them|everything|with you|the whole thing))?(?=[.,!?;]|$| and| at the end| by| from| as soon| because)/,
    unless: /\b(?:meeting|call|appointment|early|office|o'clock|restaurant|flight|hotel)\b/,
  },
  // "please cancel our subscription", "we're terminating the contract"
  {
    kind: 'cancellation',
    says: new RegExp(
      String.raw`\b(?:cancel|cancell?ing|terminate|terminating|end|ending|close|closing|give up|giving up)(?: with immediate effect)? (?:our|my|the|this|both|all our|all of our) (?:\w+ ){0,2}?${contract}\b`,
    ),
    unless:
      /\b(?:can|could|may|how (?:do|can)|when can|what if|if) (?:i|we|you|one)\b|\bin case\b|\b(?:don't|not|never|won't) (?:want to |going to )?(?:cancel|end|close|terminate)|\b(?:cancel|end|close)\w* (?:the|our|my) (?:call|meeting)\b|\b(?:them|they|their|his|her)\b/,
  },
  // "we're going to have to stop them", "we will have to let you go"
  {
    kind: 'cancellation',
    says: /\b(?:i|we)(?:'re| are|'m| am|'ll| will)? (?:going to |gonna )?have to (?:stop (?:it|them|this|with you|the \w+|our \w+)|cancel (?:it|them|this|with you|the \w+|our \w+)|let you go|part ways)/,
    unless:
      /\b(?:the|our) (?:call|meeting|demo|appointment)\b|\bif\b|\bstop (?:here|there|for (?:a|lunch))\b/,
  },
  // "we won't be renewing", "I'm not going to extend"
  {
    kind: 'cancellation',
    says: /\b(?:i|we)(?:'re| are|'m| am)? (?:won't|will not|not going to|do not want to|don't want to|aren't going to)(?: be)? (?:renew|extend|renewing|extending|continue with you|carry on with you|stay with you)\b/,
    unless: /\bif\b/,
  },
  // "here is our notice", "you've had my cancellation letter"
  {
    kind: 'cancellation',
    says: /\b(?:this is|here's|here is|we're handing in|i'm handing in|we've sent|i've sent|i sent|we sent|you'll get|please take this as) (?:you )?(?:our|my|the|a)(?: \w+){0,2} (?:notice|cancellation|termination)\b|\b(?:signed|sent|received|got) (?:\w+ ){0,3}(?:cancellation letter|letter of cancellation|termination letter)\b/,
  },
  {
    kind: 'cancellation',
    says: /\b(?:cancel, quit|stop paying you|take (?:our|my) business (?:elsewhere|somewhere else)|(?:we|i)(?:'re| are|'m| am) leaving you)\b/,
  },
  // "I've signed with …", "we've gone with …": lost to somebody else
  {
    kind: 'cancellation',
    says: /\b(?:i|we)(?:'ve| have)? (?:already |just |now )*(?:signed (?:up )?with|gone with|went with|decided to go with|switched to|moved (?:over )?to) (?!you\b|your\b|this\b|that\b|it\b|the\b|a\b|an\b|my\b|our\b|us\b|monday|tuesday|wednesday|thursday|friday|january|\d)\p{L}+/u,
    unless:
      /\b(?:years? ago|last (?:year|time)|back (?:in|then)|before|in (?:19|20)\d\d|regret|until|from)\b/,
  },
  // "It's signed, it's certified mail", "the contract ends in January" in a letter of theirs
  {
    kind: 'cancellation',
    says: /\b(?:it's|this is|that's) (?:our|my|the) (?:notice|cancellation)\b|\bit's signed,? (?:and )?it's (?:certified|registered|recorded|in the post)\b|\b(?:our|my|the) (?:cancellation|notice|termination) (?:letter )?(?:is|was) (?:signed|sent|in the post|on its way)\b/,
  },
  // "I am calling to cancel", "we have terminated the contract", "we decided not to renew"
  {
    kind: 'cancellation',
    says: new RegExp(
      String.raw`\b(?:i'm|i am|we're|we are) (?:calling|ringing|writing|here) (?:to|because (?:i|we) (?:want|have) to) (?:cancel|terminate|give (?:you )?(?:our |my )?notice|hand in (?:our|my) notice)\b|\b(?:i|we)(?:'ve| have)? (?:already |just |now )*(?:terminated|cancel+ed) (?:our|my|the|this|both|all our) (?:\w+ ){0,2}?${contract}\b|\b(?:i|we)(?:'ve| have)? (?:already |just |now )*(?:decided|chosen|agreed) (?:not|against) (?:to )?(?:renew|extend|continu|stay|carry)\w*`,
    ),
    unless: /\b(?:meeting|call|appointment|years? ago|if)\b/,
  },
  // "I handed in our notice", "we gave notice last week", "please consider this our notice"
  {
    kind: 'cancellation',
    says: /\b(?:i|we)(?:'ve| have)? (?:already |just |now )*(?:handed in|given in|gave|given|served|sent in) (?:you )?(?:(?:our|my|the) )?notice\b|\b(?:consider|take|treat|regard) this (?:as |to be )?(?:our|my) (?:\w+ )?(?:notice|cancellation)\b/,
    unless:
      /\b(?:landlord|flat|tenancy|lease|office|job|employer|boss|staff|to them|to him|to her|them notice|him notice|her notice)\b/,
  },
  // "we are leaving", "we will let the contract run out"
  {
    kind: 'cancellation',
    says: /\b(?:we're|we are|i'm|i am) leaving(?=[.!;]|$| you\b| at the end)|\b(?:we|i)(?:'ll| will|'re going to| are going to) let (?:it|the (?:contract|agreement|subscription|licen[cs]e)) (?:run out|lapse|expire|end)\b/,
    unless:
      /\b(?:at (?:one|two|three|four|five|six|noon|\d)|o'clock|early|soon|now|today|tomorrow|office|airport|holiday|work)\b/,
  },
  // "we went with Salesforce", "we chose another vendor"
  {
    kind: 'cancellation',
    says: /\b(?:i|we) (?:went|have gone|are going|'re going|chose to go) with (?:another|somebody|someone|your competitor|a (?:different|local|cheaper)|the (?:other|cheaper))\b|\b(?:i|we)(?:'ve| have)? (?:chose|chosen|picked|took|taken) (?:another|a different|the other) (?:vendor|supplier|provider|company|firm|product|tool|one|offer)\b/,
    unless: /\b(?:years? ago|last (?:year|time)|back (?:in|then)|before|in (?:19|20)\d\d|regret)\b/,
  },
  // "I want to speak to your manager", "I'll be talking to your boss"
  {
    kind: 'escalation',
    says: /\b(?:talk|talking|speak|speaking|write|writing|complain|complaining|go|going|report(?: you)?|put me through|escalate(?: this| it)?)(?: straight| directly)? to (?:your|the|a) (?:boss|manager|supervisor|superior|ceo|director|head office|headquarters|management|ombudsman|regulator|press|chamber|consumer \w+)\b/,
    unless: /\b(?:would you|could you|should|happy to|pleasure|great to|nice to|thank)\b/,
  },
  {
    kind: 'escalation',
    says: /\b(?:(?:hear|hearing) from (?:our|my) (?:lawyers?|solicitors?|attorneys?)|(?:our|my) (?:lawyers?|solicitors?|attorneys?) (?:will|are going to|is going to|'ll) (?:be in touch|write|contact|sue|deal|sort|take it)|(?:goes|go|going|hand(?:ed|ing)? (?:it|this)(?: over)?) to (?:our|my|the|a) (?:lawyers?|solicitors?|attorneys?|court|ombudsman|small claims|trading standards|regulator)|see you in court|take (?:you|this) to court|legal (?:action|steps|proceedings)|ombudsman|trading standards|small claims|better business bureau|consumer protection)\b/,
    unless: /\b(?:not|never|no|without|avoid) (?:\w+ ){0,3}(?:legal|court|lawyers?)\b/,
  },
  {
    kind: 'escalation',
    says: /\b(?:escalat(?:e|ing) (?:this|it)|formal complaint|make a complaint|one[- ]star review|name and shame)\b/,
    unless: /\b(?:i'll|we'll|i can|let me|we can) escalate\b/,
  },
  // what our product or our people did wrong
  {
    kind: 'complaint',
    says: /\b(?:your|you) (?:\w+ ){0,3}(?:booked|charged|billed|sent|delivered|lost|broke|deleted|invoiced|overcharged|double[- ]booked) (?:us|me|our|my|the|three|two|\w+ \w+) .{0,40}\b(?:twice|wrong|again|three times|double|late|same|broken|without|too much)\b/,
  },
  {
    kind: 'complaint',
    says: /\byour (?:\w+ ){1,2}(?:(?:still |simply |just )?(?:don't|doesn't|didn't|won't|isn't|aren't|never) (?:work|working|ring|ringing|load|loading|start|open|arrive|come|turn(?:ed)? up|arrived)|(?:has|have) been (?:down|broken|dead|out|late)|(?:is|are|was|were) (?:down|broken|dead|late|rude))\b/,
    unless: /\?$|\bif\b/,
  },
  {
    kind: 'grievance',
    says: /\bthe (?:\w+ ){1,2}(?:(?:still |simply |just )?(?:don't|doesn't|didn't|won't|isn't|aren't|never) (?:work|working|ring|ringing|load|loading|start|open|arrive|come|turn(?:ed)? up|arrived)|(?:has|have) been (?:down|broken|dead|out)|(?:is|are|was|were) (?:down|broken|dead|late) (?:again|all|for|since|twice|three))\b/,
    unless: /\b(?:old|previous|former|last|their|our)\b|\?$|\bif\b/,
  },
  {
    kind: 'grievance',
    says: /\b(?:phones?|lines?|systems?|screens?|machines?|app|printers?|servers?|emails?) (?:that )?(?:don't|doesn't|didn't|won't) (?:ring|work|print|load|arrive|start)\b/,
    unless: /\b(?:old|previous|former|their)\b|\?$|\bif\b/,
  },
  {
    kind: 'complaint',
    says: /\b(?:unacceptable|disgrace(?:ful)?|outrageous|(?:not|isn't|wasn't) good enough|i(?:'ve| have) had (?:it(?! since| for| in| from| on| with)|enough)|we(?:'ve| have) had enough|fed up|sick (?:and tired )?of|waste of (?:time|money)|let (?:us|me) down|disappointed|(?:i'm|we're|i am|we are) (?:really |very |so )?(?:not amused|furious|angry|livid)|lost (?:all |my |our )?(?:trust|faith) in you)\b/,
    unless:
      /\b(?:not|never|n't) (?:be )?(?:\w+ )?disappointed\b|\bsick (?:today|leave|child)\b|\b(?:they|he|she) let (?:us|me) down\b/,
  },
  {
    kind: 'grievance',
    says: /\b(?:i|we)(?:'ve| have)? (?:\w+ )?(?:reported|complained|called|rung|written|emailed|told you)(?: \w+){0,4} (?:three|four|five|six|several|many|ten|a dozen) times\b|\b(?:second|third|fourth|fifth|tenth) time (?:this|in|that|already)\b/,
    unless: /\b(?:them|they|their)\b/,
  },
  {
    kind: 'complaint',
    says: /\b(?:you|your \w+)(?:'ve| have)? (?:over)?(?:charged|billed|invoiced) (?:us|me) for\b|\b(?:i|we)(?:'ve| have) been (?:promised|told) (?:[\p{L}'-]+ ){0,4}(?:before|already|three times|twice)\b|\b(?:and )?it's the (?:second|third|fourth|fifth|sixth) one\b|\bif there's one more\b|\b(?:three|four|five|six|seven|eight|ten) (?:days|weeks|months) for an? (?:[\p{L}-]+ )?(?:answer|credit|credit note|refund|invoice|reply|repair|part|delivery)\b/u,
    unless: /\bif you\b/,
  },
  {
    kind: 'grievance',
    says: /\bnobody (?:ever )?(?:picks?|picked|answers?|answered|calls?|called|replie[sd]|got|gets|came|comes|responds?|responded)(?: (?:up|back|me|us|the phone))?\b/,
    unless: /\b(?:they|their|if)\b/,
  },
  {
    kind: 'grievance',
    says: /\b(?:we|i)(?:'ve| have)? lost (?:\w+ ){1,3}(?:appointments?|orders?|sales|customers?|guests|patients|bookings|data|files|hours|days)\b/,
    unless: /\b(?:they|before you|until you|with (?:the|our) old)\b/,
  },
  {
    kind: 'complaint',
    says: /\bwhat (?:are you|you're) (?:going to do|doing|gonna do) about (?:it|this|that)\b|\bif you(?:'d| had) .{3,60}\bi(?:'d| would)(?: \w+)? still\b/,
  },
  {
    kind: 'complaint',
    says: /\b(?:you|your \w+|one of you|the (?:\w+ )?one) (?:said|told (?:me|us)|promised|swore)(?: that)? (?:it|this|that|they) (?:was|were|had been) (?:all )?(?:fixed|solved|sorted|resolved)\b/,
    unless: /\b(?:and|so) it (?:was|is)\b/,
  },
  {
    kind: 'complaint',
    says: /\bi don't trust (?:you|your)\b|\bi(?:'m| am) not paying\b|\bwe(?:'re| are) not paying\b/,
    unless: /\bif\b/,
  },
]

const isAsking = (text: string): boolean => /\?["'”’)]*\s*$/.test(text)

/**
 * Whether a sentence of a customer gives notice, threatens to go higher, or complains of us, and which; null without a
 * sign. Polite words beside it change nothing. Questions do not count, but for a demand ("Can I speak to your manager?").
 */
export function findTrouble(sentence: string): TroubleKind | null {
  const text = restoreApostrophes(normalise(sentence)).trim()
  const found = signs.find(({ says, unless }) => says.test(text) && unless?.test(text) !== true)
  if (!found) return null
  return isAsking(text) && found.kind !== 'escalation' ? null : found.kind
}
