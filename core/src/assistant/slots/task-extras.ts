import { parseQuickAdd } from '../../tasks/quick-add.ts'
import { formatRecurrence } from '../../tasks/recurrence.ts'
import { findRecurrence } from '../../tasks/recurrence-words.ts'
import { beforePattern } from '../../tasks/reminder.ts'
import { findDates } from '../../text/find-dates.ts'
import { capitalise } from '../../text/words.ts'
import { findEntities } from '../entities.ts'
import { type Reading, type Slots, tidy } from './reading.ts'

/** A command without what is said of its task besides, and that as parameters. */
export interface TaskExtras {
  reading: Reading
  slots: Slots
}

const asking = '(?:(?:please )?(?:remind|ping|alert|notify) (?:me|us)|(?:an? |the )?reminder)'
const of = '(?: (?:of|about) (?:it|that|this))?'
const joint = '[\\s,;.]*(?:(?:and|with|plus|then|also) )*'
const reminding = new RegExp(`^${asking}${of}[: ]+(?:comes? )?(?<before>${beforePattern})`, 'iu')
const remindedBefore = new RegExp(
  `${joint}${asking}${of}[: ]+(?<before>${beforePattern})(?: (?:it is|it['’]s) due)?(?=[\\s.!?,]*$)`,
  'iu',
)
const remindedAt = new RegExp(`(?<=\\S)${joint.replace('*', '+')}${asking}${of}[: ]+(?<at>.+)$`, 'iu')
/** "Set a reminder for the deck task an hour before": of a task that is there. */
const remindedOf = new RegExp(
  `^(?<task>.*\\bremind(?:er)?\\b.*?)[\\s,]+(?<before>${beforePattern})(?: (?:it is|it['’]s) due)?[\\s.!?]*$`,
  'iu',
)
/** "…, description: …": a description that belongs to the title ("write the product description") has no text behind it. */
const described =
  /(?:^|[\s,;.]+)(?:and |with )*(?:an? |the |as )?(?:description|details?)(?:\s*[:–]\s*|\s+(?:saying|that says|is)\s+)(?<text>\S.*)$|[\s,;.]+with (?:an? |the )description (?!of\b|for\b|about\b|from\b|and\b|to\b)(?<more>\S.*)$/isu

const cut = (reading: Reading, text: string): Reading => ({
  ...reading,
  text,
  entities: findEntities(text, reading.context),
})

/** Whether words ask for nothing but to be reminded of what stands before them: "remind me an hour before". */
export function isReminderAlone(text: string, reference: { now: string; timeZone: string }): boolean {
  const words = ` , ${text}`
  if (remindedBefore.test(words)) return true
  const at = remindedAt.exec(`x${words}`)?.groups?.['at'] ?? ''
  const [date, ...others] = findDates(at, reference)
  return (
    date !== undefined && others.length === 0 && tidy(at.replace(date.text, '').replace(/[.!?]+$/, '')) === ''
  )
}

function takeDescription({ reading, slots }: TaskExtras): TaskExtras {
  const found = described.exec(reading.text)
  const text = tidy(found?.groups?.['text'] ?? found?.groups?.['more'] ?? '')
  if (!found || text === '' || found.index === 0) return { reading, slots }
  return {
    reading: cut(reading, reading.text.slice(0, found.index)),
    slots: { ...slots, description: capitalise(text) },
  }
}

function takeReminder({ reading, slots }: TaskExtras, isNew: boolean): TaskExtras {
  const { text, context } = reading
  const held = isNew ? null : remindedOf.exec(text)
  if (held?.groups?.['task'] !== undefined)
    return {
      reading: cut(reading, held.groups['task']),
      slots: { ...slots, remind_at: held.groups['before'] ?? '' },
    }
  const opened = reminding.exec(text)
  const ended = opened ? null : remindedBefore.exec(text)
  const before = (opened ?? ended)?.groups?.['before']
  if (opened && before !== undefined)
    return {
      reading: cut(reading, `remind me about${text.slice(opened[0].length)}`),
      slots: { ...slots, remind_at: before },
    }
  if (ended && ended.index > 0 && before !== undefined)
    return { reading: cut(reading, text.slice(0, ended.index)), slots: { ...slots, remind_at: before } }
  const timed = remindedAt.exec(text)
  if (
    !timed ||
    !isReminderAlone(
      text.slice(timed.index).replace(/^[\s,;.]*(?:(?:and|with|plus|then|also) )*/i, ''),
      context,
    )
  )
    return { reading, slots }
  const at = findDates(timed.groups?.['at'] ?? '', context)[0]?.at
  return at === undefined
    ? { reading, slots }
    : { reading: cut(reading, text.slice(0, timed.index)), slots: { ...slots, remind_at: at } }
}

/** A rhythm, with the date from which on it runs; `isTold`: whether words before it hand over something that is told. */
function takeRhythm(
  { reading, slots }: TaskExtras,
  isNew: boolean,
  isTold: (before: string) => boolean,
): TaskExtras {
  const { text, context } = reading
  const found = findRecurrence(text)
  if (!found || isTold(text.slice(0, found.index))) return { reading, slots }
  const { title, dueAt, recurrence } = parseQuickAdd(text, context.now, context.timeZone)
  if (recurrence === null || dueAt === null) return { reading, slots }
  // A task that is there keeps its date, from which the tool takes what the words leave open.
  const isWhole = isNew || recurrence.until !== null
  return {
    reading: cut(reading, title),
    slots: {
      ...slots,
      ...(isNew ? { due_at: dueAt } : {}),
      recurrence: isWhole ? formatRecurrence(recurrence) : found.text,
    },
  }
}

/** Description, reminder and rhythm of a task, taken out of the command that asks for it. `isNew`: it is to be made. */
export const takeExtras = (
  reading: Reading,
  isNew: boolean,
  isTold: (before: string) => boolean,
): TaskExtras => takeRhythm(takeReminder(takeDescription({ reading, slots: {} }), isNew), isNew, isTold)
