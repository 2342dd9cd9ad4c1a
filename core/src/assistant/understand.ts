import { findRecurrence } from '../tasks/recurrence-words.ts'
import { classify, correctOpening, type Guess } from './classifier.ts'
import { readCustomerCommand, readNoteOnCustomer } from './customers/index.ts'
import { type CommandContext, type Entity, findEntities, maskEntities } from './entities.ts'
import { readLeadFields } from './fields/read-lead.ts'
import { readTaskFields } from './fields/read-task.ts'
import { intentOfFrame } from './frames.ts'
import { type Intent, isWrite, type ToolIntent, toolIntents } from './intents.ts'
import type { KnownLead } from './known-names.ts'
import { findChoice, findHindrance, findOpeningHindrance, isForLater } from './meant.ts'
import { toPlainRequest } from './plain-request.ts'
import { readSlots } from './slots/index.ts'
import { stagesLeftOut } from './slots/lead-search-slots.ts'
import { capitaliseNames, type Problem, readLead, type Slots } from './slots/reading.ts'
import { isReminderAlone } from './slots/task-extras.ts'
import { splitByRecord } from './split-by-record.ts'
import { findJoints, movesPronoun } from './split-commands.ts'
import { stageWord, withStageWords } from './stages/stage-words.ts'

/**
 * One command as it was understood. `slots` are the parameters of the tool of that name; `confidence` and those of
 * the `alternatives` are chances from 0 to 1; `problem` says why it cannot be carried out as it stands.
 */
export interface Command {
  text: string
  intent: Intent
  confidence: number
  alternatives: Guess[]
  slots: Slots
  problem: Problem | null
  /** By what was asked to look and cannot be looked. */
  notRead?: string
}

/** Thresholds of confidence below which the assistant asks back; higher for a write, since it proposes a change. */
const minConfidence = { read: 0.4, write: 0.55 }
const minPartConfidence = 0.6

const isTool = (intent: Intent): intent is ToolIntent => toolIntents.some((tool) => tool === intent)

/** Whether a command is understood well enough to be carried out or proposed. */
export const isSure = ({ intent, confidence }: Pick<Command, 'intent' | 'confidence'>): boolean =>
  confidence >= (isWrite(intent) ? minConfidence.write : minConfidence.read)

/** Filler words, which belong to no title and no name. */
const hesitation = /(?:^|[\s,])(?:u+h+m?|u+m+|e+r+m?|hm+)(?=$|[\s,.])[,.]?/gi

interface Piece {
  text: string
  entities: Entity[]
}

const cutPiece = (text: string, entities: readonly Entity[], start: number, end: number): Piece => ({
  text: text.slice(start, end),
  entities: entities
    .filter((entity) => entity.start >= start && entity.end <= end)
    .map((entity) => ({ ...entity, start: entity.start - start, end: entity.end - start })),
})

/** What a masked text can mean, the likeliest first. */
function guesses(masked: string): [best: Guess, ...others: Guess[]] {
  const framed = intentOfFrame(masked)
  const [best = { intent: 'other' as const, confidence: 0 }, ...others] = classify(masked)
  return framed === null ? [best, ...others] : [{ intent: framed, confidence: 1 }]
}

/** Openings of these say nothing about whose record it is: a lead's, or its account's or contact's. */
const ofLeads: readonly (Intent | null)[] = [null, 'search_leads', 'get_lead', 'create_lead', 'update_lead']

/** What is said of an account or a contact; null where a lead’s note, a task or something else of its own is asked for. */
const customerOf = ({ text, entities }: Piece, context: CommandContext) =>
  readNoteOnCustomer(text, context) ??
  (ofLeads.includes(intentOfFrame(maskEntities(text, entities)))
    ? readCustomerCommand(text, entities, context)
    : null)

/** Fields of leads that are set by what they are called; null where a note, a task or anything else is asked for. */
const fieldsOf = ({ text, entities }: Piece, context: CommandContext, focus: Focus) =>
  ofLeads.includes(intentOfFrame(maskEntities(text, entities))) ? readLeadFields(text, context, focus) : null

const nobody: Focus = { lead: null, isGiven: false }
const certain = { confidence: 1, alternatives: [] }

/** Fields of a task that are set by what they are called. */
function taskFieldsOf({ text, entities }: Piece, context: CommandContext) {
  const framed = intentOfFrame(maskEntities(text, entities))
  return framed === null || framed.endsWith('_task') ? readTaskFields(text, context) : null
}

