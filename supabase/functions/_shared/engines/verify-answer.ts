import { matchKnownPerson } from '@parley/core/analysis/lead'
import { toScene } from '@parley/core/analysis/scene'
import type {
  ActionItem,
  AnalysisContext,
  ConversationAnalysis,
  Evidence,
  SuggestedLead,
} from '@parley/core/analysis/types'
import { findDates } from '@parley/core/text/find-dates'
import { toSentences } from '@parley/core/text/sentences'
import type { Transcript } from '@parley/core/voice/transcript'
import type { ModelAnswer } from './answer-schema.ts'
import { createProver } from './prover.ts'

/** A model's date is accepted only where its words are in the transcript, and is then computed here. */
function dueOf(
  item: ModelAnswer['actionItems'][number],
  evidence: Evidence,
  transcript: Transcript,
  context: AnalysisContext,
): Pick<ActionItem, 'dueAt' | 'dueText'> {
  const said = transcript.segments[evidence.segmentIndex]?.text ?? ''
  const isSaid = item.dueText !== null && said.toLowerCase().includes(item.dueText.trim().toLowerCase())
  const date = isSaid ? findDates(item.dueText ?? '', context)[0] : undefined
  return { dueAt: date?.at ?? null, dueText: date ? item.dueText : null }
}

function isSpoken(text: string, transcript: Transcript): boolean {
  const wanted = text.trim().toLowerCase()
  return (
    wanted !== '' &&
    transcript.segments.some((segment) => `${segment.speaker} ${segment.text}`.toLowerCase().includes(wanted))
  )
}

/**
 * Verifies a model's answer against the transcript: what is not said word for word where it is quoted, or holds a number,
 * day, name, address, link or concession that was not said, is left out, an email as a whole; figures (metrics,
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
  const { holds, proven, provenOne, provenFact } = createProver(transcript, context)
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
  const summary = toSentences(answer.summary)
    .map(({ text }) => text)
    .filter((sentence) => holds(sentence))
    .join(' ')
  const { subject, body } = answer.followUpEmail
  const isMailProven = body.trim() !== '' && holds(subject) && holds(body)
  const textOf = ({ text }: { text: string }) => text
  return {
    ...local,
    title: holds(answer.title) ? answer.title.trim() || local.title : local.title,
    summary: summary || local.summary,
    actionItems: proven(
      answer.actionItems,
      (item, evidence) => ({
        text: item.text,
        owner: item.owner,
        assigneeName: item.assigneeName !== null && holds(item.assigneeName) ? item.assigneeName : null,
        priority: item.priority,
        ...dueOf(item, evidence, transcript, context),
        evidence,
      }),
      textOf,
    ),
    questions: proven(
      answer.questions,
      ({ text }, evidence) => ({
        text,
        speaker: speakerAt(evidence),
        askedBy: participants.of(speakerAt(evidence)).side,
        evidence,
      }),
      textOf,
    ),
    objections: proven(
      answer.objections,
      ({ kind, text }, evidence) => ({ kind, text, speaker: speakerAt(evidence), evidence }),
      textOf,
    ),
    keyMoments: proven(answer.keyMoments, ({ kind, text }, evidence) => ({ kind, text, evidence }), textOf),
    topics: proven(
      answer.topics,
      ({ name }, evidence) => ({ name, mentions: Math.max(1, mentionsOf(name)), evidence }),
      ({ name }) => name,
    ),
    competitors,
    slots: {
      budget: provenFact(answer.budget, ({ value }, evidence) => ({ value, evidence })),
      decisionMaker: provenFact(answer.decisionMaker, ({ value }, evidence) => ({ value, evidence })),
      timeline: provenFact(answer.timeline, ({ value }, evidence) => ({
        value,
        at: findDates(evidence.quote, context)[0]?.at ?? null,
        evidence,
      })),
      competitor: rival ? { value: rival.name, evidence: rival.evidence } : null,
    },
    followUpEmail: {
      toName: customer?.name ?? null,
      toEmail: customer?.email ?? null,
      subject: (isMailProven ? subject.trim() : '') || local.followUpEmail.subject,
      body: isMailProven ? body.trim() : local.followUpEmail.body,
    },
    lead: customer,
  }
}
