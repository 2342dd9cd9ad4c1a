import { stripCourtesy } from './slots/reading.ts'

/** Parts of a sentence that can ask by themselves; a colon after a name may hand over somebody else's words. */
const joint = /\s*[,;!]\s+|\.\s+|\s+[–-]\s+|\s+(?:so|and|but|then|therefore|plus|because)\s+/i

const opening =
  /^(?:(?:yes|yep|yeah|no|nah|oh|and|then|also|now|just|quickly|finally|sadly|unfortunately|luckily|sorry|actually|wait|oops|btw|by the way|fyi|great|good|bad|news|next|kindly|you (?:can|could|may|should)|we (?:should|need to|have to|must|can)|be so kind (?:and|to)|feel free to|all in all|today|yesterday|last week|this (?:morning|afternoon)|<date>(?: (?:today|this|last|next|week|month|quarter|year))*)\b[\s,:!–-]*)+/i
function strip(part: string): string {
  const plain = stripCourtesy(part.trim()).replace(opening, '')
  return plain === part ? plain : strip(plain)
}

const change =
  'move|mark|set|put|change|update|make(?! sure)|close|rename|drag|advance|assign|reassign|promote|bump|push|raise|lower|increase|decrease|reduce|give|hand|transfer|switch|shift|correct|add|qualify|disqualify|convert|bring|pass|flag|label|tag|note|enter|save|store|fix|edit|adjust|upgrade|downgrade|win|lose|turn|progress|transition|step|slide|swap|have'
const removal =
  'delete|remove|erase|trash|drop|purge|wipe|get rid of|throw|kick|take|bin|scrap|scratch|cancel|kill|ditch|clear|forget|dump|discard|cross|strike'
const making =
  'create|add|new|save|register|enter|make|store|put|open|set up|track|log|start|insert|take|include|met|write'
const finishing =
  'complete|finish|tick|check|cross|reopen|start|begin|postpone|reschedule|delay|done|re-?assign|pause|resume|defer|extend|prioriti[sz]e|delegate'

const begins = (words: string): RegExp => new RegExp(`^(?:${words})\\b`, 'i')
const verbs: Record<string, RegExp> = {
  update_lead: begins(`${change}|clear|empty|(?:remove|take off|drop) (?:the )?(?:tag|label)`),
  delete_lead: begins(removal),
  create_lead: begins(making),
  create_account: begins(making),
  create_contact: begins(making),
  update_account: begins(`${change}|clear|remove|delete|erase|empty|drop`),
  update_contact: begins(`${change}|clear|remove|delete|erase|empty|drop`),
  add_contact_to_lead: begins('add|put|include|take|list|set|make|note|bring'),
  update_task: begins(`${change}|${finishing}|remind|repeat|let|clear|empty`),
  delete_task: begins(removal),
}

const lead = '(?:<lead>|\\b(?:he|she|they|it|that one|this one|that (?:deal|lead)|this (?:deal|lead))\\b)'
const leads = `(?:(?:the |our |my )?(?:\\w+ )?(?:deal|lead|contract|customer|account|client|opportunity|contact|one|offer)s?(?: with| for| of| called| named)? +)?(?:both )?${lead}(?:\\s*(?:,|and|&|,? and)\\s*${lead})*(?: (?:deal|lead|account|contract|opportunity))?`
const stage =
  '(?:new|contacted|qualified|(?:the )?proposal|(?:the )?negotiations?|(?:closed )?won|(?:closed )?lost)(?: stage)?'
const soon =
  "(?:just|now|all|both|already|also|finally|officially|sadly|really|definitely|then|has|have|had|is|are|was just|['’](?:s|ve|re))"
/** What may still stand behind a statement that is complete. */
const rest =
  '(?:[\\s,]*(?:now|today|yesterday|finally|already|officially|at last|after all|too|as well|again|with us|for us|from us|this (?:morning|week)|last (?:night|week)|please|pls|from now on|these days|instead|!|\\.|<date>(?: (?:today|this|last|week|month))*))*[\\s.!]*$'
const fact = (pattern: string): RegExp => new RegExp(`^${pattern}${rest}`, 'iu')

