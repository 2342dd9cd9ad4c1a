import { z } from 'zod'
import { invitationMail } from '../../mail/templates.ts'
import { mailLocale } from '../../mail/words.ts'
import { defineTask } from '../tasks.ts'

/** Of a company in a day: whoever may invite must not be able to write to the world in our name. */
export const mostInvitations = 50

interface Invitation {
  company_id: string
  email: string
  token: string
  company: string
  inviter: string | null
  locale: string | null
}

/**
 * invitation.made: mails the link to join. Where no mail leaves the machine nothing is written: the inviter, who is told
 * so, passes the link on.
 */
export const mailInvitation = defineTask(
  z.object({ invitation_id: z.uuid() }),
  async ({ database, mailer, publicUrl }, { invitation_id: id }) => {
    if (!mailer.isSending) return
    const [invitation] = await database.sql<Invitation[]>`
      select i.company_id, i.email, i.token, c.name as company, p.full_name as inviter, u.raw_user_meta_data ->> 'locale' as locale
        from public.company_invitations i
        join public.companies c on c.id = i.company_id
        left join public.profiles p on p.id = i.invited_by
        left join auth.users u on u.id = i.invited_by
       where i.id = ${id} and i.email is not null and i.accepted_at is null and i.mailed_at is null and i.expires_at > now()`
    if (!invitation) return
    const { company_id: companyId, email: to, token, company, inviter, locale } = invitation
    await database.sql`delete from private.invitation_mails where mailed_at < now() - interval '1 day'`
    const [isWithin] = await database.sql`
      insert into private.invitation_mails (company_id) select ${companyId}::uuid
       where (select count(*) from private.invitation_mails where company_id = ${companyId}) < ${mostInvitations}
      returning true`
    if (!isWithin) return
    const link = new URL('/auth', publicUrl)
    link.searchParams.set('invitation', token)
    await mailer.send(
      invitationMail({
        brand: mailer.brand,
        locale: mailLocale(locale, undefined),
        to,
        company,
        inviter,
        link: link.href,
      }),
    )
    await database.sql`update public.company_invitations set mailed_at = now() where id = ${id}`
  },
)
