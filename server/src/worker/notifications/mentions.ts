import { findMentions } from '@parley/core/notifications/mentions'
import { quoted } from '@parley/core/text/quoted'
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
  /** What it is about, one of the four. */
  taskId: string | null
  leadId: string | null
  accountId: string | null
  contactId: string | null
}

/** Those of the people who see where they were mentioned: nobody learns of a record by being named beside it. */
async function whoSee(
  { sql }: Pick<Database, 'sql'>,
  people: readonly string[],
  { taskId, leadId, accountId, contactId }: Written,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select person.id from unnest(${[...people]}::uuid[]) person (id) where case
      when ${leadId}::uuid is not null then private.person_sees_lead(person.id, ${leadId})
      when ${taskId}::uuid is null then private.person_sees_customer(person.id, ${accountId}, ${contactId})
      else exists (select from public.tasks t where t.id = ${taskId} and private.team_sees(private.team_of(person.id), t)) end`
  return rows.map(({ id }) => id)
}

interface Noted {
  body: string
  kind: string
  name: string
  leadId: string | null
  accountId: string | null
  contactId: string | null
}

const event = { company_id: z.uuid(), actor_id: z.uuid().nullable() }

/** Notifies each mentioned colleague once, however often the text is edited, and never the author. */
async function notifyMentioned(database: Database, written: Written): Promise<void> {
  const colleagues = await readColleagues(database, written.companyId)
  const named = findMentions(written.text, colleagues).filter((id) => id !== written.actorId)
  for (const to of await whoSee(database, named, written)) {
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
    const [note] = await database.sql<Noted[]>`
      select note.body, note.kind, lead.id as "leadId", account.id as "accountId", contact.id as "contactId",
             coalesce(lead.name, account.name, contact.name) as name
        from public.lead_activities note left join public.leads lead on lead.id = note.lead_id
        left join public.accounts account on account.id = note.account_id
        left join public.contacts contact on contact.id = note.contact_id
       where note.id = ${id} and note.company_id = ${companyId} and note.body is not null`
    if (!note) return
    const { leadId, accountId, contactId } = note
    const place = `a ${note.kind} ${note.kind === 'note' ? 'on' : 'with'} ${note.name}`
    const link = leadId ? `/leads/${leadId}` : accountId ? `/accounts/${accountId}` : `/contacts/${contactId}`
    await notifyMentioned(database, {
      text: note.body,
      companyId,
      actorId,
      place,
      link,
      eventKey: `mention-note-${id}`,
      taskId: null,
      leadId,
      accountId,
      contactId,
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
    const place = `the task ${quoted(task.title)}`
    const link = `/tasks?task=${id}`
    await notifyMentioned(database, {
      text: task.description,
      companyId,
      actorId,
      place,
      link,
      eventKey: `mention-task-${id}`,
      taskId: id,
      leadId: null,
      accountId: null,
      contactId: null,
    })
  },
)
