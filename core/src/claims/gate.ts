import { readDecisionMaker } from '../analysis/decision-maker.ts'
import { isSameName } from '../analysis/names.ts'
import type { AnalysisContext, ConversationAnalysis, Evidence, Participant, Slot } from '../analysis/types.ts'
import { stopWords } from '../text/stop-words.ts'
import { toWords } from '../text/words.ts'
import { type Segment, type Transcript, unknownSpeaker } from '../voice/transcript.ts'
import { findUnproven, type Grounds } from './find-unproven.ts'
import type { LeftOut, StatementKind, Unproven } from './left-out.ts'
import { wordsOf } from './names.ts'
import { findNumbers } from './numbers.ts'

/** What an engine states beside its texts. */
export type Statements = Pick<
  ConversationAnalysis,
  'actionItems' | 'questions' | 'objections' | 'keyMoments' | 'topics' | 'competitors' | 'slots' | 'lead'
>

export interface Gate {
  /** Whether a statement holds by the lines it cites, or by the whole conversation without them; else it is left out. */
  stands: (kind: StatementKind, text: string, evidence?: Evidence) => boolean
  leaveOut: (left: LeftOut) => void
  leftOut: readonly LeftOut[]
  /** Whether it is known of any words who said them. */
  knowsSpeakers: boolean
  /** Those statements whose values were all said where they are quoted. */
  keepProven: (found: Statements) => Statements
}

/** What the conversation and the company's own records give a statement to stand on. */
function groundsOf({ segments, language }: Transcript, context: AnalysisContext): Omit<Grounds, 'cited'> {
  const { people, ownerName, competitors = [] } = context
  return {
    said: segments.map(({ speaker, text }) => `${speaker}: ${text}`),
    known: [
      ownerName,
      ...people.flatMap(({ name, company, email }) => [name, company, email]),
      ...competitors,
    ].filter((each) => each !== null),
    reference: context,
    language,
  }
}

/** A sentence may be written over several lines of one speaker; its quotation is the longest part of it. */
function linesOf(segments: readonly Segment[], { segmentIndex, start, end }: Evidence): Segment[] {
  const quoted = segments[segmentIndex]
  if (!quoted) return []
  const near = segments.slice(Math.max(0, segmentIndex - 4), segmentIndex + 5)
  return near.filter(
    (other) =>
      other === quoted || (other.speaker === quoted.speaker && other.start < end && other.end > start),
  )
}

/** What the line before said to the speaker: an answer takes it up ("Could you send three of them?" "By Friday."). */
function askedBefore(segments: readonly Segment[], { segmentIndex }: Evidence): Segment[] {
  const speaker = segments[segmentIndex]?.speaker
  const before = segments.slice(Math.max(0, segmentIndex - 3), segmentIndex).toReversed()
  const asked = before.find((other) => other.speaker !== speaker)
  return asked ? [asked] : []
}

/** A fact of qualification stands on its own line alone: its values, and at least one of its words. */
function findUnborne(value: string, lines: readonly string[], reference: AnalysisContext): Unproven[] {
  const unproven = findUnproven(value, { cited: lines, said: lines, known: [], reference })
  const words = wordsOf(lines)
  const content = toWords(value.toLowerCase()).filter((word) => !stopWords.has(word))
  const isThere =
    findNumbers(value).length > 0 ||
    lines.some((line) => line.toLowerCase().includes(value.toLowerCase())) ||
    content.some((word) => words.has(word))
  return unproven.length > 0 || isThere ? unproven : [{ kind: 'fact', text: value }]
}

/** What somebody said of whom nobody knows the side is nobody's task and nobody's reason until it is known. */
function openSide(
  segments: readonly Segment[],
  { segmentIndex }: Evidence,
  speakerOf: (label: string) => Participant,
): Unproven[] {
  const speaker = segments[segmentIndex]?.speaker ?? unknownSpeaker
  return speakerOf(speaker).side === null ? [{ kind: 'speaker', text: speaker }] : []
}

const textOf = ({ text }: { text: string }) => text
const nameIn = ({ name }: { name: string }) => name

/** A rival that was left or given up is not the one we are compared with, where another is named. */
const isFormer =
  /\b(?:tried|used to|roll(?:ed)? (?:it )?back|we left|dropped|switched from|moved off|(?:were|was) with|got rid of|stopped using|until)\b/i

/** "I sign these": the line itself makes its speaker the one who decides. */
const namesItself = (value: string, { speaker, text }: Segment, name: string | null): boolean =>
  [name, speaker].some(
    (own) => own !== null && isSameName(own, value) && readDecisionMaker({ text, isTidy: true }, own) === own,
  )

