import { findMentions } from '@parley/core/notifications/mentions'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { notify } from '../../notifications/notify.ts'
import { defineTask } from '../tasks.ts'
import { nameOf, readColleagues } from './people.ts'

interface Written {
  text: string
  companyId: string
  actorId: string | null
  /** The place, to end the sentence "Ana mentioned you in …". */
  place: string
  link: string
  eventKey: string
}

const event = { company_id: z.uuid(), actor_id: z.uuid().nullable() }

/** Notifies each mentioned colleague once, however often the text is edited, and never the author. */
async function notifyMentioned(database: Database, written: Written): Promise<void> {
  const colleagues = await readColleagues(database, written.companyId)
  for (const to of findMentions(written.text, colleagues).filter((id) => id !== written.actorId)) {
    await notify(database, {
      to,
      kind: 'mention',
      title: `${nameOf(colleagues, written.actorId)} mentioned you in ${written.place}`,
      message: written.text,
      link: written.link,
      eventKey: written.eventKey,
    })
  }
}

/** note.written */
export const announceNote = defineTask(
  z.object({ ...event, activity_id: z.uuid() }),
  async ({ database }, { activity_id: id, company_id: companyId, actor_id: actorId }) => {
    const [note] = await database.sql<{ body: string; lead_id: string; name: string }[]>`
      select body, lead_id, leads.name from public.lead_activities note join public.leads on leads.id = lead_id
       where note.id = ${id} and note.company_id = ${companyId} and note.body is not null`
    if (!note) return
    const place = `a note on ${note.name}`
    const link = `/leads/${note.lead_id}`
    await notifyMentioned(database, {
      text: note.body,
      companyId,
      actorId,
      place,
      link,
      eventKey: `mention-note-${id}`,
    })
  },
)

/** task.described */
export const announceDescription = defineTask(
  z.object({ ...event, task_id: z.uuid() }),
  async ({ database }, { task_id: id, company_id: companyId, actor_id: actorId }) => {
    const [task] = await database.sql<{ title: string; description: string }[]>`
      select title, description from public.tasks
       where id = ${id} and company_id = ${companyId} and description is not null`
    if (!task) return
    const place = `the task “${task.title}”`
    const link = `/tasks?task=${id}`
    await notifyMentioned(database, {
      text: task.description,
      companyId,
      actorId,
      place,
      link,
      eventKey: `mention-task-${id}`,
    })
  },
)
