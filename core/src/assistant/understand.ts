import { classify, correctOpening, type Guess } from './classifier.ts'
import { type CommandContext, type Entity, findEntities, maskEntities } from './entities.ts'
import { type Intent, isWrite, type ToolIntent, toolIntents } from './intents.ts'
import type { KnownLead } from './known-names.ts'
import { findChoice, findHindrance, findOpeningHindrance } from './meant.ts'
import { readSlots } from './slots/index.ts'
import { capitaliseNames, type Problem, readLead, type Slots } from './slots/reading.ts'
import { splitByRecord } from './split-by-record.ts'
import { findJoints } from './split-commands.ts'

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

function guess(piece: Piece): Guess {
  const [best] = classify(maskEntities(piece.text, piece.entities))
  return best ?? { intent: 'other', confidence: 0 }
}

function isCommand(piece: Piece): boolean {
  const { intent, confidence } = guess(piece)
  return isTool(intent) && confidence >= minPartConfidence
}

/** Splits the text where both sides are commands of their own. */
function toPieces(text: string, entities: readonly Entity[]): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const joint of findJoints(text, entities)) {
    const head = cutPiece(text, entities, start, joint.start)
    if (!isCommand(head) || !isCommand(cutPiece(text, entities, joint.end, text.length))) continue
    pieces.push(head)
    start = joint.end
  }
  return [...pieces, cutPiece(text, entities, start, text.length)]
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

/** Parses a text into one command, or several in order. RangeError for an unknown time zone. */
export function understand(
  said: string,
  context: CommandContext,
  focus: Focus = { lead: null, isGiven: false },
): Command[] {
  const mended = correctOpening(said.replace(hesitation, ' ').trim())
  const found = findEntities(mended, context)
  const text = capitaliseNames(mended, found)
  const entities = found.map((entity) => ({ ...entity, text: text.slice(entity.start, entity.end) }))
  let { lead } = focus
  const opening = findOpeningHindrance(text)
  return toPieces(text, entities).flatMap((piece, order): Command[] => {
    const inherited = order > 0 ? lead : focus.lead
    const masked = maskEntities(piece.text, piece.entities)
    const [best, ...others] = classify(inherited ? maskPronoun(masked) : masked)
    const { intent, confidence } = best ?? { intent: 'other', confidence: 0 }
    lead = leadOf(piece, context) ?? lead
    const command = { text: piece.text, intent, confidence, alternatives: others.slice(0, 3) }
    if (!isTool(intent)) return [{ ...command, slots: {}, problem: null }]
    const hindrance =
      findHindrance(intent, piece.text, opening) ?? (isWrite(intent) ? findChoice(masked) : null)
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
