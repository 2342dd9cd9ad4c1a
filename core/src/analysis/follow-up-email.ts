import { formatsFor } from '../format/formats.ts'
import { monthNames, weekdayNames } from '../text/english-calendar.ts'
import { capitalise, truncate } from '../text/words.ts'
import { toMailSentence } from './mail-sentence.ts'
import { firstName } from './names.ts'
import { isWishPlainlySaid } from './plainly-said.ts'
import { isOursKnown } from './sides.ts'
import type { ActionItem, AnalysisContext, FollowUpEmail, Side, Slots, SuggestedLead } from './types.ts'

interface Found {
  lead: SuggestedLead | null
  slots: Slots
  actionItems: ActionItem[]
  /** Of each speaker; without anybody of ours nobody knows who writes to whom. */
  sides: readonly (Side | null)[]
}

const titled =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|madam|sister|father|frau|herr|madame|monsieur|señora?|signora?)\b/i

/** A draft writes the names of days and months small. */
const calendarName = new RegExp(`\\b(?:${[...weekdayNames, ...monthNames].join('|')})\\b`, 'g')

const beginsWithOrdinal =
  /^(?:(?:twenty|thirty)-?)?(?:first|second|third|\p{L}+(?:th|eth)|\d+(?:st|nd|rd|th))(?= of | \p{Lu})/iu

/** "End of January" within a sentence; the name of a day or month keeps its capital. */
const withinSentence = (text: string): string =>
  text
    .replace(
      /^(?:The|End|By|In|On|After|Before|Early|Mid|Late|First|Last|Next|This|Start|Beginning|Middle|Sometime|As|From|Until|Till|Within|During|For|Around|About|Over|Between|Before)\b/,
      (word) => word.toLowerCase(),
    )
    .replace(beginsWithOrdinal, (words) => `the ${words.toLowerCase()}`)
    .replace(calendarName, capitalise)

function greetingOf(name: string | null): string {
  if (name === null) return 'Hello,'
  return titled.test(name) ? `Dear ${name},` : `Hi ${capitalise(firstName(name))},`
}

/**
 * A plain-text email to the customer: thanks, what is certain to be done by either side as whole sentences, the owner's name.
 * Where nothing is certain it is three honest lines. It holds nothing that the conversation did not. Null where nobody knows
 * who of the voices is ours.
 */
export function toFollowUpEmail(found: Found, context: AnalysisContext): FollowUpEmail | null {
  if (!isOursKnown(found.sides)) return null
  const { lead, slots, actionItems } = found
  const { ownerName: writer } = context
  const reader = lead?.name ?? null
  const day = formatsFor(context).longDay(context.now)
  const steps = (['us', 'them'] as const).flatMap((side) =>
    actionItems
      .filter(({ owner }) => owner === side)
      .flatMap((item) => toMailSentence(item, { writer, reader, place: context }) ?? []),
  )
  const body = [
    greetingOf(reader),
    `Thank you for the conversation on ${day}.`,
    ...(slots.timeline && isWishPlainlySaid(slots.timeline)
      ? [`Your timeline as I understood it: ${withinSentence(slots.timeline.value)}.`]
      : []),
    ...(steps.length > 0
      ? [['What we said we would do:', ...steps.map((step) => `- ${step}`)].join('\n')]
      : []),
    'If I missed anything, just reply to this email.',
    ['Best regards', writer ?? ''].filter(Boolean).join('\n'),
  ].join('\n\n')
  const subject = steps.length > 0 ? `Next steps after ${day}` : `Our conversation on ${day}`
  return { toName: reader, toEmail: lead?.email ?? null, subject: truncate(subject, 120), body: `${body}\n` }
}
