import type { Segment } from '../voice/transcript.ts'
import type { NameMention } from './names.ts'
import { findNames, isSameName } from './names.ts'
import { guessSeller } from './seller.ts'
import type { AnalysisContext, Evidence, Side } from './types.ts'
import type { Utterance } from './utterances.ts'

/** One speaker of the conversation. `evidence` is where the name was said, null for a name from the speaker's label. */
export interface Participant {
  label: string
  name: string | null
  company: string | null
  side: Side | null
  evidence: Evidence | null
}

/** A name that was mentioned, with the speaker who mentioned it. */
export type Mention = NameMention & { speaker: string; evidence: Evidence }

export interface Participants {
  all: Participant[]
  mentions: Mention[]
  of: (label: string) => Participant
  /** The listener: the other one of two speakers; null with more of them. */
  listenerOf: (label: string) => Participant | null
}

const anonymous =
  /^(?:speaker|spk|person|caller|unknown|participant|user|me|you|agent|customer|client|guest|host|channel|left|right|voice|rep|seller|buyer|prospect|tab)\b[\s_-]*\w{0,3}$/i
const ourLabels = /^(?:me|agent|host|rep|seller)\b/i
const theirLabels = /^(?:customer|client|guest|caller|buyer|prospect|tab)\b/i

function fromLabel(label: string): { name: string | null; company: string | null } {
  if (anonymous.test(label.trim())) return { name: null, company: null }
  const match = /^(.+?)\s*(?:\(([^()]+)\)|[|–-]\s+(.+)|, (.+))?$/.exec(label.trim())
  const company = match?.[2] ?? match?.[3] ?? match?.[4] ?? null
  const isRole =
    company !== null && /^(?:guest|host|external|you|me|they|he|she|presenter|organi[sz]er)\b/i.test(company)
  return { name: match?.[1] ?? label, company: isRole ? null : company }
}

type Votes = Map<string, { mention: Mention; weight: number }>

/** Longer form of a name known from elsewhere: "Anna" becomes "Anna Keller" when exactly one known name fits. */
function completeName(name: string, fullNames: string[]): string {
  const fitting = [...new Set(fullNames.filter((full) => full.includes(' ') && isSameName(full, name)))]
  return fitting.length === 1 && fitting[0] !== undefined ? fitting[0] : name
}

function vote(mentions: Mention[], labels: string[], takenNames: string[]): Map<string, Mention> {
  const votes = new Map<string, Votes>(labels.map((label) => [label, new Map()]))
  for (const mention of mentions) {
    const others = labels.filter((label) => label !== mention.speaker)
    const isSoleVoice = labels.length === 1 || mention.kind === 'reported'
    const target = mention.kind === 'self' ? mention.speaker : others.length === 1 ? others[0] : undefined
    if (isSoleVoice || target === undefined || takenNames.some((name) => isSameName(name, mention.name)))
      continue
    const key = mention.name.split(' ')[0] ?? mention.name
    const known = votes.get(target)?.get(key)
    const best = known && known.mention.name.length >= mention.name.length ? known.mention : mention
    votes
      .get(target)
      ?.set(key, { mention: best, weight: (known?.weight ?? 0) + (mention.kind === 'self' ? 5 : 2) })
  }
  const ranked = [...votes].flatMap(([label, names]) =>
    [...names].map(([key, entry]) => ({ label, key, ...entry })),
  )
  const chosen = new Map<string, Mention>()
  const used = new Set<string>()
  for (const { label, key, mention } of ranked.toSorted((one, other) => other.weight - one.weight)) {
    if (chosen.has(label) || used.has(key)) continue
    chosen.set(label, mention)
    used.add(key)
  }
  return chosen
}