const yes =
  'signed(?: (?:it|the \\w+|our \\w+|off))?|accepted(?: (?:it|us|the \\w+|our \\w+))?|agreed(?: to (?:it|buy|the \\w+|our \\w+))?|said yes(?: to \\w+(?: \\w+)?)?|bought(?: (?:it|from us|our \\w+))?|on board|a customer|became a customer|ordered|confirmed'
const no =
  "said no(?: to \\w+(?: \\w+)?)?|declined(?: (?:it|us|the \\w+|our \\w+))?|rejected(?: (?:it|us|the \\w+|our \\w+))?|backed out|turned (?:us|it|our \\w+) down|decided against (?:us|it)|went (?:with|to|for) .*|chose .*|picked .*|opted for .*|cancell?ed(?: on us)?|pulled out|dropped out|out|dead|gone|fell through|not interested(?: any ?more)?|no longer interested|not (?:a )?good fit|didn['’]t work out|won['’]t (?:buy|happen|go ahead)|not going (?:ahead|anywhere)"
const field =
  '(?:e-?mail|mail|phone|telephone|mobile|cell|number|address|value|worth|deal size|deal value|deal|opportunity|budget|contract|amount|job title|title|position|role|owner|next step|company|stage|status|name)(?: address| number| value| size)?'
const value = '(?:<money>|<email>|<phone>|[\\d.,]+(?: ?(?:k|thousand|million))?)'

