import { z } from 'zod'
import { notify } from '../../notifications/notify.ts'
import { defineTask } from '../tasks.ts'
import { nameOf, readColleagues } from './people.ts'

const payload = z.object({
  event_id: z.string(),
  company_id: z.uuid(),
  actor_id: z.uuid().nullable(),
  task_id: z.uuid(),
  assignee_id: z.uuid(),
})

/** task.assigned: notifies the assignee, unless the task was reassigned since. */
export const announceAssignment = defineTask(payload, async ({ database }, event) => {
  const [task] = await database.sql<{ title: string; subject: string | null }[]>`
    select tasks.title, coalesce(leads.name, accounts.name, contacts.name) as subject
      from public.tasks left join public.leads on leads.id = tasks.lead_id
      left join public.accounts on accounts.id = tasks.account_id left join public.contacts on contacts.id = tasks.contact_id
     where tasks.id = ${event.task_id} and tasks.assignee_id = ${event.assignee_id} and tasks.status <> 'done'`
  if (!task) return
  const colleagues = await readColleagues(database, event.company_id)
  await notify(database, {
    to: event.assignee_id,
    kind: 'task_assigned',
    title: `${nameOf(colleagues, event.actor_id)} assigned you a task: ${task.title}`,
    message: task.subject === null ? null : `For ${task.subject}`,
    link: `/tasks?task=${event.task_id}`,
    eventKey: `task-assigned-${event.task_id}-${event.event_id}`,
  })
})
