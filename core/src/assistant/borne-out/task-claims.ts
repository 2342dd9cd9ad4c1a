import { type DateReference, findDates } from '../../text/find-dates.ts'
import { toWallClock, wallToUtc, weekdayOf } from '../../text/time-zone.ts'
import { toWords } from '../../text/words.ts'
import type { Facts } from './facts-in.ts'
import { firstOf, namedIn, unsettled } from './named-records.ts'
import type { TaskFact } from './record-fields.ts'

const enough = 0.6

const particles = new Set(
  'a an the to for of on in at with and or my our your about is are by from'.split(' '),
)

const termsOf = (text: string): string[] =>
  toWords(text)
    .map((word) => word.toLowerCase().replace(/['’]s$/, ''))
    .filter((word) => !particles.has(word))

/** The one task that a statement is about: by most words of its title, or as the only one of the lead it names. */
function taskIn(text: string, facts: Facts): TaskFact[] {
  const said = new Set(termsOf(text))
  const scored = facts.tasks.map((task) => {
    const title = termsOf(task.title)
    const share = title.filter((word) => said.has(word)).length / (title.length || 1)
    return { task, share: title.length > 1 ? share : 0 }
  })
  const best = Math.max(0, ...scored.map(({ share }) => share))
  const byTitle = best >= enough ? scored.filter(({ share }) => share === best).map(({ task }) => task) : []
  const [lead] = namedIn(text, facts)
  const ofLead =
    byTitle.length === 0 && lead && /\b(?:task|to-?do|reminder)\b/i.test(text)
      ? facts.tasks.filter((task) => task.lead?.includes(firstOf(lead)) === true)
      : []
  const found = byTitle.length > 0 ? byTitle : ofLead
  return new Set(found.map(({ title }) => title)).size === 1 ? found : []
}

const dayNumber = (wall: ReturnType<typeof toWallClock>): number => Math.floor(wallToUtc(wall) / 86_400_000)
const weekdayAlone =
  /^(?:(?:by|on|until|before|this|next|for)\s+)*(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i

function findWrongDue(text: string, tasks: readonly TaskFact[], reference: DateReference): string[] {
  if (!/\b(?:due|deadline|scheduled|planned)\b/i.test(text)) return []
  const [said, ...others] = findDates(text, reference).filter(({ hasDay }) => hasDay)
  if (!said || others.length > 0 || /\b(?:week|month|quarter|year)\b/i.test(said.text)) return []
  const wanted = toWallClock(new Date(said.at), reference.timeZone)
  const isDue = tasks.some(({ due }) => {
    if (due === null) return false
    const wall = toWallClock(new Date(due), reference.timeZone)
    return weekdayAlone.test(said.text.trim())
      ? weekdayOf(wall) === weekdayOf(wanted)
      : dayNumber(wall) === dayNumber(wanted)
  })
  return isDue ? [] : [said.text.replace(/^(?:by|on|at|until|before|for)\s+/i, '')]
}

const states: [said: RegExp, isSo: (task: TaskFact, now: string) => boolean][] = [
  [
    /\b(?:overdue|past due)\b/i,
    ({ due, status }, now) => status !== 'done' && due !== null && Date.parse(due) < Date.parse(now),
  ],
  [
    /\b(?:is|are|already|now) (?:already |now |all )?(?:done|finished|completed?)\b/i,
    ({ status }) => status === 'done',
  ],
  [/\b(?:in progress|under way|underway)\b/i, ({ status }) => status === 'in_progress'],
]
const prioritySaid =
  /\b(urgent|high|low|normal)[- ]priority\b|\bpriority (?:is |of |to )?(urgent|high|low|normal)\b|\bis (urgent)\b/i

const overdueCount =
  /\b(no|one|two|three|four|five|six|\d{1,3})\s+(?:of your )?(?:open )?tasks?\s+(?:is|are)\s+overdue\b/i
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** How many tasks are said to be overdue, where that many of those that were read are not. */
function findWrongOverdue(text: string, facts: Facts, now: string): string[] {
  const said = overdueCount.exec(text)?.[1]?.toLowerCase()
  if (said === undefined || facts.tasks.length === 0) return []
  if (facts.texts.some((each) => /\boverdue\b/i.test(each))) return []
  const titles = new Set(
    facts.tasks
      .filter(({ due, status }) => status !== 'done' && due !== null && Date.parse(due) < Date.parse(now))
      .map(({ title }) => title),
  )
  const count = words.includes(said) ? words.indexOf(said) : Number(said)
  return count === titles.size ? [] : [`${said} overdue`]
}

/** What a statement tells of the one task it names and is not so: its day, its state, its priority. */
export function findWrongOfTask(text: string, facts: Facts, reference: DateReference): string[] {
  const tasks = taskIn(text, facts)
  if (unsettled.test(text)) return []
  if (tasks.length === 0) return findWrongOverdue(text, facts, reference.now)
  const state = states.flatMap(([said, isSo]) => {
    const found = said.exec(text)?.[0]
    return found === undefined || tasks.some((task) => isSo(task, reference.now)) ? [] : [found]
  })
  const found = prioritySaid.exec(text)
  const priority = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase()
  const known = tasks.flatMap((task) => task.priority ?? [])
  const isPriority = priority === undefined || known.length === 0 || known.includes(priority)
  return [...findWrongDue(text, tasks, reference), ...state, ...(isPriority || !priority ? [] : [priority])]
}
