import { findNumbers } from '../../claims/numbers.ts'
import { firstStage } from '../../leads/stages.ts'
import { type Field, type FieldType, keyOf } from '../../records/field.ts'
import { salesFields, salesNouns, salesRecords } from '../../records/sales-records.ts'
import { taskFields } from '../../records/task.ts'
import { parseRecurrence } from '../../tasks/recurrence.ts'
import { findRecurrence } from '../../tasks/recurrence-words.ts'
import { findEmails } from '../../text/email.ts'
import { findDates } from '../../text/find-dates.ts'
import { findPhones, normalisePhone } from '../../text/phone.ts'
import { toWallClock } from '../../text/time-zone.ts'
import { toWords } from '../../text/words.ts'
import type { CommandContext } from '../entities.ts'
import { findNameMentions, type KnownNames } from '../known-names.ts'
import { saidCurrency } from '../said-currency.ts'
import { namedStage } from '../stages/name-words.ts'
import { readMoment } from '../tools/read-moment.ts'
import { placeOfCustomer } from './said-customers.ts'
import { stagesIn } from './stages-in.ts'

/** Where a change has to be said: the person's words, and where in them the record is named (-1: before them). */
export interface Said {
  text: string
  after: number
  /** Names of the record: its words may stand in a title although the person used fewer of them. */
  names: readonly string[]
  context: CommandContext
}

/** The value that belongs to the record: the first one after its name, else the last before it. */
function nearest<Found extends { index: number }>(found: readonly Found[], after: number): Found | undefined {
  return found.find(({ index }) => index > after) ?? found.at(-1)
}

const particles = new Set(
  'a an the to for of on in at with and or my our your her his their its about this that it is as by from up me i we please task reminder follow'.split(
    ' ',
  ),
)
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|s)$/u, '')

/** Whether each word of a text was said; a title may leave words out, but not bring its own. */
function areWordsSaid(value: string, { text, names }: Said): boolean {
  const said = new Set([text, ...names].flatMap(toWords).map(stemOf))
  return toWords(value).every((word) => particles.has(word.toLowerCase()) || said.has(stemOf(word)))
}

function isStageSaid(value: string, { text, after, context: { stages } }: Said): boolean {
  const stage = namedStage(stages, value)
  return stage !== undefined && nearest(stagesIn(text, stages), after)?.status === stage.key
}

function isSumSaid(value: number, { text, after }: Said): boolean {
  // "From 20k" is what it was, "by 10k" how much it changes.
  const numbers = findNumbers(text).filter(
    ({ index }) => !/\b(?:from|by)\s*(?:another\s*)?$/i.test(text.slice(0, index)),
  )
  const said = nearest(numbers, after)
  return said !== undefined && said.unit !== 'percent' && Math.abs(said.value - value) < 0.005
}

/** The day that was said, and its hour where one was; five o'clock is what a day alone means. */
function isMomentSaid(due: string, { text, context }: Said): boolean {
  const at = readMoment(due, context.now, context.timeZone)
  const [said, ...others] = findDates(text, context)
  if (at === null || !said || others.some(({ hasDay }) => hasDay && said.hasDay)) return false
  const [wanted, named] = [at, said.at].map((each) => toWallClock(new Date(each), context.timeZone))
  const isDay = wanted?.year === named?.year && wanted?.month === named?.month && wanted?.day === named?.day
  const hour = said.hasTime ? named?.hour : 17
  return isDay && wanted?.hour === hour && wanted?.minute === (said.hasTime ? named?.minute : 0)
}

function isPersonSaid(reference: string, { text, context }: Said): boolean {
  const { colleagues } = context.known
  const key = reference.trim().toLowerCase()
  const meant = colleagues.filter(({ id, name }) => id === reference || name.toLowerCase().includes(key))
  const [only] = meant
  const people: KnownNames = { leads: [], tasks: [], colleagues }
  return (
    meant.length === 1 &&
    findNameMentions(text, people).some((found) => found.kind === 'person' && found.person.id === only?.id)
  )
}

