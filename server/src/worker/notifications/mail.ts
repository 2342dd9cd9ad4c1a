import { z } from 'zod'
import { notificationMail } from '../../mail/templates.ts'
import { defineTask } from '../tasks.ts'

const payload = z.object({
  user_id: z.uuid(),
  title: z.string(),
  message: z.string().nullable(),
  link: z.string().startsWith('/').nullable(),
})

/** notification.mail: the notification's text as a mail, through the mail outbox. */
export const mailNotification = defineTask(payload, async ({ database, mailer, publicUrl }, event) => {
  const [person] = await database.sql<{ email: string }[]>`
    select email from auth.users where id = ${event.user_id} and email is not null`
  if (!person) return
  await mailer.send(
    notificationMail({
      brand: mailer.brand,
      to: person.email,
      title: event.title,
      message: event.message,
      link: new URL(event.link ?? '/dashboard', publicUrl).href,
    }),
  )
})
