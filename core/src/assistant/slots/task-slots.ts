import { isUnknownRhythm } from '../../tasks/recurrence-words.ts'
import type { TaskPriority } from '../../tasks/task.ts'
import { readTaskFields } from '../fields/read-task.ts'
import { matchTask } from './match-task.ts'
import {
  firstOf,
  hasPronoun,
  type Reading,
  readAssignee,
  readLead,
  type SlotReading,
  type Slots,
  tidy,
  without,
} from './reading.ts'
import { takeExtras } from './task-extras.ts'
import { toTaskTitle } from './task-title.ts'

const priorities: [pattern: RegExp, priority: TaskPriority][] = [
  [/\b(?:urgent(?:ly)?|asap|as soon as possible|immediately|critical|top prio(?:rity)?)\b|!!!/i, 'urgent'],
  [/\b(?:high prio(?:rity)?|priority (?:to |is )?high|to high|important|higher)\b|!!/i, 'high'],
  [/\b(?:low prio(?:rity)?|priority (?:to |is )?low|to low|lower|no rush)\b/i, 'low'],
  [/\b(?:normal prio(?:rity)?|priority (?:to |is )?normal|medium prio(?:rity)?)\b/i, 'normal'],
]

const readPriority = (text: string): TaskPriority | null =>
  priorities.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** A date that says when; a rhythm that tasks don’t have ("every last Friday") stays in the title. */
const isWhen = ({ kind, start }: Reading['entities'][number], text: string): boolean =>
  kind === 'date' && !/\b(?:every|each)\s+$/i.test(text.slice(0, start)) && !isTold(text.slice(0, start))

