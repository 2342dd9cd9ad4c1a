import { escapeRegExp, joinList, truncate } from '../text/words.ts'
import { dueWords } from './due-words.ts'
import { firstName } from './names.ts'
import type { ActionItem, AnalysisContext, FollowUpEmail, Slots, SuggestedLead, Topic } from './types.ts'

interface Found {
  lead: SuggestedLead | null
  topics: Topic[]
  slots: Slots
  actionItems: ActionItem[]
}

/** A task's text as the reader of the email sees it: "Send Anna the contract" is "Send you the contract". */
function toReader(text: string, name: string | null): string {
  if (name === null) return text
  const first = escapeRegExp(firstName(name))
  return text
    .replace(new RegExp(`\\b${first}['’]s?(?= )`, 'g'), 'your')
    .replace(new RegExp(`\\b${first}\\b`, 'g'), 'you')
}

function bullet(item: ActionItem, name: string | null, timeZone: string): string {
  const due = item.dueAt === null ? '' : ` (${dueWords(item.dueAt, item.dueText, timeZone)})`
  return `- ${toReader(item.text, name)}${due}`
}

const section = (heading: string, items: string[]): string[] =>
  items.length === 0 ? [] : [[heading, ...items].join('\n')]

/**
 * A plain-text email to the customer: thanks, what was spoken about, the agreed steps of both sides with their dates,
 * the owner's name. It holds nothing that the conversation did not.
 */
export function toFollowUpEmail(found: Found, context: AnalysisContext): FollowUpEmail {
  const { lead, topics, slots, actionItems } = found
  const about = joinList(topics.slice(0, 3).map((topic) => topic.name.toLowerCase()))
  const name = lead?.name ?? null
  const ours = actionItems
    .filter((item) => item.owner !== 'them')
    .map((item) => bullet(item, name, context.timeZone))
  const theirs = actionItems
    .filter((item) => item.owner === 'them')
    .map((item) => bullet(item, name, context.timeZone))
  const recap = [
    about === ''
      ? 'Thank you for your time and the conversation.'
      : `Thank you for your time and the conversation about ${about}.`,
    slots.timeline ? `I noted your timeline: ${slots.timeline.value}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
  const steps = [...section('What I will do next:', ours), ...section('What I hope to get from you:', theirs)]
  const closing =
    steps.length > 0
      ? 'Did I miss anything? Just reply to this email.'
      : 'If anything comes up, just reply to this email.'
  const body = [
    name === null ? 'Hello,' : `Hi ${firstName(name)},`,
    recap,
    ...steps,
    closing,
    ['Best regards', context.ownerName ?? ''].filter(Boolean).join('\n'),
  ].join('\n\n')
  const subject =
    steps.length > 0
      ? `Next steps${about === '' ? ' after our conversation' : `: ${about}`}`
      : `Our conversation${about === '' ? '' : ` about ${about}`}`
  return { toName: name, toEmail: lead?.email ?? null, subject: truncate(subject, 120), body: `${body}\n` }
}
