import { inNumerals } from '../claims/in-numerals.ts'
import { productPlace } from '../format/place.ts'
import { capitalise, joinList, truncate } from '../text/words.ts'
import type { ConversationMetrics } from '../voice/metrics.ts'
import { shortDueWords } from './due-words.ts'
import { firstName } from './names.ts'
import type { Line } from './scene.ts'
import type {
  ActionItem,
  AnalysisContext,
  AskedQuestion,
  Objection,
  Slots,
  SuggestedLead,
  Topic,
} from './types.ts'

interface Found {
  highlight: Line | null
  lead: SuggestedLead | null
  topics: Topic[]
  slots: Slots
  objections: Objection[]
  questions: AskedQuestion[]
  actionItems: ActionItem[]
  /** Whether it is known who speaks; where not, nothing is said of next steps. */
  knowsSpeakers: boolean
  metrics: ConversationMetrics
}

const quote = (text: string): string => `“${truncate(text.trim().replace(/\.$/, ''), 110)}”`
const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const objectionNames: Record<Objection['kind'], string> = {
  price: 'the price',
  timing: 'the timing',
  competitor: 'the current or another provider',
  authority: 'the approval of others',
  need: 'the need',
  trust: 'trust',
}

function opening({ lead, topics, metrics }: Found): string {
  const minutes = Math.round(metrics.durationSeconds / 60)
  const article = /^(?:8\d*|11|18)$/.test(String(minutes)) ? 'An' : 'A'
  const length = minutes >= 1 ? `${article} ${minutes}-minute conversation` : 'A short conversation'
  const who = lead ? ` with ${lead.name}${lead.company === null ? '' : ` of ${lead.company}`}` : ''
  const about =
    topics.length > 0 ? ` about ${joinList(topics.slice(0, 3).map((topic) => topic.name.toLowerCase()))}` : ''
  return `${length}${who}${about}.`
}

const opensTime =
  /^(?:Until|Till|By|In|Before|After|Starting|From|The|At|On|Within|This|Next|End|Early|Late|Mid)\b/

/** "Board", "Finance director": a body or an office without a name. */
const onlyRole =
  /^(?:[A-Z]?[a-z]+ ){0,2}(?:board|committee|council|director|manager|owner|partners?|management|office|team|head|trustees|governors|chair|treasurer|secretary|bursar|principal|landlord)$/i

/** "Managing director, Henri Blanc". */
const roleAndName = /^(\p{Lu}[\p{L} -]*), (\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’ -]*)$/u
const nameFirst = (_: string, role: string, name: string): string =>
  `${name}, ${/^\p{Lu}\p{Ll}/u.test(role) ? lowerFirst(role) : role}`

function facts({ slots }: Found): string | null {
  const parts = [
    slots.budget ? `the budget is ${inNumerals(slots.budget.value, productPlace)}` : null,
    slots.decisionMaker
      ? `the decision maker is ${slots.decisionMaker.value.replace(onlyRole, (role) => `the ${role.toLowerCase()}`).replace(roleAndName, nameFirst)}`
      : null,
    slots.timeline
      ? `the timeline is ${slots.timeline.value.replace(opensTime, (word) => word.toLowerCase())}`
      : null,
    slots.competitor ? `the competitor is ${slots.competitor.value}` : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : `${capitalise(parts.join('; '))}.`
}

function concerns({ objections, lead }: Found): string | null {
  const first = objections[0]
  if (!first) return null
  const kinds = new Set(objections.slice(1).map((objection) => objection.kind))
  const others = [...kinds].filter((kind) => kind !== first.kind).map((kind) => objectionNames[kind])
  const who = lead ? `${firstName(lead.name)}’s concern` : 'A concern'
  const more = others.length > 0 ? `; also ${joinList(others)}` : ''
  return `${who} was ${objectionNames[first.kind]}: ${quote(first.text)}${more}.`
}

function questionSentence({ questions, lead }: Found): string | null {
  const theirs = questions.filter((question) => question.askedBy !== 'us')
  const first = theirs.toSorted((one, other) => other.text.length - one.text.length)[0]
  if (!first) return null
  const who = first.askedBy === 'them' && lead ? firstName(lead.name) : null
  const more = theirs.length > 1 ? ` and ${theirs.length - 1} more` : ''
  return who === null
    ? `A question was ${quote(first.text)}${more === '' ? '' : `, with${more.slice(4)}`}.`
    : `${who} asked ${quote(first.text)}${more}.`
}

/** Used where little else was found: the customer's highest-scoring sentence. */
function highlightSentence({ highlight, lead }: Found): string | null {
  if (!highlight) return null
  const who = highlight.side === 'them' && lead ? `${firstName(lead.name)} said` : 'Said in the conversation:'
  return `${who} ${quote(highlight.text)}.`
}

function nextSteps({ actionItems }: Found, context: AnalysisContext): string {
  if (actionItems.length === 0) return 'No next step was found.'
  const dated = [...actionItems].toSorted(
    (one, other) => Number(other.dueAt !== null) - Number(one.dueAt !== null),
  )
  const steps = dated.slice(0, 3).map((item) => {
    const side =
      item.owner === 'them' ? `${item.assigneeName === null ? 'they' : firstName(item.assigneeName)} to ` : ''
    const due = item.dueAt === null ? '' : ` (${shortDueWords(item.dueAt, item.dueText, context)})`
    // A quotation stays as it was said.
    const isOurs = item.owner === 'us' && !item.text.startsWith('“')
    const text = isOurs ? item.text.replace(/\bmy\b/g, 'our') : item.text
    return `${side}${lowerFirst(text)}${due}`
  })
  const rest = actionItems.length > 3 ? ` and ${actionItems.length - 3} more` : ''
  return `Next steps: ${steps.join('; ')}${rest}.`
}

/**
 * Two to five sentences made of what was found: who with and about what, facts named, the first concern, a question,
 * next steps. Statements are quoted, never paraphrased, so that each sentence can be checked.
 */
export function toSummary(found: Found, context: AnalysisContext): string {
  if (found.metrics.words === 0) return 'Nothing was said in this recording. There is nothing to summarize.'
  const middle = [facts(found), concerns(found), questionSentence(found)].filter(
    (sentence) => sentence !== null,
  )
  const filled =
    middle.length > 0 ? middle : [highlightSentence(found)].filter((sentence) => sentence !== null)
  const steps = found.knowsSpeakers ? [nextSteps(found, context)] : []
  return [opening(found), ...filled, ...steps].join(' ')
}
