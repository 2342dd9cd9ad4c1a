import { escapeRegExp } from '../text/words.ts'
import { firstName, isSameName } from './names.ts'
import type { Scene } from './scene.ts'
import type { Evidence, Participant } from './types.ts'

/** The person a conversation is with. `label` is their own voice, null where they are only spoken to or of. */
export interface Contact {
  name: string
  company: string | null
  evidence: Evidence
  confidence: number
  label: string | null
}

const isOwner = (name: string, scene: Scene): boolean =>
  scene.context.ownerName !== null && isSameName(name, scene.context.ownerName)

/** "It's my company", "I own the place": who speaks for the other side. */
const speaksForAll =
  /\b(?:i (?:own|run|founded) (?:a|the|this|my)|it's my (?:company|business|firm|shop)|i'm the (?:owner|founder|ceo|managing director|boss|manager|decision maker))\b/

const lettersOf = (scene: Scene, label: string): number =>
  scene.lines.filter((line) => line.speaker === label).reduce((sum, line) => sum + line.text.length, 0)

/** What tells that a speaker matters most: a known lead, one whom mail reaches, a company of their own, their own word. */
function weightOf({ name, label, company }: Participant, scene: Scene): number {
  const known = scene.context.people.filter((person) => name !== null && isSameName(person.name, name))
  const isHead = scene.lines.some((line) => line.speaker === label && speaksForAll.test(line.lower))
  const isReached = known.some(({ email }) => email !== null)
  return (known.length > 0 ? 4 : 0) + (isReached ? 1 : 0) + (company === null ? 0 : 2) + (isHead ? 2 : 0)
}

/** The speaker who matters most; of two with the same signs who says more, but not of two without any. */
function chiefOf(scene: Scene, voices: readonly Participant[]): Participant | null {
  const ranked = voices
    .map((voice) => ({ voice, weight: weightOf(voice, scene), letters: lettersOf(scene, voice.label) }))
    .toSorted((one, other) => other.weight - one.weight || other.letters - one.letters)
  const [best, second] = ranked
  if (!best) return null
  const isTied = second !== undefined && second.weight === best.weight && best.weight === 0
  return isTied && best.letters < 2 * second.letters ? null : best.voice
}

/** Two of the other side who greet each other belong to two companies: neither is the customer for certain. */
function areStrangers(scene: Scene, theirs: readonly Participant[]): boolean {
  if (theirs.length < 2) return false
  const names = new Map(theirs.map(({ label, name }) => [label, firstName(name ?? '').toLowerCase()]))
  return scene.lines
    .slice(0, 14)
    .some(({ speaker, lower }) =>
      [...names].some(
        ([label, name]) =>
          label !== speaker &&
          names.has(speaker) &&
          name !== '' &&
          new RegExp(
            String.raw`^(?:hi|hello|hey|good \w+|nice to meet you|pleasure),? ${escapeRegExp(name)}\b`,
          ).test(lower),
      ),
    )
}

function fromVoice(scene: Scene): Contact | null {
  const { all, mentions } = scene.participants
  const named = all.filter(({ name, side }) => name !== null && side !== 'us' && !isOwner(name, scene))
  const theirs = named.filter(({ side }) => side === 'them')
  if (areStrangers(scene, theirs)) return null
  const open = named.length === 1 || all.some(({ side }) => side === 'us') ? named : []
  const voice = theirs.length > 0 ? chiefOf(scene, theirs) : chiefOf(scene, open)
  const name = voice?.name ?? null
  if (voice === null || name === null) return null
  const evidence =
    voice.evidence ??
    mentions.find((mention) => isSameName(mention.name, name))?.evidence ??
    scene.lines.find((line) => line.speaker === voice.label)?.evidence
  return evidence
    ? {
        name,
        company: voice.company,
        evidence,
        confidence: voice.side === 'them' ? 0.8 : 0.55,
        label: voice.label,
      }
    : null
}

/** A name that was said; somebody who was only spoken of is the customer of a voice note alone. */
function fromMention(scene: Scene): Contact | null {
  const { all, mentions } = scene.participants
  const ours = all.flatMap((voice) => (voice.side === 'us' ? (voice.name ?? []) : []))
  const isOurs = (name: string): boolean => isOwner(name, scene) || ours.some((own) => isSameName(own, name))
  const possible = mentions.filter(
    ({ name, kind }) => !isOurs(name) && (kind !== 'reported' || all.length === 1),
  )
  const mention = possible.find(({ kind }) => kind === 'self') ?? possible[0]
  if (!mention || all.filter(({ name }) => name !== null).length > 1) return null
  const { name, company, evidence, kind } = mention
  return { name, company, evidence, confidence: kind === 'self' ? 0.6 : 0.45, label: null }
}

/** Of two of ours among themselves: the only known lead they name in full. */
function fromKnown({ context, lines }: Scene): Contact | null {
  const named = context.people.flatMap(({ name, company }) => {
    const line = name.includes(' ') ? lines.find(({ text }) => text.includes(name)) : undefined
    return line ? [{ name, company, evidence: line.evidence, confidence: 0.8, label: null }] : []
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

/** The customer: the speaker of the other side who matters most, else a name that was said; null where nothing tells. */
export const findContact = (scene: Scene): Contact | null =>
  scene.participants.isInternal ? fromKnown(scene) : (fromVoice(scene) ?? fromMention(scene))
