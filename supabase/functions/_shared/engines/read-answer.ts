import { matchKnownPerson } from '@parley/core/analysis/lead'
import { locateQuote } from '@parley/core/analysis/locate-quote'
import { isSameName } from '@parley/core/analysis/names'
import type { Participants } from '@parley/core/analysis/participants'
import { isOursKnown } from '@parley/core/analysis/sides'
import type {
  ActionItem,
  AnalysisContext,
  Evidence,
  KeyMoment,
  Objection,
  SuggestedLead,
} from '@parley/core/analysis/types'
import {
  asksForDeed,
  noTaskIn,
  promisesAlone,
  refusesIn,
  tellsBudget,
  tellsDecision,
} from '@parley/core/claims/bears-out'
import type { Gate, Statements } from '@parley/core/claims/gate'
import type { StatementKind } from '@parley/core/claims/left-out'
import { findDates } from '@parley/core/text/find-dates'
import type { Segment } from '@parley/core/voice/transcript'
import type { ModelAnswer } from './answer-schema.ts'

/** What an answer is read against; `localLead` is whom the built-in engine found. */
export interface Ground {
  gate: Gate
  segments: Segment[]
  participants: Participants
  context: AnalysisContext
  localLead: SuggestedLead | null
  /** Whether the words of its lines can be read, and not their values alone. */
  isEnglish: boolean
}

interface Quoted {
  quote: string
  line: number | null
}

const isSaid = (words: string, text: string) => text.toLowerCase().includes(words.trim().toLowerCase())
const textOf = ({ text }: { text: string }) => text
const nameIn = ({ name }: { name: string }) => name
const valueOf = ({ value }: { value: string }) => value
const mentionsOf = (name: string, segments: readonly Segment[]): number =>
  segments.filter(({ text }) => isSaid(name, text)).length

/** Those whose quoted words were said, by time. */
const quoted = <Item extends Quoted, Result extends { evidence: Evidence }>(
  { gate, segments }: Ground,
  kind: StatementKind,
  items: readonly Item[],
  words: (item: Item) => string,
  build: (item: Item, evidence: Evidence) => Result,
): Result[] =>
  items
    .flatMap((item) => {
      const evidence = locateQuote(segments, item.quote, item.line)
      if (!evidence) gate.leaveOut({ kind, text: words(item), quote: item.quote, unproven: [] })
      return evidence ? [build(item, evidence)] : []
    })
    .toSorted((one, other) => one.evidence.start - other.evidence.start)

const listOf = <Item>(item: Item | null): Item[] => (item === null ? [] : [item])

/** A name that was said somewhere, or is a speaker's. */
function isSpoken(
  { gate, segments }: Ground,
  kind: StatementKind,
  { name, quote }: { name: string; quote: string },
): boolean {
  const isThere =
    name.trim() !== '' && segments.some(({ speaker, text }) => isSaid(name, `${speaker} ${text}`))
  if (!isThere) gate.leaveOut({ kind, text: name, quote, unproven: [{ kind: 'name', text: name }] })
  return isThere
}

/** A model's date is accepted only where its words are in the line, and is then computed here. */
function dueOf(
  dueText: string | null,
  evidence: Evidence,
  { gate, segments, context }: Ground,
): Pick<ActionItem, 'dueAt' | 'dueText'> {
  if (dueText === null || dueText.trim() === '') return { dueAt: null, dueText: null }
  const isThere = isSaid(dueText, segments[evidence.segmentIndex]?.text ?? '')
  const date = isThere ? findDates(dueText, context)[0] : undefined
  if (!isThere)
    gate.leaveOut({
      kind: 'due_date',
      text: dueText,
      quote: evidence.quote,
      unproven: [{ kind: 'day', text: dueText }],
    })
  return { dueAt: date?.at ?? null, dueText: date ? dueText : null }
}

