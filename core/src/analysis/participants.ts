import type { Segment } from '../voice/transcript.ts'
import { areColleagues } from './colleagues.ts'
import { readIntroduction } from './introductions.ts'
import type { NameMention } from './names.ts'
import { findNames, isFamilyNameOnly, isSameName, withoutTitle } from './names.ts'
import { findSides } from './sides.ts'
import type { AnalysisContext, Evidence, Participant } from './types.ts'
import type { Utterance } from './utterances.ts'

/** A name that was mentioned, with the speaker who mentioned it. */
export type Mention = NameMention & { speaker: string; evidence: Evidence }

export interface Participants {
  all: Participant[]
  mentions: Mention[]
  of: (label: string) => Participant
  /** A voice note: one voice that mentions others and speaks to nobody. It is of our side. */
  isDictation: boolean
  /** Two of ours speak of a customer who is not there. */
  isInternal: boolean
  /** The listener: the other one of two speakers; null with more of them. */
  listenerOf: (label: string) => Participant | null
}

const anonymous =
  /^(?:unknown speaker|speaker|spk|person|caller|unknown|participant|user|me|you|agent|customer|client|guest|host|channel|left|right|voice|rep|seller|buyer|prospect|tab|receptionist|reception|operator|support|sales|salesperson|manager|assistant|secretary|technician|interviewer|interviewee|moderator|presenter|vendor|supplier|consultant)\b[\s_-]*\w{0,3}$/i

function fromLabel(label: string): { name: string | null; company: string | null } {
  if (anonymous.test(label.trim())) return { name: null, company: null }
  const match = /^(.+?)\s*(?:\(([^()]+)\)|[|–-]\s+(.+)|, (.+))?$/.exec(label.trim())
  const company = match?.[2] ?? match?.[3] ?? match?.[4] ?? null
  const isRole =
    company !== null && /^(?:guest|host|external|you|me|they|he|she|presenter|organi[sz]er)\b/i.test(company)
  return { name: match?.[1] ?? label, company: isRole ? null : company }
}

type Votes = Map<string, { mention: Mention; weight: number }>

/**
 * Longer form of a name known from elsewhere: "Anna" becomes "Anna Keller" when exactly one known name fits, and the lead
 * of that name is of no other company.
 */
function completeName(
  name: string,
  company: string | null,
  context: AnalysisContext,
  said: string[],
): string {
  const isOther = (known: string | null): boolean =>
    company !== null && known !== null && known.toLowerCase() !== company.toLowerCase()
  const known = context.people.filter((person) => !isOther(person.company)).map((person) => person.name)
  const fitting = [...said, ...known].filter(
    (full) =>
      !isFamilyNameOnly(full) &&
      full.includes(' ') &&
      isSameName(full, name) &&
      // "Van Wyk" is no more than "Mrs Van Wyk".
      !(isFamilyNameOnly(name) && full === withoutTitle(name)),
  )
  const [first, ...others] = new Set(fitting)
  return first !== undefined && others.length === 0 ? first : name
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

/** Words to somebody who is there. */
const toListener = /\?$|\b(?:you|you['’](?:ll|re|d|ve)|youre|your|yours|hello|hi|hey|thanks?|bye|goodbye)\b/i

/** What a voice note begins with; in one the customer is quoted now and then: "with yours I'm not covered". */
const opensNote =
  /\b(?:voice (?:note|memo)|note to (?:self|file)|(?:quick|short) (?:note|debrief|memo)|just (?:come out of|left|got out of|finished with|been (?:at|with))|notes? (?:on|from|after))\b/i

/** A known lead, or whom somebody put on the other side. */
const isCustomer = (label: string, name: string | null, { people, sides = {} }: AnalysisContext): boolean =>
  sides[label] === 'them' || (name !== null && people.some((person) => isSameName(person.name, name)))

const isVoiceNote = (
  labels: readonly string[],
  mentions: readonly Mention[],
  utterances: readonly Utterance[],
): boolean =>
  labels.length === 1 &&
  mentions.length > 0 &&
  mentions.every((mention) => mention.kind === 'reported') &&
  utterances.filter(({ text }) => toListener.test(text.trim())).length <=
    (utterances.slice(0, 3).some(({ text }) => opensNote.test(text)) ? utterances.length / 8 : 0)

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
  const fullNames = [...mentions.map((mention) => mention.name), context.ownerName ?? '']
  const first = labels.map((label): Participant => {
    const mention = unnamed.includes(label) ? voted.get(label) : undefined
    const called = labelled.get(label)?.name ?? mention?.name ?? null
    const introduced = mentions.find(
      (other) => other.kind === 'self' && other.speaker === label && other.company !== null,
    )
    const isOwnIntroduction =
      introduced !== undefined &&
      labels.length > 1 &&
      (called === null || isSameName(introduced.name, called))
    const said = readIntroduction(label, called, utterances, mentions, labels.length === 2)
    const company =
      labelled.get(label)?.company ?? (isOwnIntroduction ? introduced.company : null) ?? said.company
    return {
      label,
      name: said.name === null ? null : completeName(said.name, company, context, fullNames),
      company,
      side: null,
      evidence: mention?.evidence ?? (isOwnIntroduction ? introduced.evidence : null) ?? said.evidence,
    }
  })
  const sides = findSides({ participants: first, utterances, segments, context })
  const isDictation = isVoiceNote(labels, mentions, utterances)
  const isInternal =
    labels.length === 2 &&
    [...sides.values()].includes('us') &&
    first.every(({ label, name }) => !isCustomer(label, name, context)) &&
    areColleagues(utterances)
  const all = first.map((participant) => ({
    ...participant,
    side: isInternal ? ('us' as const) : (sides.get(participant.label) ?? (isDictation ? 'us' : null)),
  }))
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
    isDictation,
    isInternal,
    of: (label) => byLabel.get(label) ?? nobody(label),
    listenerOf: (label) =>
      all.length === 2 ? (all.find((participant) => participant.label !== label) ?? null) : null,
  }
}