/** "Email Sofia that we are closed on Monday": the day belongs to what is to be told. */
const isTold = (before: string): boolean =>
  /\b(?:e-?mail|tell|write(?: to)?|inform|let|message|text|call|ask)\b.*\b(?:that|whether|if)\s+\S+ (?:['’]?(?:re|s|ll|ve)|are|is|was|will|can|have|has|would|could|open|close|arrive|come)\b.*$/i.test(
    before,
  )

/** The text without its assignee: "ask Ben to", "for Ben", "Ben should". */
function withoutAssignee(reading: Reading, entities: Reading['entities']): string {
  const assignee = readAssignee(reading)
  const person = entities.find((entity) => entity.kind === 'person' && entity.person === assignee)
  if (!person)
    return without(
      reading.text,
      entities.filter((entity) => isWhen(entity, reading.text)),
    )
  const before = reading.text
    .slice(0, person.start)
    .replace(
      /\b(?:ask|tell|have|get|let|could|can|would|will|should|remind|for|(?:and )?assign(?:ed)?(?: it| this)?(?: to)?|to)\s+$/i,
      '',
    )
  const after = reading.text
    .slice(person.end)
    .replace(/^\s*(?:that )?(?:he|she|they) (?=(?:needs?|has|have|should|must)\b)/i, ' ')
    .replace(/^\s*please\s+/i, ' ')
    .replace(/^\s*(?:should|needs? to|has to|must|will|can|to)\s+/i, (verb) =>
      before.trim() === '' || /^\s*to/i.test(verb) ? ' ' : verb,
    )
  const dates = entities.filter((entity) => isWhen(entity, reading.text))
  const cut = reading.text.length - after.length
  const early = without(
    before,
    dates.filter((date) => date.end <= before.length),
  )
  const late = without(
    after,
    dates
      .filter((date) => date.start >= cut)
      .map((date) => ({ ...date, start: date.start - cut, end: date.end - cut })),
  )
  return `${early} ${late}`
}

const objectPronoun =
  /\b(?:him|them|her(?=$|\s+(?:an?|the|some|about|for|on|at|back|up|to|that|again|in|if|when|with|and|know)\b))/i

/** The name in the place of its pronoun; "her" and "his" before a word of their own are possessive. */
const nameInstead = (title: string, name: string): string =>
  objectPronoun.test(title)
    ? title.replace(objectPronoun, name)
    : title.replace(/\b(?:his|her|their)(?=\s+\p{L})/iu, `${name}’s`).replace(/\bit\b(?!\s+(?:a|the))/i, name)

/** Words of the command itself in what is left of it: the title was not found, and is asked for. */
const isCommandLeft =
  /^(?:when|every|each|or|and|but|,|\d[\d./-]*|[\p{L}\d/]+(?: day)? to (?:call|ring|send|email|write|check|meet)\b|i|we|he|she|they|you|there|me|us|my|if|don['’]?t forget|would|could|can|please|need|so|do|does|is|are|was|will)\b|\b(?:remind me|on my list|for me|could you|can you|(?:a|this as a|that as a) (?:task|reminder|to-?do))\b/iu

/** create_task: title, due_at, lead, priority, assignee, description, remind_at and recurrence. */
export function readNewTask(whole: Reading): SlotReading {
  const { reading, slots: extras } = takeExtras(whole, true, isTold)
  const { entities } = reading
  const first = firstOf(entities, 'date')
  // A rhythm that tasks don’t have is no date either: its words stay in the title.
  const isDue = first && !isTold(reading.text.slice(0, first.start)) && !isUnknownRhythm(reading.text)
  const date = isDue ? first : null
  const lead = readLead(reading)
  const assignee = readAssignee(reading)
  const priority = readPriority(reading.text)
  const bare = toTaskTitle(
    withoutAssignee(
      reading,
      entities.filter((entity) => entity === date || entity.kind === 'person'),
    ),
  )
  const slots: Slots = {
    ...(date ? { due_at: date.date.at } : {}),
    ...(lead.kind === 'one' ? { lead: lead.lead.id } : {}),
    ...(priority ? { priority } : {}),
    ...(assignee ? { assignee: assignee.id } : {}),
    ...extras,
  }
  const recent = lead.kind === 'one' ? lead.lead : reading.recentLead
  const title = recent && hasPronoun(bare) ? nameInstead(bare, recent.name) : bare
  const isNameAlone =
    lead.kind === 'one' &&
    /\bfollow[- ]?up\b/i.test(reading.text) &&
    entities.some((entity) => entity.kind === 'lead' && entity.text.toLowerCase() === title.toLowerCase())
  // "A follow-up task for Ana" says no more than whom it is about.
  if (isNameAlone) return { slots: { title: `Follow up with ${title}`, ...slots }, problem: null }
  if (title !== '' && !isCommandLeft.test(title)) return { slots: { title, ...slots }, problem: null }
  if (title !== '') return { slots, problem: { kind: 'missing', slot: 'title' } }
  if (recent === null) return { slots, problem: { kind: 'missing', slot: 'title' } }
  return { slots: { title: `Follow up with ${recent.name}`, ...slots, lead: recent.id }, problem: null }
}

const taskFrame =
  /\b(?:mark(?:ed)?|tick(?:ed)?|check(?:ed)?|cross(?:ed)?|off|complete[d]?|finish(?:ed)?|close[d]?|done|the|that|my|task|todo|to-?do|reminder|set|move|reschedule|postpone|push(?:ed)?|back|delay|change|update|make|start(?:ed)?|reopen|assign|give|reassign|delete|remove|cancel|drop|due|date|of|priority|urgent|high|low|normal|to|as|is|in progress|progress|list|from|off|get rid of|i|we|have|am|working|on|already|with|by|until|please|anymore|need|don'?t|scrap|erase|bin|ditch|okay|went out|one|take|kill|can be|deleted|status|it|about|called|named|rename|so|just|any more|now|already|sent|paid|lower|raise|increase|reduce|throw|hand|pass|out|away|wait|can|could|let|over|takes?|does|do|handles?|repeats?|repeat(?:ing|ed)?|recur(?:s|ring)?|remind (?:me|us))\b/gi

/** Of more open tasks than these some are unknown here, and looked for by their words. */
const mostKnown = 300

/** The task a command refers to: its id, the words of its title, or what is ambiguous. */
function readTask(reading: Reading, cut: RegExp | null): SlotReading {
  const dates = reading.entities.filter((entity) => entity.kind === 'date' || entity.kind === 'person')
  const plain = without(reading.text, dates)
  const reference = cut ? plain.replace(cut, ' ') : plain
  const words = tidy(reference.replace(taskFrame, ' '))
  const found = matchTask(reference, words, reading.context.known.tasks)
  if (found.length === 1 && found[0]) return { slots: { task: found[0].id }, problem: null }
  if (found.length > 1) {
    return {
      slots: {},
      problem: { kind: 'ambiguous', slot: 'task', choices: found.slice(0, 6).map((task) => task.title) },
    }
  }
  // In a large company not all tasks are known; where none is spoken of, no task is meant either.
  const isOfTasks = /\b(?:tasks?|to-?dos?|reminders?|list)\b/i.test(reading.text)
  const areAllKnown = reading.context.known.tasks.length < mostKnown && !isReopened.test(reading.text)
  return words === '' || !isOfTasks || areAllKnown
    ? { slots: {}, problem: { kind: 'missing', slot: 'task' } }
    : { slots: { task: words }, problem: null }
}

const isDone =
  /\b(?:done|complete[d]?|finish(?:ed)?|tick(?:ed)?|check(?:ed)? off|check off|(?:cross|tick|check|strike)(?:e?d)?\b.*\boff|close[d]?|called|sent|did|through)\b/i
const isStarted = /\b(?:in progress|start(?:ed|ing)?|working on|began|begin)\b/i
const isReopened = /\b(?:reopen(?:ed)?|not done|undone|to ?do again|back to to ?do)\b/i
const newTitle = /\brename\b.*?\bto\s+(.+)$/i

const isMoved = (date: string): boolean => /^from\b.*\bto\b/i.test(date)

/** update_task: task, and status, due_at, priority, assignee, title, description, remind_at or recurrence. */
export function readTaskChange(whole: Reading): SlotReading {
  const fields = readTaskFields(whole.text, whole.context)
  if (fields) {
    const task = readTask({ ...whole, text: fields.name, entities: [] }, null)
    return { slots: { ...task.slots, ...fields.slots }, problem: task.problem ?? fields.problem }
  }
  const { reading, slots: extras } = takeExtras(whole, false, isTold)
  const { text, entities } = reading
  const title = newTitle.exec(text)?.[1]
  const task = readTask(reading, title === undefined ? null : /\bto\s+.+$/i)
  const date = firstOf(entities, 'date')
  const priority = readPriority(text)
  const assignee = readAssignee(reading)
  const change: Slots = {
    ...(title === undefined ? {} : { title: tidy(title) }),
    // "From Monday to Friday" moves it to the second day.
    ...(date ? { due_at: (isMoved(date.text) ? date.date.endAt : null) ?? date.date.at } : {}),
    ...(priority ? { priority } : {}),
    ...(assignee ? { assignee: assignee.id } : {}),
    ...extras,
  }
  const status = isReopened.test(text)
    ? 'todo'
    : isStarted.test(text)
      ? 'in_progress'
      : isDone.test(text) && Object.keys(change).length === 0
        ? 'done'
        : null
  const slots = { ...task.slots, ...change, ...(status ? { status } : {}) }
  const isEmpty = status === null && Object.keys(change).length === 0
  return { slots, problem: task.problem ?? (isEmpty ? { kind: 'missing', slot: 'change' } : null) }
}

/** delete_task: task. */
export const readTaskToDelete = (reading: Reading): SlotReading => readTask(reading, null)
