import { keepCorrections } from '@parley/core/analysis/corrected-items'
import { toFollowUpEmail } from '@parley/core/analysis/follow-up-email'
import { isSameName } from '@parley/core/analysis/names'
import type { Participants } from '@parley/core/analysis/participants'
import { toScene } from '@parley/core/analysis/scene'
import { isOursKnown } from '@parley/core/analysis/sides'
import type { AnalysisContext, ConversationAnalysis } from '@parley/core/analysis/types'
import { findFalseFacts } from '@parley/core/claims/false-facts'
import { createGate } from '@parley/core/claims/gate'
import type { StatementKind } from '@parley/core/claims/left-out'
import { toSentences } from '@parley/core/text/sentences'
import { isReadHere } from '@parley/core/voice/language'
import type { Transcript } from '@parley/core/voice/transcript'
import type { ModelAnswer } from './answer-schema.ts'
import { readAnswer } from './read-answer.ts'

const greeting = /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|day)),? ([\p{L}.'’ -]{2,40}?)[,!:\n]/iu

/** Whether a mail greets nobody by name, the lead, or whoever of the other side spoke. */
function greetsReader(body: string, lead: string | null, { all }: Participants): boolean {
  const greeted = greeting.exec(body)?.[1]?.trim()
  if (greeted === undefined || !/^\p{Lu}/u.test(greeted)) return true
  const readers = all.flatMap(({ side, name }) => (side !== 'us' && name !== null ? [name] : []))
  return [...readers, ...(lead === null ? [] : [lead])].some((name) =>
    greeted.split(/ and |, /).some((one) => isSameName(one, name)),
  )
}

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
  const isEnglish = isReadHere(transcript.language)
  const gate = createGate(transcript, context, participants.of)
  const stated = readAnswer(answer, {
    gate,
    segments,
    participants,
    context,
    localLead: local.lead,
    isEnglish,
  })
  const proven = gate.keepProven(stated)
  const corrections = context.corrections ?? []
  const actionItems = keepCorrections(proven.actionItems, corrections, segments)
  const sides = participants.all.map(({ side }) => side)
  const knowsOurs = isOursKnown(sides)
  const lead = knowsOurs ? (proven.lead ?? local.lead) : null
  const facts = {
    slots: {
      budget: proven.slots.budget ?? local.slots.budget,
      decisionMaker: proven.slots.decisionMaker ?? local.slots.decisionMaker,
    },
    said: segments.map(({ text }) => text),
  }
  /** Whether a text makes of what was said what it is; else it is left out. */
  const isTrue = (kind: StatementKind, text: string): boolean => {
    const unproven = isEnglish ? findFalseFacts(text, facts) : []
    if (unproven.length > 0) gate.leaveOut({ kind, text, quote: null, unproven })
    return unproven.length === 0
  }
  const holds = (kind: StatementKind, text: string): boolean => gate.stands(kind, text) && isTrue(kind, text)
  const summary = toSentences(answer.summary)
    .map(({ text }) => text)
    .filter((sentence) => gate.knowsSpeakers && holds('summary', sentence))
    .join(' ')
  const { subject, body } = answer.followUpEmail
  const greetsOther = !greetsReader(body, lead?.name ?? null, participants)
  if (greetsOther)
    gate.leaveOut({
      kind: 'email',
      text: body,
      quote: null,
      unproven: [{ kind: 'fact', text: 'The reader' }],
    })
  const isMailProven = [subject, body].filter((part) => !holds('email', part)).length === 0 && !greetsOther
  const title = (holds('title', answer.title) && answer.title.trim()) || local.title
  const mail =
    isMailProven && body.trim() !== ''
      ? { subject: subject.trim() || local.followUpEmail?.subject || title, body: body.trim() }
      : local.followUpEmail
  const whole = {
    ...local,
    ...proven,
    actionItems,
    title,
    summary: summary || (isEnglish ? local.summary : ''),
    lead,
    leftOut: gate.leftOut,
  }
  // A model was not told what a person put right: its email would promise what that replaced. One is
  // written from the items themselves, or none.
  if (corrections.length > 0)
    return {
      ...whole,
      summary: isEnglish ? local.summary : whole.summary,
      followUpEmail: isEnglish && local.followUpEmail ? toFollowUpEmail({ ...whole, sides }, context) : null,
    }
  return {
    ...whole,
    followUpEmail:
      knowsOurs && mail
        ? {
            toName: lead?.name ?? null,
            toEmail: lead?.email ?? null,
            subject: mail.subject,
            body: mail.body,
          }
        : null,
  }
}
