import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSmtp, type TestSmtp } from '../../auth/testing/mailbox.ts'
import { type Person, password, startTestHost, type TestHost } from '../../testing/host.ts'
import { mostInvitations } from './invitation.ts'

let smtp: TestSmtp
let sending: TestHost
let silent: TestHost
beforeAll(async () => {
  smtp = await startSmtp()
  sending = await startTestHost({ SMTP_URL: smtp.url })
  silent = await startTestHost()
})
afterAll(async () => {
  await Promise.all([sending?.close(), silent?.close()])
  await smtp?.close()
})

async function invite({ client, companyId }: Person, email: string | null) {
  const { data } = await client
    .from('company_invitations')
    .insert({ company_id: companyId, email })
    .select('id, token')
    .single()
    .throwOnError()
  return data
}
/** Somebody of an instance that sends mail, whose address has to be confirmed first. */
async function confirmed(name: string): Promise<Person> {
  const person = await sending.person(name)
  await sending.database.sql`update auth.users set email_confirmed_at = now() where id = ${person.id}`
  const { error } = await person.client.auth.signInWithPassword({ email: person.email, password })
  if (error) throw error
  return person
}
const mailedAt = async ({ client }: Person, id: string) =>
  (await client.from('company_invitations').select('mailed_at').eq('id', id).single().throwOnError()).data
    .mailed_at

it('mails an invitation with the way in, names who invites, and notes when', async () => {
  const ana = await confirmed('Ana')
  const { id, token } = await invite(ana, 'Ben@Northwind.example')
  const mail = await smtp.next('ben@northwind.example')
  expect(mail.subject).toBe('Ana invites you to Parley')
  expect(mail.text).toContain(`http://parley.test/auth?invitation=${token}`)
  await expect.poll(() => mailedAt(ana, id)).not.toBeNull()
})

it('mails no more than a company may send in a day, revoked ones too', async () => {
  const eve = await confirmed('Eve')
  await sending.database.sql`insert into private.invitation_mails (company_id)
    select ${eve.companyId}::uuid from generate_series(1, ${mostInvitations - 1})`
  const last = await invite(eve, 'last@northwind.example')
  await smtp.next('last@northwind.example')
  await expect.poll(() => mailedAt(eve, last.id)).not.toBeNull()
  await eve.client.from('company_invitations').delete().eq('id', last.id).throwOnError()
  const beyond = await invite(eve, 'beyond@northwind.example')
  const ran = () => sending.database.sql`
    select from graphile_worker.jobs where task_identifier = 'invitation.mail' union all select from private.events`
  await expect.poll(ran).toEqual([])
  expect(await mailedAt(eve, beyond.id)).toBeNull()
})

it('writes nothing where the instance sends no mail, or the link is for whoever has it', async () => {
  const ana = await silent.person('Ana')
  const { id } = await invite(ana, 'ben@northwind.example')
  await invite(ana, null)
  const { sql } = silent.database
  await expect
    .poll(
      () =>
        sql`select from graphile_worker.jobs where task_identifier = 'invitation.mail' union all select from private.events`,
    )
    .toEqual([])
  expect(await mailedAt(ana, id)).toBeNull()
  expect(await sql`select from host.mail_outbox where recipient = 'ben@northwind.example'`).toHaveLength(0)
})
