import { findRecurrence } from '../tasks/recurrence-words.ts'
import { isQuestion } from './asked/own-sentences.ts'
import { isAskedPlainly } from './asked-plainly.ts'
import type { Entity } from './entities.ts'
import type { ToolIntent } from './intents.ts'
import { type Problem, stripCourtesy } from './slots/reading.ts'

/** Writes whose words are all about the change; a task's or a note's own text may say "if" and "not". */
const changes: ReadonlySet<string> = new Set<ToolIntent>([
  'update_lead',
  'delete_lead',
  'create_lead',
  'update_task',
  'delete_task',
  'create_account',
  'update_account',
  'create_contact',
  'update_contact',
  'add_contact_to_lead',
])
/** What is new may be called anything. */
const makings: ReadonlySet<string> = new Set<ToolIntent>(['create_lead', 'create_account', 'create_contact'])
type Reason = Extract<Problem, { kind: 'hindered' }>['reason']

const opening = '(?:(?:please|pls|no|and|but|hey|so|ok(?:ay)?|sorry|wait|actually|oh|hold on|stop)[\\s,.!]+)*'
const forbidding = [
  "(?:do not|don['’]?t|never)(?! (?:let me )?forget\\b)",
  "(?:you|we) (?:must not|mustn['’]t|shouldn['’]t|should not|can['’]t|cannot)",
  "(?:i|we) (?:do not|don['’]?t|never) (?:want|need) (?:you )?to",
  "(?:i['’]d|i would) rather (?:you )?(?:not|you didn['’]t)",
  "(?:(?:there is|there['’]s) )?no need to",
  'not to|refrain from|hands off',
  '(?:avoid|stop|quit) \\w+ing',
  'make sure (?:that )?(?:nobody|no one|not)',
  '(?:leave|keep|make sure(?: that)?) (?:\\S+ ){1,4}?(?:stays?|remains?|keeps?)',
  '(?:leave|keep) (?:\\S+ ){1,4}?(?:in|at|as|on|alone|where|unchanged|untouched|open)',
]
const negated = new RegExp(`^${opening}(?:${forbidding.join('|')})(?![\\w'’])`, 'i')
/** "Move Ana to won, no wait, don't": taken back in the same breath, or forbidden in the second half. */
const takenBack =
  /\?\s*(?:no|nope|nah)\b(?! (?:problem|worries))|[?.,;–-]\s*(?:no|nope|nah)[\s.!]*$|[?.,;–-]\s*(?:no,? )?(?:keep|leave) (?:it|him|her|them|that)(?: (?:as it is|there|alone|open))?[\s.!]*$|[\s,.;?!–-](?:no[,\s]+)?(?:wait|don['’]?t|do not|never ?mind|forget (?:it|that)|cancel that|scratch that|not yet|no way|not a chance|as if|never)[\s.!]*$|[,;–-]\s*(?:and |but )?(?:do not|don['’]?t|never) \S+/i
const condition =
  'if|when|whenever|once|as soon as|unless|in case|should|provided|assuming|as long as|so long as|on condition|only (?:if|when|after)|suppose|supposing|imagine|until|after|before'
const beginsConditional = new RegExp(`^(?:(?:and|but|then|so|please) )*(?:${condition})\\s+\\S`, 'i')
const conditional =
  /\S\s+(?:if|unless|once|as soon as|in case|provided(?: that)?|assuming|when(?:ever)?|only (?:if|when|after)|as long as|until|(?:after|before) (?:he|she|they|it|we))\s+\S/i
