import type { Entity } from './entities.ts'
import { maskEntities } from './entities.ts'
import { hasPronoun } from './slots/reading.ts'
import { stageWord } from './stages/stage-words.ts'

/** Openings that begin a command wherever they stand. */
const strong =
  /^(?:please\s+)?(?:remind (?:me|us)\b|(?:set|create|add|make) (?:me )?(?:a |an )?(?:new )?(?:reminder|task|to-?do|note|lead|follow-?up)\b|note (?:that|down|on)\s+\S|take a note\b|log that\b|write down\b|jot down\b|draft\s+\S|(?:write|prepare) (?:a |an )?(?:follow-?up|email|mail)\b|schedule (?:a|an)\b|show (?:me|my|the)\b|give me\b|tell me\b|list (?:all|my|the)\b|assign\b|follow up\b|what(?:'s| is| are)\b(?! (?:it|they|he|she|that)\b)|which\b)/i
/** Openings that also occur inside a title or a note; they count only with a lead or a pronoun after them. */
const weak =
  /^(?:please\s+)?(?:move|mark|set|put|change|update|close|delete|remove|email|call|add(?! (?:him|her|them|it)\b))\b/i
/** What moves the record itself, whatever stands before it. */
export const movesPronoun = new RegExp(
  String.raw`^(?:please\s+)?(?:move|mark|set|put|push)\s+(?:him|her|them|it|(?:the|that|this) (?:lead|deal|one))\s+(?:(?:to|as|in|into|on)\s+)?(?:the\s+)?(?:negotiation|proposal|qualified|contacted|won|lost|${stageWord})\b`,
  'i',
)
const joint =
  /(?:\s*[,;.]\s*(?:and\s+)?(?:then\s+|also\s+)?|\s+(?:and then|and also|and|then|also|plus)\s+)(?=\S)/gi

export interface Part {
  start: number
  end: number
}

/**
 * Where a text that holds several commands is cut ("move Acme to negotiation and remind me Thursday"). Each part is a
 * candidate; the caller decides whether both are commands of their own. `isOfCustomer`: whether words with their entities are about
 * an account or a contact.
 */
export function findJoints(
  text: string,
  entities: readonly Entity[],
  isOfCustomer: (text: string, entities: readonly Entity[]) => boolean,
): Part[] {
  const cuts = [...text.matchAll(joint)].filter((match) => {
    const after = match.index + match[0].length
    if (entities.some((entity) => entity.start < after && match.index < entity.end)) return false
    const rest = text.slice(after)
    if (strong.test(rest)) return true
    const own = entities
      .filter((entity) => entity.start >= after)
      .map((entity) => ({ ...entity, start: entity.start - after, end: entity.end - after }))
    const isOfRecord = () =>
      maskEntities(rest, own).includes('<lead>') || hasPronoun(rest) || isOfCustomer(rest, own)
    return weak.test(rest) && isOfRecord()
  })
  return cuts.map((match) => ({ start: match.index, end: match.index + match[0].length }))
}