function guess(piece: Piece, context: CommandContext): Guess {
  const ofCustomer = customerOf(piece, context)
  if (ofCustomer) return { intent: ofCustomer.intent, confidence: 1 }
  if (taskFieldsOf(piece, context)) return { intent: 'update_task', confidence: 1 }
  return fieldsOf(piece, context, nobody)
    ? { intent: 'update_lead', confidence: 1 }
    : guesses(maskEntities(piece.text, piece.entities))[0]
}

function isCommand(piece: Piece, context: CommandContext): boolean {
  const { intent, confidence } = guess(piece, context)
  return isTool(intent) && confidence >= minPartConfidence
}

/** "Add a note to Acme that … and move it to proposal": the stage is no part of the note, unless all of it was given after a colon. */
const endsNote = (head: Piece, rest: Piece, context: CommandContext): boolean =>
  movesPronoun.test(rest.text) &&
  guess(head, context).intent === 'add_note' &&
  !/:|\b(?:if|when|once|unless|sa(?:id|ys)|ask(?:s|ed)|wants?|told)\b/i.test(head.text)

const showing = /^(?:(?:please|can you|could you)\s+)*(?:show|list|give|get|tell)(?:\s+me)?\s+/i

/** "Show me overdue tasks and hot leads": what stands behind the "and" is to be shown as well. */
function toSecondShown(
  text: string,
  entities: readonly Entity[],
  context: CommandContext,
): { head: Piece; rest: Piece } | null {
  const verb = showing.exec(text)?.[0]
  const [joint, ...more] = [...text.matchAll(/\s+and(?:\s+also)?\s+/gi)]
  if (verb === undefined || !joint || more.length > 0) return null
  const end = joint.index + joint[0].length
  const tail = cutPiece(text, entities, end, text.length)
  const rest: Piece = {
    text: verb + tail.text,
    entities: tail.entities.map((entity) => ({
      ...entity,
      start: entity.start + verb.length,
      end: entity.end + verb.length,
    })),
  }
  const head = cutPiece(text, entities, 0, joint.index)
  const [one, other] = [guess(head, context), guess(rest, context)]
  const areReads = [one, other].every(({ intent }) => isTool(intent) && !isWrite(intent))
  return areReads && one.intent !== other.intent && isCommand(head, context) && isCommand(rest, context)
    ? { head, rest }
    : null
}

/** Splits the text where both sides are commands of their own. */
function toPieces(text: string, entities: readonly Entity[], context: CommandContext): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  const isOfCustomer = (rest: string, own: readonly Entity[]) =>
    customerOf({ text: rest, entities: [...own] }, context) !== null ||
    fieldsOf({ text: rest, entities: [...own] }, context, nobody) !== null
  for (const joint of findJoints(text, entities, isOfCustomer)) {
    const head = cutPiece(text, entities, start, joint.start)
    const rest = cutPiece(text, entities, joint.end, text.length)
    if (isReminderAlone(rest.text, context) && guess(head, context).intent.endsWith('_task')) continue
    if (!isCommand(head, context) || !(isCommand(rest, context) || endsNote(head, rest, context))) continue
    pieces.push(head)
    start = joint.end
  }
  const shown = pieces.length === 0 ? toSecondShown(text, entities, context) : null
  return shown ? [shown.head, shown.rest] : [...pieces, cutPiece(text, entities, start, text.length)]
}

function leadOf(piece: Piece, context: CommandContext): KnownLead | null {
  const found = readLead({ ...piece, context, recentLead: null })
  return found.kind === 'one' ? found.lead : null
}

/** Masks a pronoun as the lead it refers to: "move her to proposal" reads like "move Ana to proposal". */
const maskPronoun = (masked: string): string =>
  masked.includes('<lead>')
    ? masked
    : masked.replace(
        /\b(?:him|her|them|it|(?:that|this) (?:lead|deal|customer|contact|company|one))\b/i,
        '<lead>',
      )

/**
 * The lead the conversation is about, to which "him" or "that deal" refers. `isGiven`: the person has just answered the
 * question which lead is meant.
 */
export interface Focus {
  lead: KnownLead | null
  isGiven: boolean
}

const opensWithStage = new RegExp(String.raw`^\s*${stageWord}\b`, 'i')

