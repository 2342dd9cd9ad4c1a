import { z } from 'zod'
import { notify } from '../../notifications/notify.ts'
import { defineTask } from '../tasks.ts'
import { nameOf, readColleagues } from './people.ts'

const payload = z.object({ company_id: z.uuid(), user_id: z.uuid() })

/** member.joined: notifies the company's owners and the inviter; not for the first member. */
export const announceMember = defineTask(payload, async ({ database }, event) => {
  const colleagues = await readColleagues(database, event.company_id)
  if (!colleagues.some(({ id }) => id === event.user_id)) return
  const hosts = await database.sql<{ id: string }[]>`
    select id from public.profiles
     where company_id = ${event.company_id} and id <> ${event.user_id}
       and (company_role = 'owner' or id in (select invited_by from public.company_invitations
                                              where accepted_by = ${event.user_id} and company_id = ${event.company_id}))`
  for (const { id } of hosts)
    await notify(database, {
      to: id,
      kind: 'member_joined',
      title: `${nameOf(colleagues, event.user_id)} joined your company`,
      link: '/account',
      eventKey: `member-joined-${event.user_id}-${event.company_id}`,
    })
})
