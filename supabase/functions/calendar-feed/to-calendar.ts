import { createNumbers } from '@parley/core/format/numbers'
import { productLocale } from '@parley/core/format/place'
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { z } from 'zod'

/** The result of `read_calendar_feed`. */
export const feedSchema = z.object({
  name: z.string(),
  read_at: z.string(),
  /** How many tasks belong in it; `tasks` holds those nearest to `read_at`. */
  total: z.number(),
  tasks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string().nullable(),
      status: z.enum(['todo', 'in_progress', 'done']),
      priority: z.enum(['low', 'normal', 'high', 'urgent']),
      due_at: z.string(),
      remind_at: z.string().nullable(),
      created_at: z.string(),
      updated_at: z.string(),
      lead: z.string().nullable(),
    }),
  ),
})
type Feed = z.infer<typeof feedSchema>

/** RFC 5545, 3.8.1.9: 1 is the highest, 5 in the middle, 9 the lowest. */
const priorities = { urgent: 1, high: 3, normal: 5, low: 9 }
const minutes = 30
const { number } = createNumbers(productLocale)

/** A note about omitted tasks; null without any. */
const describeMissing = (held: number, total: number): string | null =>
  total > held
    ? `This calendar holds the ${number(held)} tasks nearest to today, of ${number(total)}. The others are in Parley, under Tasks.`
    : null

/**
 * The tasks as an iCalendar file (RFC 5545), half an hour each from the time they are due. Programs show events much
 * more widely than to-dos, so these are events; done tasks are marked in the title.
 * @param appUrl where the app answers; each event links to its task
 */
export function toCalendar({ name, tasks, total, read_at }: Feed, appUrl: string): string {
  const missing = describeMissing(tasks.length, total)
  const calendar = ical({
    name: `${name}: tasks`,
    description: missing,
    prodId: { company: 'Parley', product: 'Tasks', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
    url: `${appUrl}/tasks`,
  })
  for (const task of tasks) {
    const start = new Date(task.due_at)
    const event = calendar.createEvent({
      id: `${task.id}@${new URL(appUrl).hostname}`,
      summary: task.status === 'done' ? `✓ ${task.title}` : task.title,
      start,
      end: new Date(start.getTime() + minutes * 60_000),
      created: new Date(task.created_at),
      lastModified: new Date(task.updated_at),
      stamp: new Date(task.updated_at),
      status: ICalEventStatus.CONFIRMED,
      priority: priorities[task.priority],
      url: `${appUrl}/tasks?task=${task.id}`,
      description: [task.lead && `Lead: ${task.lead}`, task.description].filter(Boolean).join('\n\n') || null,
    })
    if (task.remind_at !== null && task.status !== 'done')
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: new Date(task.remind_at),
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
