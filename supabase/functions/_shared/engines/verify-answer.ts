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
import { createGate } from '@parley/core/claims/gate'
import type { StatementKind } from '@parley/core/claims/left-out'
import { findDates } from '@parley/core/text/find-dates'
import { toSentences } from '@parley/core/text/sentences'
import type { Transcript } from '@parley/core/voice/transcript'
import type { ModelAnswer } from './answer-schema.ts'

interface Quoted {
  quote: string
  line: number | null
}

const isSaid = (words: string, text: string) => text.toLowerCase().includes(words.trim().toLowerCase())

/**
 * Verifies a model's answer against the transcript: what is not said word for word where it is quoted, or holds a number,
 * day, name, address, link or concession that was not said, is left out and noted, an email as a whole; figures (metrics,
 * sentiment), addresses and the match with known leads come from the local analysis.
 */
export function verifyAnswer(
  answer: ModelAnswer,
  local: ConversationAnalysis,
  transcript: Transcript,
  context: AnalysisContext,
): ConversationAnalysis {
  const { segments } = transcript
  const { participants } = toScene(transcript, context)
  const gate = createGate(segments, context, (label) => participants.of(label).name)
  const speakerAt = (evidence: Evidence): string => segments[evidence.segmentIndex]?.speaker ?? ''
  const lineAt = (evidence: Evidence): string => segments[evidence.segmentIndex]?.text ?? ''
  const mentionsOf = (name: string): number => segments.filter(({ text }) => isSaid(name, text)).length

  /** Those whose quoted words were said, by time. */
  const quoted = <Item extends Quoted, Result extends { evidence: Evidence }>(
    kind: StatementKind,
    items: readonly Item[],
    textOf: (item: Item) => string,
    build: (item: Item, evidence: Evidence) => Result,
  ): Result[] =>
    items
      .flatMap((item) => {
        const evidence = locateQuote(segments, item.quote, item.line)
        if (!evidence) gate.leaveOut({ kind, text: textOf(item), quote: item.quote, unproven: [] })
        return evidence ? [build(item, evidence)] : []
      })
      .toSorted((one, other) => one.evidence.start - other.evidence.start)
  const textOf = ({ text }: { text: string }) => text
  const nameIn = ({ name }: { name: string }) => name
  const fact = <Result extends { evidence: Evidence }>(
    kind: StatementKind,
    found: ModelAnswer['budget'],
    build: (value: string, evidence: Evidence) => Result,
  ): Result | null =>
    quoted(
      kind,
      found === null ? [] : [found],
      ({ value }) => value,
      ({ value }, evidence) => build(value, evidence),
    )[0] ?? null

  /** A name that was said somewhere, or is a speaker's. */
  function isSpoken(kind: StatementKind, { name, quote }: { name: string; quote: string }): boolean {
    const isThere =
      name.trim() !== '' && segments.some(({ speaker, text }) => isSaid(name, `${speaker} ${text}`))
    if (!isThere) gate.leaveOut({ kind, text: name, quote, unproven: [{ kind: 'name', text: name }] })
    return isThere
  }

  /** A model's date is accepted only where its words are in the line, and is then computed here. */
  function dueOf(dueText: string | null, evidence: Evidence): Pick<ActionItem, 'dueAt' | 'dueText'> {
    const nothing = { dueAt: null, dueText: null }
    if (dueText === null || dueText.trim() === '') return nothing
    if (!isSaid(dueText, lineAt(evidence))) {
      const unproven = [{ kind: 'day' as const, text: dueText }]
      gate.leaveOut({ kind: 'due_date', text: dueText, quote: evidence.quote, unproven })
      return nothing
    }
    const date = findDates(dueText, context)[0]
    return date ? { dueAt: date.at, dueText } : nothing
  }

  function leadOf({ name, company }: NonNullable<ModelAnswer['lead']>, evidence: Evidence): SuggestedLead {
    const isCompanySaid = company !== null && isSpoken('lead', { name: company, quote: evidence.quote })
    const spokenCompany = isCompanySaid ? company : (local.lead?.company ?? null)
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
  }

  const leads = (answer.lead === null ? [] : [answer.lead]).filter((lead) => isSpoken('lead', lead))
  const rivals = answer.competitors.filter((rival) => isSpoken('competitor', rival))
  const proven = gate.keepProven({
    actionItems: quoted('action_item', answer.actionItems, textOf, (item, evidence) => ({
      text: item.text,
      owner: item.owner,
      assigneeName: item.assigneeName,
      priority: item.priority,
      ...dueOf(item.dueText, evidence),
      evidence,
    })),
    questions: quoted('question', answer.questions, textOf, ({ text }, evidence) => ({
      text,
      speaker: speakerAt(evidence),
      askedBy: participants.of(speakerAt(evidence)).side,
      evidence,
    })),
    objections: quoted('objection', answer.objections, textOf, ({ kind, text }, evidence) => ({
      kind,
      text,
      speaker: speakerAt(evidence),
      evidence,
    })),
    keyMoments: quoted('key_moment', answer.keyMoments, textOf, ({ kind, text }, evidence) => ({
      kind,
      text,
      evidence,
    })),
    topics: quoted('topic', answer.topics, nameIn, ({ name }, evidence) => ({
      name,
      mentions: Math.max(1, mentionsOf(name)),
      evidence,
    })),
    competitors: quoted('competitor', rivals, nameIn, ({ name }, evidence) => ({
      name,
      mentions: mentionsOf(name),
      evidence,
    })),
    slots: {
      budget: fact('budget', answer.budget, (value, evidence) => ({ value, evidence })),
      decisionMaker: fact('decision_maker', answer.decisionMaker, (value, evidence) => ({ value, evidence })),
      timeline: fact('timeline', answer.timeline, (value, evidence) => ({
        value,
        at: findDates(evidence.quote, context)[0]?.at ?? null,
        evidence,
      })),
      competitor: null,
    },
    lead: quoted('lead', leads, nameIn, leadOf)[0] ?? null,
  })

  const lead = proven.lead ?? local.lead
  const summary = toSentences(answer.summary)
    .map(({ text }) => text)
    .filter((sentence) => gate.stands('summary', sentence))
    .join(' ')
  const { subject, body } = answer.followUpEmail
  const isMailProven =
    body.trim() !== '' && [subject, body].every((part) => gate.stands('email', part))
  return {
    ...local,
    ...proven,
    title: gate.stands('title', answer.title) ? answer.title.trim() || local.title : local.title,
    summary: summary || local.summary,
    followUpEmail: {
      toName: lead?.name ?? null,
      toEmail: lead?.email ?? null,
      subject: (isMailProven ? subject.trim() : '') || local.followUpEmail.subject,
      body: isMailProven ? body.trim() : local.followUpEmail.body,
    },
    lead,
    leftOut: gate.leftOut,
  }
}
