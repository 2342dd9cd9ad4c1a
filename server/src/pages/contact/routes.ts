import { checkContactMessage, contactFields, emptyContactForm } from '@parley/core/site/contact'
import type { ContactForm, VisitorPage } from '@parley/core/site/rendering'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Sql } from '../../database/database.ts'
import type { HostEnvironment } from '../../http/context.ts'
import { limitKey, type RateLimits } from '../../http/rate-limits.ts'
import { createStamps } from './stamp.ts'

interface Dependencies {
  sql: Sql
  limits: RateLimits
  peer: (context: Context) => string
  secret: string
  supportEmail: string
  show: (
    context: Context<HostEnvironment>,
    page: VisitorPage,
    status: ContentfulStatusCode,
  ) => Promise<Response>
}

/** Messages one address may send in an hour. */
const messagesAnHour = 5

/** /contact: the contact form. A refused form comes back filled in, so that no input is lost. */
export function createContact({ sql, limits, peer, secret, supportEmail, show }: Dependencies) {
  const stamps = createStamps(secret)
  const app = new Hono<HostEnvironment>()

  const showForm = (
    context: Context<HostEnvironment>,
    status: ContentfulStatusCode,
    form: Partial<ContactForm> = {},
  ) =>
    show(context, { kind: 'contact', form: { ...emptyContactForm, stamp: stamps.make(), ...form } }, status)

  app.get('/', (context) => showForm(context, 200))
  app.get('/thanks', (context) => show(context, { kind: 'contact-thanks' }, 200))

  app.post('/', bodyLimit({ maxSize: 64 * 1024 }), async (context) => {
    const body: Record<string, unknown> = await context.req.parseBody().catch(() => ({}))
    const read = (name: string) => {
      const value = body[name]
      // Postgres takes no null character; line ends are those of the form's encoding.
      return typeof value === 'string' ? value.replaceAll('\0', '').replaceAll('\r\n', '\n').trim() : ''
    }
    const values = {
      name: read('name'),
      email: read('email'),
      company: read('company'),
      message: read('message'),
    }
    const stamp = read('stamp')
    const refuse = (status: ContentfulStatusCode, message: string, kept = stamps.make()) =>
      showForm(context, status, { values, errors: { form: message }, stamp: kept })

    const errors = checkContactMessage(values)
    if (contactFields.some((field) => errors[field]))
      return showForm(context, 422, {
        values,
        errors,
        stamp: stamps.check(stamp) === 'unknown' ? stamps.make() : stamp,
      })
    if (read('website') !== '')
      return refuse(422, 'Something filled in a hidden field. Please send it again.')
    const state = stamps.check(stamp)
    if (state === 'unknown') return refuse(422, 'Please check your message and send it again.')
    if (state === 'early')
      return refuse(422, 'That was faster than anyone can type. Please check it and send it again.', stamp)
    const wait = await limits.spend('contact', limitKey(peer(context)), messagesAnHour, 3600)
    if (wait !== null) {
      context.header('Retry-After', String(wait))
      return refuse(
        429,
        `You have sent several messages already. Please wait ${Math.ceil(wait / 60)} minutes.`,
      )
    }
    const [received] = await sql<{ lead: string | null }[]>`
      select private.receive_contact_message(${values.name}, ${values.email}, ${values.company}, ${values.message}) as lead`
    if (!received?.lead)
      return refuse(
        503,
        `Nobody is set up to read messages here yet. Please write to ${supportEmail} instead.`,
      )
    return context.redirect('/contact/thanks', 303)
  })
  return app
}