function understandPlain(said: string, context: CommandContext, focus: Focus): Command[] {
  const plain = toPlainRequest(said)
  const isOpening = opensWithStage.test(plain) || findRecurrence(plain)?.index === 0
  const mended = isOpening ? plain : correctOpening(plain)
  const found = findEntities(mended, context)
  const text = capitaliseNames(mended, found)
  const entities = found.map((entity) => ({ ...entity, text: text.slice(entity.start, entity.end) }))
  let { lead } = focus
  const opening = findOpeningHindrance(text)
  const pieces = toPieces(text, entities, context)
  return pieces.flatMap((piece, order): Command[] => {
    const inherited = order > 0 ? lead : focus.lead
    const masked = maskEntities(piece.text, piece.entities)
    const ofCustomer = customerOf(piece, context)
    if (ofCustomer) {
      const { head, problem = null, ...said } = ofCustomer
      const hindrance = isWrite(said.intent)
        ? findHindrance(said.intent, piece.text, masked, opening, head)
        : null
      return [{ text: piece.text, ...certain, ...said, problem: hindrance ?? problem }]
    }
    const ofTask = taskFieldsOf(piece, context)
    if (ofTask) {
      const reading = { ...piece, context, recentLead: inherited }
      const read = readSlots('update_task', reading)
      const { head, isLong } = ofTask
      const problem =
        findHindrance('update_task', isLong ? head : piece.text, isLong ? head : masked, opening, head) ??
        read.problem
      return [{ text: piece.text, ...certain, intent: 'update_task', ...read, problem }]
    }
    const ofFields = fieldsOf(piece, context, { lead: inherited, isGiven: focus.isGiven || order > 0 })
    if (ofFields) {
      lead = leadOf(piece, context) ?? lead
      return ofFields.map(({ head, isFree, ...said }) => {
        const problem =
          findHindrance('update_lead', piece.text, masked, opening, head) ??
          (isFree && isForLater('update_lead', piece.text, piece.entities, context.now)
            ? { kind: 'hindered' as const, reason: 'conditional' as const }
            : null)
        return {
          text: piece.text,
          ...certain,
          intent: 'update_lead',
          ...said,
          problem: problem ?? said.problem,
        }
      })
    }
    const [{ intent, confidence }, ...others] = guesses(inherited ? maskPronoun(masked) : masked)
    lead = leadOf(piece, context) ?? lead
    const command = { text: piece.text, intent, confidence, alternatives: others.slice(0, 3) }
    if (!isTool(intent)) {
      const isForbidden = intent === 'other' && opening === 'forbidden'
      return [{ ...command, slots: {}, problem: isForbidden ? { kind: 'hindered', reason: opening } : null }]
    }
    const isCondition = order === 0 && pieces.length > 1 && opening === 'conditional'
    const hindrance: Problem | null =
      (isCondition && !/^when\b/i.test(piece.text) ? { kind: 'hindered', reason: opening } : null) ??
      findHindrance(intent, piece.text, masked, opening) ??
      (isForLater(intent, piece.text, piece.entities, context.now)
        ? { kind: 'hindered', reason: 'conditional' }
        : null) ??
      (isWrite(intent) ? findChoice(intent, masked) : null)
    const asked =
      hindrance?.kind === 'hindered' && hindrance.reason === 'question' ? leadOf(piece, context) : null
    if (asked) return [{ ...command, intent: 'get_lead', slots: { lead: asked.id }, problem: null }]
    return splitByRecord(intent, piece, context).map((own) => {
      const reading = { ...own, context, recentLead: inherited, isLeadGiven: focus.isGiven }
      const read = readSlots(intent, reading)
      return { ...command, ...read, problem: hindrance ?? read.problem }
    })
  })
}

const isOfStage = ({ slots, problem, notRead }: Command): boolean =>
  'status' in slots ||
  notRead === stagesLeftOut ||
  (problem?.kind === 'ambiguous' && problem.slot === 'stage')

/** Parses a text into one command, or several in order. RangeError for an unknown time zone. */
export function understand(said: string, context: CommandContext, focus: Focus = nobody): Command[] {
  const text = said.replace(hesitation, ' ')
  const { text: worded, toWritten, hasStages } = withStageWords(text, context)
  if (!hasStages) return understandPlain(text, context, focus)
  const commands = understandPlain(worded, context, focus)
  // Where no stage is asked for, a name of one is part of a title, a note or a question.
  if (!commands.some(isOfStage)) return understandPlain(text, context, focus)
  return commands.map((command) => ({
    ...command,
    text: toWritten(command.text),
    slots: Object.fromEntries(
      Object.entries(command.slots).map(([slot, value]) => [
        slot,
        typeof value === 'string' ? toWritten(value) : value,
      ]),
    ),
  }))
}
