import { createSigningKeys } from './auth/keys.ts'
import { readConfig, StartError } from './config.ts'
import type { Database } from './database/database.ts'
import { withDatabase } from './database/with-database.ts'
import { compactFigures, recountFigures } from './worker/analytics/compact-figures.ts'

/** `npm run admin -- COMMAND`: what an operator does beside the running instance, or while it is stopped. */
const usage = `Usage: npm run admin -- COMMAND
  grant EMAIL     makes an account admin of this instance
  revoke EMAIL    takes that back
  rotate-keys     signs new sessions with a new key; the sessions of today stay valid
                  (--revoke: the former key stops counting at once, and with it every link to a file)
  recount         sets the figures of /analytics right from the rows they count
  outbox          shows the newest mails that were kept because no mail server is set up`

async function setAdmin({ sql }: Database, email: string, isAdmin: boolean): Promise<void> {
  const [user] = await sql<
    { id: string }[]
  >`select id from auth.users where lower(email) = ${email.toLowerCase()}`
  if (!user) throw new StartError(`There is no account with the address ${email}.`)
  if (isAdmin)
    await sql`insert into public.user_roles (user_id, role) values (${user.id}, 'admin') on conflict do nothing`
  else await sql`delete from public.user_roles where user_id = ${user.id} and role = 'admin'`
  console.log(`${email} is ${isAdmin ? 'now' : 'no longer'} admin.`)
}

async function showOutbox({ sql }: Database): Promise<void> {
  const mails = await sql<{ created_at: string; recipient: string; subject: string; body_text: string }[]>`
    select created_at, recipient, subject, body_text from host.mail_outbox order by created_at desc limit 10`
  for (const mail of mails)
    console.log(`\n${mail.created_at}  to ${mail.recipient}\n${mail.subject}\n\n${mail.body_text}`)
  if (mails.length === 0) console.log('The outbox is empty.')
}

async function main([command, argument]: string[]): Promise<void> {
  const config = readConfig(process.env)
  if (command === 'grant' && argument)
    return withDatabase(config, (database) => setAdmin(database, argument, true))
  if (command === 'revoke' && argument)
    return withDatabase(config, (database) => setAdmin(database, argument, false))
  if (command === 'outbox') return withDatabase(config, showOutbox)
  if (command === 'recount') {
    return withDatabase(config, async (database) => {
      const corrected = await recountFigures(database)
      await compactFigures(database)
      console.log(corrected === 0 ? 'Every figure was right.' : `${corrected} lines were set right.`)
    })
  }
  if (command === 'rotate-keys') {
    return withDatabase(config, async ({ sql }) => {
      const keys = await createSigningKeys(sql, `${config.PUBLIC_URL}/auth/v1`)
      await keys.rotate({ revokesFormer: argument === '--revoke' })
      await sql`
        insert into auth.audit_log_entries (action, details)
        values ('signing_key_rotated', ${sql.json({ revoked: argument === '--revoke' })})`
      console.log('New sessions are signed with a new key. Running instances use it at once.')
    })
  }
  console.error(usage)
  process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
