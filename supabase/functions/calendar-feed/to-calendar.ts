import { createNumbers } from '@parley/core/format/numbers'
import { productPlace } from '@parley/core/format/place'
import { subjectKinds, subjectLabels } from '@parley/core/records/subject'
import { taskFields } from '@parley/core/records/task'
import { taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import { fromWallClock, isTimeZone, toWallClock, wallToUtc } from '@parley/core/text/time-zone'
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { z } from 'zod'
import { type CalendarReader, describeFacts } from './task-facts.ts'
import { showWall, toVTimezone } from './to-vtimezone.ts'

/** The result of `read_calendar_feed`. */
export const feedSchema = z.object({
  name: z.string(),
  /** Of the person; free text. */
  time_zone: z.string(),
  read_at: z.string(),
  /** How many tasks belong in it; `tasks` holds those nearest to `read_at`. */
  total: z.number(),
  /** The names of colleagues whom the tasks name, by id. */
  people: z.record(z.string(), z.string()),
  /** With what else their fields hold. */
  tasks: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      description: z.string().nullable(),
      status: z.enum(taskStatuses),
      priority: z.enum(taskPriorities),
      due_at: z.string(),
      remind_at: z.string().nullable(),
      /** An RRULE of RFC 5545, as in `tasks.recurrence`. */
      recurrence: z.string().nullable(),
      created_at: z.string(),
      updated_at: z.string(),
      /** The one that it belongs to. */
      lead: z.string().nullable(),
      account: z.string().nullable(),
      contact: z.string().nullable(),
    }),
  ),
})
export type Feed = z.infer<typeof feedSchema>

/** RFC 5545, 3.8.1.9: 1 is the highest, 5 in the middle, 9 the lowest. */
const priorities = { urgent: 1, high: 3, normal: 5, low: 9 }
const minutes = 30
const { number } = createNumbers(productPlace)

/** A note about omitted tasks; null without any. */
const describeMissing = (held: number, total: number): string | null =>
  total > held
    ? `This calendar holds the ${number(held)} tasks nearest to today, of ${number(total)}. The others are in Parley, under Tasks.`
    : null

/** A moment as the clock on the wall shows it: what repeats at nine is at nine in summer too. */
function onWall(moment: Date, zone: string): ICalDayJsStub {
  const shown = showWall(wallToUtc(toWallClock(moment, zone)))
  return {
    format: (pattern) => (pattern === 'HHmmss' ? shown.slice(9) : shown.slice(0, 8)),
    isValid: () => true,
    toDate: () => moment,
    toJSON: () => moment.toISOString(),
  }
}

/** Whose task it is, what its fields hold that calendars have no place for, and what it says; null where it says nothing. */
function describeTask(task: Feed['tasks'][number], reader: CalendarReader): string | null {
  const facts = [
    ...subjectKinds.flatMap((kind) => (task[kind] ? [`${subjectLabels[kind]}: ${task[kind]}`] : [])),
    ...describeFacts(taskFields, task, reader),
  ]
  return [facts.join('\n'), task.description].filter(Boolean).join('\n\n') || null
}

/** A rule of a task for an event that begins on a clock: its last day ends in UTC (RFC 5545, 3.3.10). */
const toEventRule = (rule: string, zone: string): string =>
  rule.replace(/(?<=UNTIL=)(\d{4})(\d{2})(\d{2})$/, (_until, year: string, month: string, day: string) => {
    const wall = { year: Number(year), month: Number(month), day: Number(day), hour: 23, minute: 59 }
    return `${showWall(fromWallClock(wall, zone).getTime())}Z`
  })

/**
 * The tasks as an iCalendar file (RFC 5545), half an hour each from the time they are due. Programs show events much
 * more widely than to-dos, so these are events; done tasks are marked in the title. One that repeats is an event that does, in the
 * time zone of the person.
 * @param appUrl where the app answers; each event links to its task
 */
export function toCalendar({ name, time_zone, tasks, total, read_at, people }: Feed, appUrl: string): string {
  const zone = isTimeZone(time_zone) ? time_zone : 'UTC'
  const missing = describeMissing(tasks.length, total)
  const calendar = ical({
    name: `${name}: tasks`,
    description: missing,
    prodId: { company: 'Parley', product: 'Tasks', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
    timezone: { name: null, generator: (name) => toVTimezone(name, Date.parse(read_at)) },
    url: `${appUrl}/tasks`,
  })
  for (const task of tasks) {
    const due = new Date(task.due_at)
    const end = new Date(due.getTime() + minutes * 60_000)
    const isOnWall = task.recurrence !== null && zone !== 'UTC'
    const event = calendar.createEvent({
      id: `${task.id}@${new URL(appUrl).hostname}`,
      summary: task.status === 'done' ? `✓ ${task.title}` : task.title,
      start: isOnWall ? onWall(due, zone) : due,
      end: isOnWall ? onWall(end, zone) : end,
      timezone: isOnWall ? zone : null,
      repeating: task.recurrence === null ? null : toEventRule(task.recurrence, zone),
      created: new Date(task.created_at),
      lastModified: new Date(task.updated_at),
      stamp: new Date(task.updated_at),
      status: ICalEventStatus.CONFIRMED,
      priority: priorities[task.priority],
      url: `${appUrl}/tasks?task=${task.id}`,
      description: describeTask(task, { timeZone: zone, people }),
    })
    if (task.remind_at !== null && task.status !== 'done')
      event.createAlarm({
        type: ICalAlarmType.display,
        // Each of a series has its own.
        ...(task.recurrence === null
          ? { trigger: new Date(task.remind_at) }
          : {
              trigger: (due.getTime() - Date.parse(task.remind_at)) / 1000,
              relatesTo: ICalAlarmRelatesTo.start,
            }),
        description: task.title,
      })
  }
  // Programs hide a calendar's description, so an event today contains the note as well.
  if (missing !== null)
    calendar.createEvent({
      id: `left-out@${new URL(appUrl).hostname}`,
      summary: `${number(total - tasks.length)} more tasks are not in this calendar`,
      start: new Date(read_at),
      allDay: true,
      stamp: new Date(read_at),
      transparency: ICalEventTransparency.TRANSPARENT,
      url: `${appUrl}/tasks`,
      description: missing,
    })
  return calendar.toString()
}