/** Statements from which a change follows: what a record is now, and what has just happened to it. */
const facts: Record<string, readonly RegExp[]> = {
  update_lead: [
    fact(
      `(?:(?:i|we)(?:['’]ve| have| are|['’]re)? )?(?:${soon} )*(?:won|lost|closed|signed|landed|got|reached|contacted|qualified|got in touch with|in ${stage} with) (?:it with |in touch with |the (?:deal|contract|account|order|business)(?: with| of| from| for)? |with )?${leads}(?: deal| contract| account)?(?: to (?:a |the |another )?(?:competitors?|competition|rival|others?|somebody else|someone else))?`,
    ),
    fact(`${leads}\\s*(?:->|=>|→|:|=|to|into|in|on|at|up to|as)?\\s*${stage}`),
    fact(`${leads} ?(?:${soon} )*(?:in |into |at |on |a |an )?(?:${stage}|good fit|great fit|serious)`),
    fact(`${leads} ?(?:${soon} )*(?:${yes}|${no})`),
    fact(
      `${leads} ?(?:${soon} )*(?:needs? to|has to|have to|must|should|can|will)? ?(?:go(?:es)?|moves?|moved|belongs?|be|went|come|stepped|progressed)(?: (?:back|on|up|down|over|along|moved|put|set|marked))*(?: (?:to|into|in|as))? ${stage}`,
    ),
    fact(
      `${leads}(?:['’]s?)? (?:new |current |right |correct )?(?:${field} )?(?:${soon} |went |goes |gone |up |down |to |at |about |around |roughly |worth |on |reached |be |can |a |an |new |${field}[,:]? |: ?|= ?)*:? ?${value}`,
    ),
    fact(
      `(?:the |a |an )?(?:new |current |right |correct )?${field}[,:]? (?:of|for|with|at) ${leads}:? ?(?:${soon} |changed |went |up |down |to |at |about |around |roughly |: ?|= ?)*.+`,
    ),
    new RegExp(
      `^${leads}(?:['’]s?)? (?:${soon} |new )*(?:job title|title|position|role|next step|company|owner)\\b`,
      'i',
    ),
    new RegExp(
      `^${leads} (?:${soon} )*(?:works?|working|moved|changed|went) (?:now )?(?:at|for|to|over to|jobs? to)\\b`,
      'i',
    ),
    new RegExp(`^${leads} (?:${soon} )*(?:got promoted|promoted) to\\b`, 'i'),
    new RegExp(`^${leads} (?:now )?belongs to <person>`, 'i'),
    /^(?:can |could |let )?<person> (?:takes? (?:over|on|care of)|owns|gets|has|handles?|is (?:now )?(?:in charge|responsible|the owner))\b/i,
  ],
  create_account: [/^(?:i|we)(?:['’]ve| have)?(?: just)? (?:got |have |won |gained )?an? new\b/i],
  create_contact: [/^\S.{0,60} is (?:a|our|the) new contact\b/i],
  add_contact_to_lead: [/^\S.{0,80} is (?:an?|the|our|their|its) \S/i],
  update_account: [/^\S.{0,120} (?:is|(?:has|got) (?:an? )?new) \S/i],
  update_contact: [
    /^\S.{0,120} (?:is|(?:has|got) (?:an? )?new|promoted to|became) \S/i,
    /^\S.{0,80} (?:now )?(?:works|moved|has moved|went|changed) (?:now )?(?:at|for|to|over to) \S/i,
  ],
  update_task: [
    /^(?:(?:i|we)(?:['’]ve|['’]m| have| am| just| already| now)* )?(?:just |already |finally |now )*(?:finish\w*|done|complet\w*|call\w*|rang|sent|wrote|did|start\w*|work\w*|began|spoke|met|paid|review\w*|prepared|email\w*|booked|submitted)\b/i,
    /\b(?:is|are|was|were|went|got)\b(?: (?:now|already|all|both|finally))* (?:done|finished?|complete[d]?|ready|sent|out|over|through|closed|postponed|moved|pushed|rescheduled|delayed|shifted|urgent|due|paid|booked)\b/i,
    /^(?:that|this) (?:one|task)\b/i,
    /^(?!(?:i|we|he|she|they|you|who\w*|<lead>|<person>)\b)(?:the |my )?(?:[\p{L}\d<>'’-]+ ){0,5}?(?:task|to-?do|reminder)\b/iu,
    /\b(?:is|are|has|have) (?:now |a |an )*(?:high|low|top|highest|normal) prio/i,
    /^(?:can |could |let |please )*<person> (?:takes?|does|do|handles?|gets?|will|to)\b/i,
    /^[\p{L}\d -]+ (?:done|sent|finished|completed?)$/iu,
  ],
  delete_lead: [
    /\b(?:can be|should be|needs to be) (?:deleted|removed|erased)\b/i,
    new RegExp(`^(?:i|we) (?:want|need|have) to (?:${removal})\\b`, 'i'),
  ],
  delete_task: [
    /\b(?:can be|should be|needs to be) (?:deleted|removed|erased|dropped)\b/i,
    /\b(?:(?:don['’]?t|do not|no longer) need\b|anymore\b|any more\b)/i,
    new RegExp(`^(?:i|we) (?:want|need|have) to (?:${removal})\\b`, 'i'),
  ],
  create_lead: [
    /^(?:got|have|someone new|another one)\b/i,
    /^(?:i|we)(?: have|['’]ve)?(?: just)? (?:met|spoke|spoken|talked|got|have|found|had)\b/i,
    /^(?:there(?:['’]?s| is)|a new|another) (?:a |one )?(?:new |more )?(?:lead|contact|prospect|customer|client|deal)\b/i,
    /^(?:lead|contact|prospect|customer|client)\b/i,
  ],
}

/** A statement about somebody is no task; what somebody has to do may be one. */
const statement = new RegExp(
  `^(?:${leads}|<person>|somebody|someone|everybody|nobody|i|we|you)(?: (?:just|now|already|also|then|still|only|finally|really))*(?:['’](?:s|re|ve|m|d)\\b| (?!(?:should|needs?|has|have|must|will|ought|gotta|got|wants? to|want to|promised|better|to|and|or|about|for|at|on|by|call|meeting|demo|visit|lunch|follow|today|tomorrow|<date>|<lead>|<person>)\\b|<)[\\p{L}'’]+)`,
  'iu',
)
const ofTasks =
  /\b(?:remind\w*|tasks?|to-?dos?|to do|list|calendar|agenda|diary|schedule|book|plan|follow[- ]?ups?|forget)\b/i

const noted =
  /\b(?:not(?:e|es|ing)|log|write|jot|memo|remember|record|comment|keep in mind|(?:put|take) (?:this |that )?down|fyi|add|save|attach|keep|file|mind you)\b/i
/** "…, doesn't she?" */
const tag = /,\s*\w+n['’]?t (?:he|she|it|they|we|you|i)\b\W*$/i
/** What was heard of a customer is noted without being told to: "spoke to Ana, she …", "Ana wants …". */
const told = new RegExp(
  `^(?:(?:(?:i|we)(?:['’]ve| have)? )?(?:just |also |finally )*(?:had|spoke|spoken|talked|met|heard from|visited|called|rang|emailed|saw|caught)\\b.*<lead>|${leads} (?:just |also |now |only )*(?:sa(?:ys|id)|told (?:me|us)|mention(?:s|ed)|asked for|explained|confirmed|reported|replied|admitted|let (?:me|us) know)\\b|${leads}\\s*[:–-])`,
  'iu',
)

/** Somebody else's words or thoughts: what follows them is theirs. */
const reported =
  /(?:\b(?:said|says|told|tells|wrote|writes|asked|asks|thinks?|thought|believes?|suggest(?:s|ed)?|recommend(?:s|ed)?|claim(?:s|ed)?|heard|hears|want(?:s|ed)|insist(?:s|ed)?|mention(?:s|ed)|email(?:s|ed)|reckons?|proposed|hinted|apparently|someone|somebody|rumou?r|supposedly|allegedly)\b(?!\s+(?:yes|no)\b)(?:\s+(?:me|us|you|him|her|them|that|to|we|i|<person>|<lead>))*\s*[,:"“]*|:)\s*$/i

/** What a change of a lead names: the lead, a stage or a field of it. */
const target = new RegExp(
  `${lead}|<person>|${stage}|${value}|\\b${field}\\b|\\b(?:him|her|them|qualify|disqualify)\\b`,
  'i',
)

const agreeing =
  /^(?:perfect|awesome|cool|nice|exactly|correct|sure|fine|absolutely|alright|understood|agreed|super|brilliant|lovely|wonderful|excellent|done|parley|assistant|hi|hey|hello|please|pls|ok|okay|thanks|thank you|so|well|yes|yep|yeah|no|now|also|and|great|good|right|sorry|actually)$/i
/** "Ben, move Acme to won" is said to a colleague, also to one who is not known. */
function isAddress(part: string): boolean {
  const name = strip(part).replace(/^(?:hey|hi|dear) /i, '')
  return name === '<person>' || (/^\p{Lu}\p{Ll}+$/u.test(name) && !agreeing.test(name))
}

/** What tells of the past or of what might be. */
const untold =
  /\b(?:was|were|had|used to|would|could|might|may|should(?! be (?:deleted|removed|erased|dropped))|supposed to|meant to|premature|imagine|suppose|pretend|hypothetically|what if)\b/i

/**
 * Whether a clause asks for a change in so many words: it begins with the verb of the change, or states what makes the change
 * true now ("Acme signed", "the slides task is done"). Whatever begins otherwise ("Nora told me to …", "hold off on …",
 * "moving it would be …") asks for nothing. `masked`: the text with its entities replaced, as the classifier reads it.
 */
export function isAskedPlainly(tool: string, masked: string): boolean {
  const text = masked
    .replace(/\s+/g, ' ')
    .replace(/> (?=['’]s?\b)/g, '>')
    .trim()
  if (tool === 'add_note') return (noted.test(text) || told.test(strip(text))) && !tag.test(text)
  if (tool === 'create_task') return ofTasks.test(text) || !statement.test(strip(text))
  const verb = verbs[tool]
  if (!verb) return true
  let before = ''
  for (const part of text.split(joint)) {
    const plain = strip(part)
    const isTheirs = reported.test(before) || isAddress(before)
    if (!isTheirs && verb.test(plain) && (tool !== 'update_lead' || target.test(plain))) return true
    const isFact = (facts[tool] ?? []).some((fact) => fact.test(plain))
    if (!isTheirs && isFact && !untold.test(plain) && !plain.includes('?')) return true
    before = part
  }
  return false
}
