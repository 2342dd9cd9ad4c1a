import type { Statement } from './statements-in.ts'

/** What came of a call of this conversation. */
export interface CallOutcome {
  name: string
  state: 'done' | 'failed' | 'waiting' | 'declined' | 'expired' | 'undone'
  /** Its sentence, and what it was asked to do. */
  text: string
}

const acts: { verbs: string; tools: RegExp }[] = [
  { verbs: 'deleted|removed|erased|archived|wiped|purged', tools: /^delete_|^undo_/ },
  {
    verbs: 'created|added|scheduled|saved|logged|noted|booked|recorded|set up',
    tools: /^create_|^add_|^update_/,
  },
  {
    verbs:
      'moved|changed|updated|adjusted|corrected|merged|cleaned up|cancelled|canceled|fixed|put|marked|set|assigned|reassigned|renamed|completed|closed|finished|rescheduled|postponed|converted|promoted',
    tools: /^update_|^create_task/,
  },
  { verbs: 'undone|reverted|restored', tools: /^undo_/ },
  {
    verbs:
      'sent|informed|submitted|uploaded|ordered|paid|contacted|reminded|alerted|nudged|pinged|reached out to|followed up with|emailed|e-mailed|mailed|messaged|texted|called|phoned|invited|notified|forwarded|replied|published|exported|imported|shared',
    tools: /^$/,
  },
]
const allVerbs = acts.map(({ verbs }) => verbs).join('|')
const adverbs = '(?:(?:now|just|also|already|successfully|then|gone ahead and|went ahead and|even)\\s+)*'
const tick = '^(?:[✅☑✔✓️]\\s*)?'
const generic = new RegExp(
  `${tick}(?:(?:it['’]?s|that['’]?s|this is|everything is|all(?: is)?)\\s+)?(?:all\\s+)?(?:done|taken care of|all set|completed successfully)\\b`,
  'i',
)
/** What says that all of it was done, whatever it was. */
const wholesale =
  /\bconsider (?:it|that|this) done\b|\b(?:i|we)(?:['’]ve| have)? (?:just |now |already )*(?:taken care of|took care of|handled|dealt with|made) (?:it|that|this|everything|all of it|(?:the|your|all the|those|these|that) (?:changes?|updates?|adjustments?|requests?))\b/i
const informing = /\b(?:i|we)(?:['’]ve| have)? (?:just |now |already |also )*let \S+(?: \p{Lu}\S+)? know\b/iu
const own = new RegExp(`\\b(?:i|we)(?:['’]ve|\\s+have|\\s+had)?\\s+${adverbs}(${allVerbs})\\b`, 'i')
const ongoing =
  /\b(?:i|we)(?:['’]m|['’]re| am| are)\s+(?:now\s+)?(sending|emailing|deleting|inviting|calling)\b/i
const passive = new RegExp(
  `\\b(?:has|have) (?:now |just |already |successfully )*been ${adverbs}(${allVerbs})\\b`,
  'i',
)
const were = new RegExp(
  `^(?:✅\\s*)?(?:all|both|the|your|these|those|every|each)\\s+(?:[\\p{L}'’-]+\\s+){0,3}?(?:leads?|accounts?|contacts?|tasks?|notes?|reminders?|deals?|meetings?|calls?|e-?mails?|messages?|invitations?|changes?|records?|stages?|values?)\\s+(?:was|were)\\s+(?:now\\s+|just\\s+|all\\s+|successfully\\s+)*(${allVerbs})\\b`,
  'iu',
)
const short = new RegExp(
  `${tick}(?:done\\W+|ok(?:ay)?\\W+|great\\W+|sure\\W+)?(?:(?:the|your|an?|his|her|their)\\s+)?(?:[\\p{L}'’-]+\\s+){0,3}?(?:task|lead|account|contact|note|reminder|e-?mail|mail|message|deal|stage|value|invitation|follow-?up|meeting|call)\\s+(?:(?:to|for|of|with|is|was)\\s+)?(?:\\p{Lu}\\S*\\s+)*(?:is\\s+|was\\s+)?(?:now\\s+|successfully\\s+)*(${allVerbs})\\b`,
  'iu',
)
const bare = new RegExp(
  `${tick}(?:done\\W+)?(?:successfully\\s+)?(${allVerbs})\\s+(?:(?:the|your|an?|it|that|this)\\b|["“]|\\p{Lu})`,
  'iu',
)
/** "The email is on its way to Ana", "Ana is gone from your leads": told as a state. */
const onItsWay =
  /\b(?:e-?mail|mail|message|offer|proposal|quote|contract|invitation|invite|reply|follow-?up)s?\b[^.?!]{0,30}\b(?:(?:is|are)(?: now| already)? (?:on (?:its|their|the) way|out\b(?! of))|(?:has|have)(?: now| already)? gone (?:out|off))/i
const isGone =
  /\b(?:is|are)(?: now)? gone (?:from|out of)\b|\b(?:is|are) no longer (?:in|among|on) (?:your|the) (?:leads?|tasks?|contacts?|accounts?|lists?|pipeline)\b/i
const denied =
  /\b(?:not|never|nothing|no|cannot|unable|without|once you|after you|if you|when you|until|will be|would|should|before)\b|n['’]t\b|\bcould\b/i
const present: Record<string, string> = {
  sending: 'sent',
  emailing: 'sent',
  inviting: 'sent',
  calling: 'sent',
  deleting: 'deleted',
}

interface Past {
  /** Of the turn whose words are read. */
  outcomes: readonly CallOutcome[]
  /** Of turns before it in the conversation. */
  earlier: readonly CallOutcome[]
  /** What was read, in lower case: "the offer was sent" may be told of a record. */
  read: string
}

const isWrite = ({ name }: CallOutcome) => /^(?:create|update|delete|add|undo)_/.test(name)

const supposes = (before: string): boolean =>
  /\b(?:if|when|once|before|after|until|unless|as soon as)\b[^,]*$/i.test(before)

/** The verb of what a statement claims to have been done, "done" for one without a verb; null for no such claim. */
function findClaim(text: string, { read }: Past): string | null {
  const first = own.exec(text) ?? ongoing.exec(text)
  const isSupposed = supposes(text.slice(0, first?.index ?? 0))
  const verb = first?.[1]?.toLowerCase()
  if (verb !== undefined && !isSupposed) return present[verb] ?? verb
  if (denied.test(text)) return null
  if (informing.test(text)) return 'informed'
  if (wholesale.test(text)) return 'done'
  const stated = onItsWay.exec(text) ?? isGone.exec(text)
  const state = stated && !supposes(text.slice(0, stated.index)) ? stated[0] : undefined
  if (state !== undefined && !read.includes(state.toLowerCase()))
    return onItsWay.test(text) ? 'sent' : 'deleted'
  const told = (passive.exec(text) ??
    were.exec(text) ??
    short.exec(text) ??
    bare.exec(text))?.[1]?.toLowerCase()
  if (told !== undefined) return new RegExp(`\\b${told}\\b`).test(read) ? null : told
  return generic.test(text) ? 'done' : null
}

const sending = acts.at(-1)?.verbs.split('|') ?? []

/**
 * What a statement claims to have been done although no call did it: something deleted, made or changed (`deed`), or sent
 * (`sending`). Null where it claims nothing of that kind, or rightly. `names`: the words in it that are names; a deed of another
 * record does not bear it out.
 */
export function findUndone(
  { text, isProposal }: Statement,
  names: readonly string[],
  past: Past,
): 'deed' | 'sending' | null {
  const isClaimed = own.test(text) || wholesale.test(text) || informing.test(text)
  const verb = isProposal && !isClaimed ? null : findClaim(text, past)
  if (verb === null) return null
  const ofTurn = past.outcomes.filter(isWrite)
  const isDone = ({ state }: CallOutcome) => state === 'done'
  if (verb === 'done')
    return ofTurn.some(isDone) && ofTurn.every(({ state }) => state !== 'failed') ? null : 'deed'
  const tools = acts.find(({ verbs }) => verbs.split('|').includes(verb))?.tools
  const possible = /\b(?:already|earlier|before)\b/i.test(text) ? [...past.earlier, ...ofTurn] : ofTurn
  const isBorne = possible.some((call) => {
    const told = call.text.toLowerCase()
    const isOfThese = names.length === 0 || names.some((word) => told.includes(word.toLowerCase()))
    return isDone(call) && tools?.test(call.name) === true && isOfThese
  })
  if (isBorne) return null
  return sending.includes(verb) ? 'sending' : 'deed'
}
