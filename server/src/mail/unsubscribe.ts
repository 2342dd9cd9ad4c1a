import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import type { HostEnvironment } from '../http/context.ts'

const page = (title: string, text: string, form = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title>
<style>body{margin:0;font:16px/1.6 system-ui,sans-serif}main{max-width:32rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.3}button{font:inherit;padding:.6rem 1rem}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`

const gone = page(
  'This link does not work',
  'It may be cut off. Open it from the email itself, or reply to that email.',
)

/**
 * /unsubscribe/TOKEN: the unsubscribe link. GET changes nothing, since mail scanners open every link; POST does, by the
 * page's button or the mail program's own (RFC 8058).
 */
export function createUnsubscribe({ sql }: Database): Hono<HostEnvironment> {
  const app = new Hono<HostEnvironment>()
  app.get('/:token', async (context) => {
    const token = context.req.param('token')
    const [known] = await sql`select from private.mail_tokens where token = ${token}`
    if (!known) return context.html(gone, 404)
    return context.html(
      page(
        'Unsubscribe?',
        'You won’t get any more email from this company at this address.',
        '<form method="post"><button>Unsubscribe</button></form>',
      ),
    )
  })
  app.post('/:token', async (context) => {
    const [answer] = await sql<{ is_done: boolean }[]>`
      select public.refuse_lead_email(${context.req.param('token')}) as is_done`
    if (!answer?.is_done) return context.html(gone, 404)
    return context.html(page('You’re unsubscribed', 'All done. You can close this page.'))
  })
  return app
}
