import { isAskedPlainly } from '../asked-plainly.ts'
import { type CommandContext, findEntities, maskEntities } from '../entities.ts'
import { findNameMentions, type KnownLead } from '../known-names.ts'
import { isForLater, isHindered } from '../meant.ts'
import { matchTask } from '../slots/match-task.ts'
import { hasPronoun } from '../slots/reading.ts'
import { readTaskChange } from '../slots/task-slots.ts'
import { withStageWords } from '../stages/stage-words.ts'
import { joinFollowUp } from './follow-up.ts'
import { isQuestion, ownSentences } from './own-sentences.ts'
import { placeOfCustomer } from './said-customers.ts'
import { isValueSaid, type Said } from './said-values.ts'

/** A call of a tool as a model asks for it. */
export interface AskedCall {
  name: string
  parameters: Record<string, unknown>
}

/** The verbs with which a person asks for what a tool does; without one, words only tell something. */
const verbs: Record<string, RegExp> = {
  update_lead:
    /\b(?:move|mark|set|put|change|update|make|push|drag|promote|bump|close|rename|assign|give|shift|advance|switch|correct|raise|lower|reassign|hand|add|tag|label|remove|clear|enter|correct|edit|fix)\b/i,
  create_lead: /\b(?:create|add|new|save|register|enter|make|store)\b/i,
  add_note: /\b(?:notes?|log|write|jot|add|record|put|remember|memo)\b/i,
  create_task:
    /\b(?:remind|reminder|tasks?|to-?dos?|add|create|schedule|set|make|book|put|(?:don['’]?t|do not|never) (?:let me )?forget)\b/i,
  update_task:
    /\b(?:mark|set|move|change|update|finish|complete|tick|check|close|reschedule|postpone|push|shift|assign|reassign|rename|make|put|reopen|give)\b/i,
  create_account: /\b(?:create|add|new|save|register|enter|make|store|open|set up)\b/i,
  create_contact: /\b(?:create|add|new|save|register|enter|make|store)\b/i,
  update_account:
    /\b(?:tag|label|remove|clear|set|change|update|make|put|rename|correct|edit|fix|assign|give|enter|add)\b/i,
  update_contact:
    /\b(?:tag|label|remove|clear|set|change|update|make|put|rename|correct|edit|fix|move|give|enter|add)\b/i,
  add_contact_to_lead: /\b(?:add|put|include|take|bring|make|set|list)\b/i,
}

function leadOf(reference: unknown, { known }: CommandContext): KnownLead | null {
  const key = String(reference).trim().toLowerCase()
  const found = known.leads.filter(({ id, name, company }) =>
    [id, name, company, `${name} (${company ?? ''})`].some((each) => each?.toLowerCase() === key),
  )
  if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null
  const [mention, ...others] = findNameMentions(String(reference), known)
  return mention?.kind === 'lead' && others.length === 0 && mention.leads.length === 1
    ? (mention.leads[0] ?? null)
    : null
}

/** The one lead that the newest of earlier sentences names; null where it names several or none does. */
function lastNamed(earlier: readonly string[], { known }: CommandContext): string | null {
  for (const sentence of earlier.toReversed()) {
    const ids = findNameMentions(sentence, known).flatMap((found) =>
      found.kind === 'lead' ? found.leads.map(({ id }) => id) : [],
    )
    if (ids.length > 0) return new Set(ids).size === 1 ? (ids[0] ?? null) : null
  }
  return null
}

/** Where a sentence names the lead, without any doubt; -1 where a pronoun of it does; null where it does not. */
function placeOf(
  lead: KnownLead,
  sentence: string,
  earlier: readonly string[],
  context: CommandContext,
): number | null {
  const mentions = findNameMentions(sentence, context.known).filter(({ kind }) => kind === 'lead')
  const own = mentions.find(
    (found) => found.kind === 'lead' && found.leads.length === 1 && found.leads[0]?.id === lead.id,
  )
  if (own) return own.start
  const isMeant = mentions.length === 0 && hasPronoun(sentence) && lastNamed(earlier, context) === lead.id
  return isMeant ? -1 : null
}

function isTaskNamed(reference: unknown, sentence: string, context: CommandContext): boolean {
  const { tasks } = context.known
  const text = String(reference)
  const exact = tasks.filter(({ id, title }) => id === text || title === text)
  const wanted = exact.length > 0 ? exact : matchTask(text, text, tasks)
  const entities = findEntities(sentence, context)
  const named = readTaskChange({ text: sentence, entities, context, recentLead: null }).slots['task']
  return wanted.length === 1 && wanted[0]?.id === named
}

/** Parameters that name what is changed, and not what it is changed to. */
function referencesOf(tool: string): readonly string[] {
  if (tool === 'add_note') return ['lead', 'account', 'contact']
  if (tool === 'update_account') return ['account']
  return tool === 'create_contact' ? [] : ['lead', 'task', 'contact']
}

/** Where a sentence names the account or the contact of a call; -1 where the call names none, null where the sentence does not. */
function placeOfCustomers({ name, parameters }: AskedCall, said: string, context: CommandContext) {
  let place = -1
  // Of a sale the lead is named as well, who is a contact, too.
  const lead = name === 'add_contact_to_lead' ? leadOf(parameters['lead'], context) : null
  const sentence = lead ? said.replaceAll(lead.name, ' '.repeat(lead.name.length)) : said
  for (const reference of referencesOf(name)) {
    const record = reference === 'account' ? 'accounts' : reference === 'contact' ? 'contacts' : null
    if (record === null || parameters[reference] === undefined) continue
    const found = placeOfCustomer(record, parameters[reference], sentence, context)
    if (found === null) return null
    place = Math.max(place, found)
  }
  return place
}

function asks(
  { name, parameters }: AskedCall,
  sentence: string,
  earlier: readonly string[],
  message: string,
  context: CommandContext,
): boolean {
  const { text } = withStageWords(sentence, context)
  if (isQuestion(sentence) || !verbs[name]?.test(text) || isHindered(name, text)) return false
  const entities = findEntities(text, context)
  if (!isAskedPlainly(name, maskEntities(text, entities))) return false
  if (isForLater(name, text, entities, context.now)) return false
  let after = -1
  let names: string[] = []
  if (parameters['lead'] !== undefined) {
    const lead = leadOf(parameters['lead'], context)
    const place = lead && placeOf(lead, sentence, earlier, context)
    if (!lead || place === null) return false
    after = place
    names = [lead.name, lead.company ?? '']
  }
  if (parameters['task'] !== undefined && !isTaskNamed(parameters['task'], sentence, context)) return false
  const ofCustomers = placeOfCustomers({ name, parameters }, sentence, context)
  if (ofCustomers === null) return false
  after = Math.max(after, ofCustomers)
  const values = Object.entries(parameters).filter(([field]) => !referencesOf(name).includes(field))
  const isStage = (field: string) => field === 'status' || field === 'due_at'
  return (
    (values.length > 0 || name === 'add_contact_to_lead') &&
    values.every(([field, value]) => {
      // A new record may be described in several sentences; what is changed stands beside its name.
      const isWide = name.startsWith('create_') && !isStage(field)
      const said: Said = { text: isWide ? message : sentence, after: isWide ? -1 : after, names, context }
      return isValueSaid(name, field, value, said)
    })
  )
}

/**
 * Whether the person's own words ask for a write: they name the record and the change, in their last message or in the one
 * before it that the last completes, confirms or corrects. Questions, conditions, what is forbidden and what somebody else
 * wrote ask for nothing. `said`: the person's messages, oldest first.
 */
export function isAskedFor(call: AskedCall, said: readonly string[], context: CommandContext): boolean {
  const messages = said.map(ownSentences)
  const last = messages.at(-1) ?? []
  const before = messages.at(-2) ?? []
  const earlier = messages.slice(0, -1).flat()
  const own = last.some((sentence, order) =>
    asks(call, sentence, [...earlier, ...last.slice(0, order)], last.join('\n'), context),
  )
  if (own) return true
  const joined = before.map((sentence) =>
    isQuestion(sentence) ? null : joinFollowUp(sentence, last.join(' '), context),
  )
  return joined.some(
    (sentence) => sentence !== null && asks(call, sentence, messages.slice(0, -2).flat(), sentence, context),
  )
}