function ownSide(participant: Participant, segments: Segment[], context: AnalysisContext): Side | null {
  const { name, label } = participant
  const said = context.sides?.[label]
  if (said) return said
  const ours = [context.ownerName, ...(context.colleagues ?? [])].filter((each) => each !== null)
  if (name !== null && ours.some((own) => isSameName(name, own))) return 'us'
  if (ourLabels.test(label)) return 'us'
  if (theirLabels.test(label)) return 'them'
  if (name !== null && context.people.some((person) => isSameName(person.name, name))) return 'them'
  const channels = new Set(segments.map((segment) => segment.channel))
  if (!channels.has(0) || !channels.has(1)) return null
  const channel = segments.find((segment) => segment.speaker === label)?.channel ?? null
  return channel === null ? null : channel === 0 ? 'us' : 'them'
}

/** With one side known the rest follows: once we are found all others are customers, and of two the other is us. */
function inferSides(participants: Participant[], utterances: Utterance[]): Participant[] {
  const known = participants.filter((participant) => participant.side !== null)
  const isUsKnown = known.some((participant) => participant.side === 'us')
  if (isUsKnown)
    return participants.map((participant) => ({ ...participant, side: participant.side ?? 'them' }))
  const open = participants.filter((participant) => participant.side === null)
  if (known.length > 0)
    return participants.map((participant) => ({
      ...participant,
      side: participant.side ?? (open.length === 1 ? 'us' : null),
    }))
  const seller = guessSeller(
    utterances,
    participants.map((participant) => participant.label),
  )
  if (seller === null) return participants
  return participants.map((participant) => ({
    ...participant,
    side: participant.label === seller ? 'us' : 'them',
  }))
}

/**
 * The speakers: names from labels, introductions and greetings; sides from the owner's name, known leads, the channels
 * (0 is the microphone, 1 the other side), or from the words of a seller. A side without evidence stays null.
 */
export function findParticipants(
  segments: Segment[],
  utterances: Utterance[],
  context: AnalysisContext,
): Participants {
  const labels = [...new Set(segments.map((segment) => segment.speaker))]
  const mentions = utterances.flatMap((utterance) =>
    findNames(utterance.text, utterance.isTidy).map((mention) => ({
      ...mention,
      speaker: utterance.speaker,
      evidence: utterance.evidence,
    })),
  )
  const labelled = new Map(labels.map((label) => [label, fromLabel(label)]))
  const taken = [...labelled.values()].flatMap((entry) => entry.name ?? [])
  const unnamed = labels.filter((label) => labelled.get(label)?.name === null)
  const voted = vote(mentions, labels, taken)
  const fullNames = [
    ...context.people.map((person) => person.name),
    ...mentions.map((mention) => mention.name),
    context.ownerName ?? '',
  ]
  const first = labels.map((label): Participant => {
    const mention = unnamed.includes(label) ? voted.get(label) : undefined
    const name = labelled.get(label)?.name ?? mention?.name ?? null
    const introduced = mentions.find(
      (other) => other.kind === 'self' && other.speaker === label && other.company !== null,
    )
    const isOwnIntroduction =
      introduced !== undefined && labels.length > 1 && (name === null || isSameName(introduced.name, name))
    return {
      label,
      name: name === null ? null : completeName(name, fullNames),
      company: labelled.get(label)?.company ?? (isOwnIntroduction ? introduced.company : null),
      side: null,
      evidence: mention?.evidence ?? (isOwnIntroduction ? introduced.evidence : null),
    }
  })
  const sided = first.map((participant) => ({
    ...participant,
    side: ownSide(participant, segments, context),
  }))
  const all = labels.length > 1 ? inferSides(sided, utterances) : sided
  const byLabel = new Map(all.map((participant) => [participant.label, participant]))
  const nobody = (label: string): Participant => ({
    label,
    name: null,
    company: null,
    side: null,
    evidence: null,
  })
  return {
    all,
    mentions,
    of: (label) => byLabel.get(label) ?? nobody(label),
    listenerOf: (label) =>
      all.length === 2 ? (all.find((participant) => participant.label !== label) ?? null) : null,
  }
}