const courtesy =
  /\b(?:if (?:you|possible|that['’]s (?:ok|okay|fine|possible))|when you (?:can|have|get))\b[^,]*/gi

/** How people say that a deal is lost. */
const losing =
  /\b(?:not interested|no longer interested|not a (?:good )?fit|didn['’]t work out|won['’]t (?:buy|happen|go ahead)|not going (?:ahead|anywhere)|said no)\b/gi
/** What is no fact yet, or none. */
const hedged =
  /\b(?:not|\w+n['’]t|never|nobody|no one|no longer|nearly|almost|might|may|maybe|perhaps|wonder(?:ing)?|whether|hop(?:e|es|ing)|wants? to|wish(?:es)?|likely|probably|i (?:think|guess|believe|suppose)|discuss|consider(?:ing)?|thinking (?:about|of)|plan(?:s|ning)? to|tr(?:y|ies|ying) to|going to|about to|close to|(?:half|part|some|most|a third|a quarter) of|anything but)\b/i
const freeText = /\b(?:next step|title|role|rename|called|named)\b/i
/** "Email Ana the proposal": asks for something else than a change of the lead. */
const errand = /^(?:e-?mail|send|mail|forward|invite|share|show|offer|pitch|present)\s/i
const exception = /\b(?:except|excluding|apart from|other than|instead of|rather than|but not)\b/i
/** Several at once that were not named: "delete my overdue tasks". */
const manyTasks =
  /(?<!\b(?:from|off|on|in|to|of|onto) )\b(?:my|the|these|those|some|our|any) (?:\w+ ){0,2}(?:tasks|to-?dos|reminders)\b/i
const many = /\b(?:all|every|everything|everyone|everybody)\b/i

/** "Delete Ana's phone number", "remove the due date of the task": what goes is a field of the record. */
const ofField =
  /^(?:delete|remove|erase|clear|drop|cancel|take|get rid of|wipe|kill|scrap)\b[^,;]{0,60}?(?:['’]s? |\b(?:the|his|her|their|its|that|any|old|wrong) )(?:(?:old|wrong|current|second|mobile|work|private) )?(?:phone|e-?mail|mail|number|address|value|amount|budget|stage|status|company|title|role|next step|owner|assignee|due date|deadline|date|time|priority|tags?|notes?|score|source|photo|website)\b(?! (?:task|reminder|to-?do)\b)/i

/** Why words about a change do not ask for it plainly: a question, a doubt, an errand, or all records at once. */
function doubtIn(intent: string, text: string): Reason | null {
  const said = stripCourtesy(text)
  // "Every Monday" says how often, not how many.
  const rhythm = intent.endsWith('_task') ? findRecurrence(said)?.text : undefined
  const plain = rhythm === undefined ? said : said.replace(rhythm, ' ')
  if (isQuestion(text)) return 'question'
  if (intent.startsWith('delete_') && ofField.test(plain)) return 'doubtful'
  if (makings.has(intent)) return null
  const isFree = freeText.test(plain)
  if (!isFree && hedged.test(plain.replaceAll(losing, ' '))) return 'doubtful'
  if (intent === 'update_lead' && errand.test(plain) && !/\bto (?:\w+ )?(?:stage|owner)\b/i.test(plain))
    return 'doubtful'
  if (!isFree && exception.test(plain)) return 'doubtful'
  if (intent.endsWith('_task') && manyTasks.test(plain)) return 'many'
  return !isFree && many.test(plain) ? 'many' : null
}

const withoutCourtesy = (text: string): string => text.replace(courtesy, ' ').trim()

/** What a text begins with that hinders all that follows in it: "don't …", "if she signs …". */
export function findOpeningHindrance(text: string): Reason | null {
  const plain = withoutCourtesy(text)
  if (negated.test(plain)) return 'forbidden'
  return beginsConditional.test(plain) ? 'conditional' : null
}

function reasonIn(text: string): Reason | null {
  const plain = withoutCourtesy(text)
  const first = findOpeningHindrance(text)
  if (first === 'forbidden' || takenBack.test(plain)) return 'forbidden'
  return first ?? (conditional.test(plain) ? 'conditional' : null)
}

/** Whether a text that names a write forbids it or makes it wait for something; `tool` is the write's name. */
export const isHindered = (tool: string, text: string): boolean =>
  changes.has(tool)
    ? reasonIn(text) !== null ||
      doubtIn(tool, text) !== null ||
      /\b(?:instead of|rather than|without)\b/i.test(text)
    : findOpeningHindrance(text) !== null

/**
 * Why a change that was understood is not what was asked for: it was forbidden, or depends on something that has not happened.
 * `masked`: the text as the classifier reads it. `before`: what an earlier part of the same message began with.
 * `head`: where fields are set by what they are called, what is asked for without values that may be any words. Null for a plain command.
 */
export function findHindrance(
  intent: ToolIntent,
  text: string,
  masked: string,
  before: Reason | null = null,
  head: string | null = null,
): Problem | null {
  if (head !== null) {
    const reason =
      reasonIn(masked) ?? before ?? (isQuestion(text) ? ('question' as const) : doubtIn(intent, head))
    return reason === null ? null : { kind: 'hindered', reason }
  }
  const unclear = changes.has(intent) ? 'doubtful' : 'statement'
  const plainly = isAskedPlainly(intent, masked) ? null : unclear
  const reason = changes.has(intent)
    ? (reasonIn(masked) ?? before ?? doubtIn(intent, text) ?? plainly)
    : plainly
  return reason === null ? null : { kind: 'hindered', reason }
}

/** What is put right in the same breath; of a value or a stage the last one holds, of a task's words nobody knows which. */
const putsRight =
  /[\s,;.–-](?:no,? (?:wait|sorry|make that|rather)|wait,? no|scratch that|or rather|sorry,? (?:i mean|no)|i mean(?:t)?,?)\s+\S/i

/**
 * What leaves open which of two is meant: "move Ana or Anna to won", "remind Ben or Nora", "tomorrow or on Monday", "call Anna,
 * no wait, Priya". `masked` is the text as the classifier reads it.
 */
export function findChoice(intent: ToolIntent, masked: string): Problem | null {
  if (/<lead>\W+or\W+<lead>/.test(masked)) return { kind: 'missing', slot: 'lead' }
  if (
    intent !== 'add_note' &&
    /<lead>[\s,.;–-]*(?:[^<]*\W)?(?:no|sorry|i mean|rather|scratch that)\b[^<]*<lead>/i.test(masked)
  )
    return { kind: 'hindered', reason: 'doubtful' }
  if (intent === 'add_note' || /\b(?:if|whether)\b/i.test(masked)) return null
  const isOpen =
    /<(person|date)>\W+or(?: (?:on|at|by|maybe|to|for))*\W+<\1>/.test(masked) ||
    /\bto\s+<person>\W+(?:and\W+)?<person>/.test(masked) ||
    /<date>.*\band\b.*<date>.*<lead>|<lead>.*\band\b.*<date>.*<lead>/.test(
      masked.replace(/^.*?(?=<date>)/, ''),
    ) ||
    (intent === 'create_task' && putsRight.test(masked))
  return isOpen ? { kind: 'hindered', reason: 'doubtful' } : null
}

/** From so long after now on, a day that is named with a change of a lead lies ahead. */
const halfDayMs = 12 * 3_600_000

/** "Move Acme to won tomorrow": a change of a lead is made now or not at all. `now` is ISO 8601. */
export const isForLater = (tool: string, text: string, entities: readonly Entity[], now: string): boolean =>
  (tool === 'update_lead' || tool === 'delete_lead') &&
  !/\b(?:next step|title|role|deal name|expected clos(?:e|ing)|clos(?:e|ing) date)\b/i.test(text) &&
  entities.some(
    (entity) =>
      entity.kind === 'date' &&
      entity.date.hasDay &&
      Date.parse(entity.date.at) - Date.parse(now) > halfDayMs,
  )