/**
 * Measures an engine's statements by a conversation: what holds a value that was not said is left out and noted, whoever
 * states it. A promise or an objection whose speaker nobody knows is left out too. `speakerOf` gives who a label is.
 */
export function createGate(
  transcript: Transcript,
  context: AnalysisContext,
  speakerOf: (label: string) => Participant,
): Gate {
  const { segments } = transcript
  const grounds = groundsOf(transcript, context)
  const leftOut: LeftOut[] = []
  const leaveOut = (left: LeftOut) => void leftOut.push(left)
  const isBorneOut = (kind: StatementKind, text: string, quote: string | null, unproven: Unproven[]) => {
    if (unproven.length > 0) leaveOut({ kind, text, quote, unproven })
    return unproven.length === 0
  }
  const isKnown = ({ speaker }: Segment) => speaker !== unknownSpeaker || speakerOf(speaker).side !== null
  const knowsSpeakers = segments.some(isKnown)
  const isAlone = new Set(segments.map(({ speaker }) => speaker)).size < 2
  const hasSpeaker = (kind: StatementKind, text: string, evidence: Evidence | null): boolean => {
    const line = evidence === null ? undefined : segments[evidence.segmentIndex]
    const isThere = line === undefined ? knowsSpeakers : isKnown(line)
    return isBorneOut(
      kind,
      text,
      evidence?.quote ?? null,
      isThere ? [] : [{ kind: 'speaker', text: unknownSpeaker }],
    )
  }
  const isOfSide = (kind: StatementKind, { text, evidence }: { text: string; evidence: Evidence }): boolean =>
    isBorneOut(kind, text, evidence.quote, openSide(segments, evidence, speakerOf))
  const stands: Gate['stands'] = (kind, text, evidence) => {
    const taken = evidence && kind === 'action_item' ? askedBefore(segments, evidence) : []
    const lines = evidence ? [...linesOf(segments, evidence), ...taken] : null
    const cited = lines?.map((line) => line.text) ?? grounds.said
    return isBorneOut(kind, text, evidence?.quote ?? null, findUnproven(text, { ...grounds, cited }))
  }
  const factStands = (kind: StatementKind, { value, evidence }: Slot): boolean => {
    const lines = linesOf(segments, evidence)
    if (
      kind === 'decision_maker' &&
      lines.some((line) => namesItself(value, line, speakerOf(line.speaker).name))
    )
      return true
    const texts = lines.map((line) => line.text)
    return isBorneOut(kind, value, evidence.quote, findUnborne(value, texts, context))
  }
  const standing = <Item extends { evidence: Evidence }>(
    items: readonly Item[],
    kind: StatementKind,
    textOf: (item: Item) => string,
  ): Item[] => items.filter((item) => stands(kind, textOf(item), item.evidence))
  const spoken: typeof standing = (items, kind, textOf) =>
    standing(
      items.filter((item) => hasSpeaker(kind, textOf(item), item.evidence)),
      kind,
      textOf,
    )
  const fact = <Found extends Slot>(kind: StatementKind, slot: Found | null): Found | null =>
    slot !== null && factStands(kind, slot) ? slot : null
  return {
    stands,
    leaveOut,
    leftOut,
    knowsSpeakers,
    keepProven: (found) => {
      const competitors = standing(found.competitors, 'competitor', nameIn)
      const current = competitors.find(({ evidence }) => !isFormer.test(evidence.quote)) ?? competitors[0]
      return {
        actionItems: spoken(
          found.actionItems.filter((item) => item.owner !== null || isOfSide('action_item', item)),
          'action_item',
          textOf,
        ).map((item) => ({
          ...item,
          assigneeName:
            item.assigneeName !== null && stands('assignee', item.assigneeName) ? item.assigneeName : null,
        })),
        questions: standing(found.questions, 'question', textOf),
        objections: spoken(
          found.objections.filter((objection) => isAlone || isOfSide('objection', objection)),
          'objection',
          textOf,
        ),
        keyMoments: standing(found.keyMoments, 'key_moment', textOf),
        topics: standing(found.topics, 'topic', nameIn),
        competitors,
        slots: {
          budget: fact('budget', found.slots.budget),
          decisionMaker: fact('decision_maker', found.slots.decisionMaker),
          timeline: fact('timeline', found.slots.timeline),
          competitor: current ? { value: current.name, evidence: current.evidence } : null,
        },
        lead:
          found.lead !== null &&
          hasSpeaker('lead', found.lead.name, found.lead.evidence) &&
          stands('lead', found.lead.name)
            ? found.lead
            : null,
      }
    },
  }
}