const ownWords = /\b(?:i|i['’](?:ll|m|d|ve)|me|my|we|we['’](?:ll|re|d|ve)|us|our|let['’]s)\b/i

/** Leaves a statement out for what its line doesn't say, as `fact` names it. */
function leaveOut(
  { gate }: Ground,
  kind: StatementKind,
  text: string,
  { quote }: Evidence,
  fact: string,
): void {
  gate.leaveOut({ kind, text, quote, unproven: [{ kind: 'fact', text: fact }] })
}

/**
 * A model's owner is accepted only where the line is theirs to promise: one of their side says "I" or "we", or the other side
 * asks it of them and promises nothing of its own. In other languages, whose line it is decides.
 */
function ownerOf(owner: ActionItem['owner'], evidence: Evidence, ground: Ground): ActionItem['owner'] {
  const { segments, participants, isEnglish } = ground
  const line = segments[evidence.segmentIndex]
  if (owner === null || line === undefined) return null
  if (!isOursKnown(participants.all.map(({ side }) => side))) return null
  const speaking = participants.of(line.speaker).side
  const isTheirs =
    speaking === owner
      ? !isEnglish || ownWords.test(line.text)
      : isEnglish && asksForDeed(line.text) && !promisesAlone(evidence.quote)
  if (speaking !== null && isTheirs) return owner
  const text = owner === 'us' ? 'Our side' : 'Their side'
  leaveOut(ground, 'assignee', text, evidence, text)
  return null
}

/** Who does it, unless that is one of the other side. */
function assigneeOf(
  { owner, assigneeName }: ModelAnswer['actionItems'][number],
  evidence: Evidence,
  ground: Ground,
): string | null {
  const known = ground.participants.all.find(
    ({ name }) => name !== null && assigneeName !== null && isSameName(name, assigneeName),
  )
  if (known?.side == null || owner === null || known.side === owner) return assigneeName
  leaveOut(ground, 'assignee', known.name ?? '', evidence, known.name ?? '')
  return null
}

/** Whether a promise stands in the line of a task: none is refused, conditional or only asked about. */
function isPromised({ text }: { text: string }, evidence: Evidence, ground: Ground): boolean {
  const line = ground.segments[evidence.segmentIndex]?.text ?? ''
  const at = line.indexOf(evidence.quote)
  // With its question mark, which a quotation goes without.
  const said = at < 0 ? evidence.quote : line.slice(at, at + evidence.quote.length + 1)
  const reason = ground.isEnglish ? noTaskIn(said, text) : null
  if (reason !== null) leaveOut(ground, 'action_item', text, evidence, 'A promise')
  return reason === null
}

/** Whether an objection is in a line of theirs. */
function isTheirs({ text, evidence }: Objection, ground: Ground): boolean {
  const line = ground.segments[evidence.segmentIndex]
  const isOurs = line !== undefined && ground.participants.of(line.speaker).side === 'us'
  if (isOurs) leaveOut(ground, 'objection', text, evidence, 'Their side')
  return !isOurs
}

/** Whether the line of an agreement refuses nothing. */
function isAgreed({ kind, text, evidence }: KeyMoment, ground: Ground): boolean {
  const isRefused = ground.isEnglish && kind === 'agreement' && refusesIn(evidence.quote)
  if (isRefused) leaveOut(ground, 'key_moment', text, evidence, 'An agreement')
  return !isRefused
}

/** The lines around a quotation: an answer is often one of its own. */
const around = (evidence: Evidence, { segments }: Ground): string =>
  segments
    .slice(Math.max(0, evidence.segmentIndex - 1), evidence.segmentIndex + 1)
    .map(({ text }) => text)
    .join(' ')

/** Whether the lines say that the sum is theirs to spend, or that somebody decides. */
function isFactOf(
  kind: 'budget' | 'decision_maker',
  value: string,
  evidence: Evidence,
  ground: Ground,
): boolean {
  const isOurs = ground.participants.of(ground.segments[evidence.segmentIndex]?.speaker ?? '').side === 'us'
  const lines = around(evidence, ground)
  const isTold = kind === 'budget' ? !isOurs && tellsBudget(lines) : tellsDecision(lines)
  if (isTold || (!ground.isEnglish && !(kind === 'budget' && isOurs))) return true
  leaveOut(ground, kind, value, evidence, kind === 'budget' ? 'A budget' : 'A decision')
  return false
}

function leadOf(
  { name, company }: NonNullable<ModelAnswer['lead']>,
  evidence: Evidence,
  ground: Ground,
): SuggestedLead {
  const { context } = ground
  // What the built-in engine proved of somebody is no other person's.
  const localLead = ground.localLead && isSameName(ground.localLead.name, name) ? ground.localLead : null
  const isCompanySaid = company !== null && isSpoken(ground, 'lead', { name: company, quote: evidence.quote })
  const spokenCompany = isCompanySaid ? company : (localLead?.company ?? null)
  const email = localLead?.email ?? null
  const match = matchKnownPerson(context.people, name, spokenCompany, email)
  return {
    name: match?.person.name ?? name,
    company: spokenCompany,
    email: email ?? match?.person.email ?? null,
    phone: localLead?.phone ?? null,
    matchId: match?.person.id ?? null,
    confidence: match?.confidence ?? 0.8,
    status: localLead?.status ?? 'contacted',
    evidence,
  }
}

/** A model's answer as statements with the second each was said; those without one, or with a name nobody said, are left out. */
export function readAnswer(answer: ModelAnswer, ground: Ground): Statements {
  const { segments, participants, context } = ground
  const speakerAt = ({ segmentIndex }: Evidence): string => segments[segmentIndex]?.speaker ?? ''
  const plain = (value: string, evidence: Evidence) => ({ value, evidence })
  const fact = <Result extends { evidence: Evidence }>(
    kind: StatementKind,
    found: ModelAnswer['budget'],
    build: (value: string, evidence: Evidence) => Result,
  ): Result | null =>
    quoted(ground, kind, listOf(found), valueOf, ({ value }, evidence) => build(value, evidence))[0] ?? null
  const factOf = (kind: 'budget' | 'decision_maker', found: ModelAnswer['budget']) => {
    const told = fact(kind, found, plain)
    return told && isFactOf(kind, told.value, told.evidence, ground) ? told : null
  }
  const rivals = answer.competitors.filter((rival) => isSpoken(ground, 'competitor', rival))
  const isOurs = (name: string) =>
    participants.all.some(
      (voice) => voice.side === 'us' && voice.name !== null && isSameName(voice.name, name),
    )
  const leads = listOf(answer.lead).filter((lead) => {
    if (!isOurs(lead.name)) return isSpoken(ground, 'lead', lead)
    const unproven = [{ kind: 'fact', text: 'Their side' } as const]
    ground.gate.leaveOut({ kind: 'lead', text: lead.name, quote: lead.quote, unproven })
    return false
  })
  return {
    actionItems: quoted(ground, 'action_item', answer.actionItems, textOf, (item, evidence) => ({
      item,
      evidence,
    }))
      .filter(({ item, evidence }) => isPromised(item, evidence, ground))
      .map(({ item, evidence }) => ({
        text: item.text,
        owner: ownerOf(item.owner, evidence, ground),
        assigneeName: assigneeOf(item, evidence, ground),
        priority: item.priority,
        ...dueOf(item.dueText, evidence, ground),
        evidence,
      })),
    questions: quoted(ground, 'question', answer.questions, textOf, ({ text }, evidence) => ({
      text,
      speaker: speakerAt(evidence),
      askedBy: participants.of(speakerAt(evidence)).side,
      evidence,
    })),
    objections: quoted(ground, 'objection', answer.objections, textOf, ({ kind, text }, evidence) => ({
      kind,
      text,
      speaker: speakerAt(evidence),
      evidence,
    })).filter((objection) => isTheirs(objection, ground)),
    keyMoments: quoted(ground, 'key_moment', answer.keyMoments, textOf, ({ kind, text }, evidence) => ({
      kind,
      text,
      evidence,
    })).filter((moment) => isAgreed(moment, ground)),
    topics: quoted(ground, 'topic', answer.topics, nameIn, ({ name }, evidence) => ({
      name,
      mentions: Math.max(1, mentionsOf(name, segments)),
      evidence,
    })),
    competitors: quoted(ground, 'competitor', rivals, nameIn, ({ name }, evidence) => ({
      name,
      mentions: mentionsOf(name, segments),
      evidence,
    })),
    slots: {
      budget: factOf('budget', answer.budget),
      decisionMaker: factOf('decision_maker', answer.decisionMaker),
      timeline: fact('timeline', answer.timeline, (value, evidence) => ({
        value,
        at: findDates(evidence.quote, context)[0]?.at ?? null,
        evidence,
      })),
      competitor: null,
    },
    lead:
      quoted(ground, 'lead', leads, nameIn, (lead, evidence) => leadOf(lead, evidence, ground))[0] ?? null,
  }
}
