import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { z } from 'zod'

/** What `read_calendar_feed` answers. */
export const feedSchema = z.object({
  name: z.string(),
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

/**
 * The tasks as an iCalendar file (RFC 5545), half an hour each from the time they are due. Programs show events much more
 * widely than to-dos, so these are events; what is done says so in its title.
 * @param appUrl where the app answers; each event links to its task
 */
export function toCalendar({ name, tasks }: Feed, appUrl: string): string {
  const calendar = ical({
    name: `${name}: tasks`,
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
  return calendar.toString()
}