const taskStates: Record<string, RegExp> = {
  done: /\b(?:done|finished?|completed?|tick\w*|check\w* off|close[d]?)\b/i,
  in_progress: /\bin progress|started?\b/i,
  todo: /\b(?:to-?do|reopen|not started)\b/i,
}

const isEmailSaid = (value: string, { text }: Said) =>
  findEmails(text).some(({ email }) => email === value.toLowerCase())
const isPhoneSaid = (value: string, { text }: Said) =>
  findPhones(text).some(({ phone }) => phone === normalisePhone(value))
const isCurrencySaid = (value: string, { text, context }: Said) =>
  findNumbers(text).some(
    (sum) => sum.unit === value.toLowerCase() || saidCurrency(sum.text, context.currency) === value,
  ) || text.includes(value)

/** What a tool takes where the model gives the value that it has anyway. */
const defaults: Record<string, Record<string, string>> = {
  create_task: { priority: 'normal' },
  add_note: { kind: 'note' },
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields of a company's own: each by its name, with its value. */
const areOwnFieldsSaid = (given: Record<string, unknown>, said: Said): boolean =>
  Object.entries(given).every(
    ([label, value]) =>
      areWordsSaid(label.replaceAll('_', ' '), said) && areWordsSaid(String(value), { ...said, names: [] }),
  )

/** What tools call otherwise than the records do, and what of them is no field of a record. */
const typesBeside: Readonly<Record<string, FieldType>> = {
  own_fields: 'custom',
  add_tags: 'tags',
  remove_tags: 'tags',
  assignee: 'colleague',
  at: 'moment',
}

/** What a parameter of a tool holds, by the field that it writes; undefined for any words. */
function typeOf(tool: string, parameter: string): FieldType | undefined {
  const noun = tool.slice(tool.indexOf('_') + 1)
  const record = salesRecords.find((each) => salesNouns[each] === noun)
  const fields: readonly Field[] = noun === 'task' ? taskFields : record ? salesFields[record] : []
  return fields.find((field) => keyOf(field) === parameter)?.type ?? typesBeside[parameter]
}

/** The rhythm that was said, in words or as a rule. */
function isRhythmSaid(value: string, { text }: Said): boolean {
  const [wanted, named] = [
    parseRecurrence(value) ?? findRecurrence(value)?.recurrence,
    findRecurrence(text)?.recurrence,
  ]
  return (
    wanted !== undefined &&
    named !== undefined &&
    wanted.frequency === named.frequency &&
    wanted.every === named.every &&
    (named.weekdays.length === 0 || named.weekdays.join() === wanted.weekdays.join()) &&
    (named.monthDay === null || named.monthDay === wanted.monthDay)
  )
}

/** Whether the person's words name the value of a field of a tool: of a lead's, a task's, a note's or a customer's. */
export function isValueSaid(tool: string, field: string, value: unknown, said: Said): boolean {
  const type = typeOf(tool, field)
  if (typeof value === 'number') return isSumSaid(value, said)
  if (type === 'custom') return isRow(value) && areOwnFieldsSaid(value, said)
  if (type === 'tags')
    return Array.isArray(value) && value.length > 0 && value.every((tag) => areWordsSaid(String(tag), said))
  if (typeof value !== 'string' || value.trim() === '') return false
  if (defaults[tool]?.[field] === value) return true
  if (field === 'status' && tool.endsWith('_task')) return taskStates[value]?.test(said.text) ?? false
  if (type === 'stage')
    return tool === 'create_lead' && namedStage(said.context.stages, value)?.key === firstStage
      ? stagesIn(said.text, said.context.stages).length === 0
      : isStageSaid(value, said)
  if (type === 'email') return isEmailSaid(value, said)
  if (type === 'phone') return isPhoneSaid(value, said)
  if (type === 'currency') return isCurrencySaid(value, said)
  if (type === 'account') return placeOfCustomer('accounts', value, said.text, said.context) !== null
  if (type === 'moment' || type === 'day') return isMomentSaid(value, said)
  if (type === 'colleague') return isPersonSaid(value, said)
  if (type === 'rhythm') return isRhythmSaid(value, said)
  return areWordsSaid(field === 'role' || field === 'outcome' ? value.replaceAll('_', ' ') : value, said)
}
