import { matchKnownPerson } from '@parley/core/analysis/lead'
import { locateQuote } from '@parley/core/analysis/locate-quote'
import { toScene } from '@parley/core/analysis/scene'
import type {
  ActionItem,
  AnalysisContext,
  ConversationAnalysis,
  Evidence,
  SuggestedLead,
} from '@parley/core/analysis/types'
import { findDates } from '@parley/core/text/find-dates'
import type { Transcript } from '@parley/core/voice/transcript'
import type { ModelAnswer } from './answer-schema.ts'

type Quoted = { quote: string; line: number | null }

/** A model's date is taken only where its words were said, and is then computed here. */
const dueOf = (
  item: ModelAnswer['actionItems'][number],
  evidence: Evidence,
  transcript: Transcript,
  context: AnalysisContext,
): Pick<ActionItem, 'dueAt' | 'dueText'> => {
  const said = transcript.segments[evidence.segmentIndex]?.text ?? ''
  const isSaid = item.dueText !== null && said.toLowerCase().includes(item.dueText.trim().toLowerCase())
  const date = isSaid ? findDates(item.dueText ?? '', context)[0] : undefined
  return { dueAt: date?.at ?? null, dueText: date ? item.dueText : null }
}

const isSpoken = (text: string, transcript: Transcript): boolean => {
  const wanted = text.trim().toLowerCase()
  return (
    wanted !== '' &&
    transcript.segments.some((segment) => `${segment.speaker} ${segment.text}`.toLowerCase().includes(wanted))
  )
}

/**
 * A model's answer held against the transcript: items whose quote nobody said are dropped, names and companies nobody
 * said as well; numbers (metrics, sentiment), addresses and the match with known leads come from the local reading.
 */
export const verifyAnswer = (
  answer: ModelAnswer,
  local: ConversationAnalysis,
  transcript: Transcript,
  context: AnalysisContext,
): ConversationAnalysis => {
  const { segments } = transcript
  const { participants } = toScene(transcript, context)
  const proven = <Item extends Quoted, Result>(
    items: Item[],
    build: (item: Item, evidence: Evidence) => Result,
  ): Result[] =>
    items
      .flatMap((item) => {
        const evidence = locateQuote(segments, item.quote, item.line)
        return evidence ? [{ evidence, result: build(item, evidence) }] : []
      })
      .toSorted((one, other) => one.evidence.start - other.evidence.start)
      .map(({ result }) => result)
  const provenOne = <Item extends Quoted, Result>(
    item: Item | null,
    build: (item: Item, evidence: Evidence) => Result,
  ): Result | null => (item === null ? [] : proven([item], build))[0] ?? null
  const speakerAt = (evidence: Evidence): string => segments[evidence.segmentIndex]?.speaker ?? ''
  const mentionsOf = (name: string): number =>
    segments.filter((segment) => segment.text.toLowerCase().includes(name.toLowerCase())).length

  const competitors = proven(
    answer.competitors.filter((rival) => isSpoken(rival.name, transcript)),
    ({ name }, evidence) => ({ name, mentions: mentionsOf(name), evidence }),
  )
  const lead = provenOne(answer.lead, ({ name, company }, evidence): SuggestedLead | null => {
    if (!isSpoken(name, transcript)) return null
    const spokenCompany =
      company !== null && isSpoken(company, transcript) ? company : (local.lead?.company ?? null)
    const email = local.lead?.email ?? null
    const match = matchKnownPerson(context.people, name, spokenCompany, email)
    return {
      name: match?.person.name ?? name,
      company: spokenCompany,
      email: email ?? match?.person.email ?? null,
      phone: local.lead?.phone ?? null,
      matchId: match?.person.id ?? null,
      confidence: match?.confidence ?? 0.8,
      status: local.lead?.status ?? 'contacted',
      evidence,
    }
  })
  const customer = lead ?? local.lead
  const rival = competitors[0]
  return {
    ...local,
    title: answer.title.trim() || local.title,
    summary: answer.summary.trim() || local.summary,
    actionItems: proven(answer.actionItems, (item, evidence) => ({
      text: item.text,
      owner: item.owner,
      assigneeName: item.assigneeName,
      priority: item.priority,
      ...dueOf(item, evidence, transcript, context),
      evidence,
    })),
    questions: proven(answer.questions, ({ text }, evidence) => ({
      text,
      speaker: speakerAt(evidence),
      askedBy: participants.of(speakerAt(evidence)).side,
      evidence,
    })),
    objections: proven(answer.objections, ({ kind, text }, evidence) => ({
      kind,
      text,
      speaker: speakerAt(evidence),
      evidence,
    })),
    keyMoments: proven(answer.keyMoments, ({ kind, text }, evidence) => ({ kind, text, evidence })),
    topics: proven(answer.topics, ({ name }, evidence) => ({
      name,
      mentions: Math.max(1, mentionsOf(name)),
      evidence,
    })),
    competitors,
    slots: {
      budget: provenOne(answer.budget, ({ value }, evidence) => ({ value, evidence })),
      decisionMaker: provenOne(answer.decisionMaker, ({ value }, evidence) => ({ value, evidence })),
      timeline: provenOne(answer.timeline, ({ value }, evidence) => ({
        value,
        at: findDates(evidence.quote, context)[0]?.at ?? null,
        evidence,
      })),
      competitor: rival ? { value: rival.name, evidence: rival.evidence } : null,
    },
    followUpEmail: {
      toName: customer?.name ?? null,
      toEmail: customer?.email ?? null,
      subject: answer.followUpEmail.subject.trim() || local.followUpEmail.subject,
      body: answer.followUpEmail.body.trim() || local.followUpEmail.body,
    },
    lead: customer,
  }
}
